import Foundation
import UIKit

@MainActor
class HintBase {
  var children: [HintBase] = []
}

final class HintsCoordinator: HintBase {
  func open() {
    let hint = HintCoordinator()
    children.append(hint)
    hint.start(after: 600)
  }
  func close() { children.removeLast() }
}

/// Work that is due much later.
final class HintCoordinator: HintBase {
  private var work: DispatchWorkItem?
  private(set) var shown = 0

  func start(after seconds: Double) {
    let work = DispatchWorkItem {
      MainActor.assumeIsolated { self.show() }
    }
    self.work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
  }

  private func show() { shown += 1 }
}
