import UIKit

@MainActor
class KitchenBase {
  var children: [KitchenBase] = []
}

/// A container that lives long has a closure for each of its registrations.
@MainActor
final class KitchenContainer {
  private var factories: [String: () -> AnyObject?] = [:]
  func register(_ name: String, _ factory: @escaping () -> AnyObject?) { factories[name] = factory }
  func resolve(_ name: String) -> AnyObject? { factories[name]?() }
}

final class KitchensCoordinator: KitchenBase {
  let container = KitchenContainer()

  func open() {
    let kitchen = KitchenCoordinator()
    children.append(kitchen)
    container.register("chef") { kitchen }
  }

  func close() { children.removeLast() }
}

final class KitchenCoordinator: KitchenBase {
  var dishes = 0
}
