import UIKit

@MainActor
class SyncBase {
  var children: [SyncBase] = []
}

final class SyncsCoordinator: SyncBase {
  func open() {
    let sync = SyncCoordinator()
    children.append(sync)
    sync.start()
  }
  func close() { children.removeLast() }
}

/// A task that ends only when it is cancelled.
final class SyncCoordinator: SyncBase {
  private var task: Task<Void, Never>?
  private(set) var rounds = 0

  func start() {
    task = Task {
      while !Task.isCancelled {
        self.sync()
        try? await Task.sleep(nanoseconds: 1_000_000)
      }
    }
  }

  private func sync() { rounds += 1 }
}
