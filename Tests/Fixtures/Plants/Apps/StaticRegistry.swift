import UIKit

@MainActor
class DeviceBase {
  var children: [DeviceBase] = []
}

@MainActor
enum DeviceRegistry {
  static var active: [DeviceCoordinator] = []

  static func register(_ device: DeviceCoordinator) {
    active.append(device)
  }

  static func unregister(_ device: DeviceCoordinator) {
    active.removeAll { $0 === device }
  }
}

final class DevicesCoordinator: DeviceBase {
  func open() {
    let device = DeviceCoordinator()
    children.append(device)
    device.start()
  }

  func close() {
    (children.last as? DeviceCoordinator)?.stop()
    children.removeLast()
  }
}

/// It registers itself in a static list, and stays there.
final class DeviceCoordinator: DeviceBase {
  private(set) var isOn = false

  func start() {
    DeviceRegistry.register(self)
    isOn = true
  }

  func stop() { isOn = false }
}
