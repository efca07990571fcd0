/// A coordinator with what apps keep in one: a list, a slot, a dictionary, a closure, a way up.
final class Coordinator {
  var children: [Coordinator] = []
  weak var parent: Coordinator?
  var login: Coordinator?
  var byName: [String: ViewModel] = [:]
  var viewModel = ViewModel()
  var onFinish: (() -> Void)?
  let title = "title"
  var identifiers = [1, 2, 3]
}

final class ViewModel {
  var service: AnyObject?
  var state = State.idle
  var onChange: ((Int) -> Void)?
}

enum State {
  case idle
  case loaded(title: String, cache: Cache)
}

final class Cache {
  var values: [Any] = [1, "two"]
}

final class Analytics {
  var sinks: [String: () -> Void] = [:]
}

/// The root of an app with `count` objects and closures, one of which was forgotten by its parent, and not by the analytics.
final class App {
  let analytics = Analytics()
  let root: Coordinator
  private(set) weak var leaked: Coordinator?

  init(objects count: Int) {
    // A coordinator has a view model, its cache and a closure: with its collections, seven nodes.
    let coordinators = (0..<count / 4).map { _ in Coordinator() }
    root = coordinators[0]
    for (index, coordinator) in coordinators.enumerated() {
      coordinator.viewModel.state = .loaded(title: "title", cache: Cache())
      coordinator.onFinish = { [weak coordinator] in coordinator?.login = nil }
      coordinator.byName["main"] = coordinator.viewModel
      guard index > 0 else { continue }
      let parent = coordinators[(index - 1) / 8]
      coordinator.parent = parent
      parent.children.append(coordinator)
    }
    leak(below: coordinators[coordinators.count - 1])
  }

  private func leak(below parent: Coordinator) {
    let child = Coordinator()
    child.parent = parent
    analytics.sinks["pay"] = { child.login = nil }
    leaked = child
  }
}
