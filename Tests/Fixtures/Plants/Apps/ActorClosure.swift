import UIKit

@MainActor
class CountBase {
  var children: [CountBase] = []
}

/// An actor that keeps a closure.
actor Counter {
  private var handler: (@MainActor @Sendable (Int) -> Void)?
  func set(_ handler: @escaping @MainActor @Sendable (Int) -> Void) { self.handler = handler }
  func count() async { await handler?(1) }
}

final class CountsCoordinator: CountBase {
  func open() {
    let count = CountCoordinator()
    children.append(count)
    count.start()
  }
  func close() { children.removeLast() }
}

final class CountCoordinator: CountBase {
  let counter = Counter()
  private(set) var total = 0

  func start() {
    let counter = counter
    let handler: @MainActor @Sendable (Int) -> Void = { number in
      self.total += number
    }
    Task { await counter.set(handler) }
  }

  func tap() {
    let counter = counter
    Task { await counter.count() }
  }
}
