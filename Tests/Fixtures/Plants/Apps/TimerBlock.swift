import Foundation
import UIKit

@MainActor
class ClockBase {
  var children: [ClockBase] = []
}

final class ClocksCoordinator: ClockBase {
  func open() {
    let clock = ClockCoordinator()
    children.append(clock)
    clock.start()
  }
  func close() {
    (children.last as? ClockCoordinator)?.stop()
    children.removeLast()
  }
}

/// A timer that repeats and is never ended.
final class ClockCoordinator: ClockBase {
  private var timer: Timer?
  private(set) var ticks = 0

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in
      MainActor.assumeIsolated { self.tick() }
    }
  }

  func stop() {
    ticks = 0
  }

  private func tick() { ticks += 1 }
}
