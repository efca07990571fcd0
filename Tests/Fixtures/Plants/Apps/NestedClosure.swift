import UIKit

@MainActor
class LoadBase {
  var children: [LoadBase] = []
}

@MainActor
final class Loader {
  var onReady: (() -> Void)?
  var onDone: (() -> Void)?
  func load() {
    onReady?()
    onDone?()
  }
}

final class LoadsCoordinator: LoadBase {
  func open() {
    let load = LoadCoordinator()
    children.append(load)
    load.start()
  }
  func close() { children.removeLast() }
}

/// The outer closure is weak; the inner one captures what the guard made strong.
final class LoadCoordinator: LoadBase {
  let loader = Loader()
  private(set) var done = 0

  func start() {
    loader.onReady = { [weak self] in
      guard let self else { return }
      self.loader.onDone = {
        self.done += 1
      }
    }
    loader.load()
  }
}
