import UIKit

@MainActor
class DeliveryBase {
  var children: [DeliveryBase] = []
}

/// A container of the app's own keeps what it resolved once.
@MainActor
final class AppContainer {
  private var instances: [String: AnyObject] = [:]

  func resolve<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = "\(Object.self)"
    if let known = instances[key] as? Object { return known }
    let made = make()
    instances[key] = made
    return made
  }

  func release(_ key: String) {
    instances[key] = nil
  }
}

final class DeliveriesCoordinator: DeliveryBase {
  let container = AppContainer()

  func open() {
    let delivery = container.resolve { DeliveryCoordinator() }
    children.append(delivery)
    delivery.opened += 1
  }

  func close() { children.removeLast() }
}

final class DeliveryCoordinator: DeliveryBase {
  var opened = 0
}
