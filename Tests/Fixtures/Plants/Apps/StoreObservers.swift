import UIKit

@MainActor
class PlanBase {
  var children: [PlanBase] = []
}

@MainActor
final class PlanStore {
  private var observers: [() -> Void] = []
  func observe(_ body: @escaping () -> Void) { observers.append(body) }
  func change() { observers.forEach { $0() } }
}

final class PlansCoordinator: PlanBase {
  let store = PlanStore()

  func open() {
    let plan = PlanCoordinator(store: store)
    children.append(plan)
    plan.start()
  }

  func close() { children.removeLast() }
}

/// A store that lives on has its closures.
final class PlanCoordinator: PlanBase {
  private let store: PlanStore
  private(set) var reloads = 0

  init(store: PlanStore) { self.store = store }

  func start() {
    store.observe {
      self.reload()
    }
  }

  private func reload() { reloads += 1 }
}
