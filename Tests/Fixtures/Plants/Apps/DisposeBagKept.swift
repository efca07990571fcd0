import Streams
import UIKit

@MainActor
class LightBase {
  var children: [LightBase] = []
}

final class LightsCoordinator: LightBase {
  let levels = PassthroughSubject<Int>()

  func open() {
    let light = LightCoordinator()
    children.append(light)
    light.start(levels)
  }

  func close() { children.removeLast() }
}

/// A bag of subscriptions, as in RxSwift.
final class LightCoordinator: LightBase {
  private let disposeBag = DisposeBag()
  private(set) var level = 0

  func start(_ levels: PassthroughSubject<Int>) {
    disposeBag.insert(levels.sink { value in
      self.level = value
    })
  }
}
