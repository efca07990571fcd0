import UIKit

@MainActor
class AlarmBase {
  var children: [AlarmBase] = []
}

@MainActor
final class AlarmButton {
  var action: (() -> Void)?
  func tap() { action?() }
}

final class AlarmsCoordinator: AlarmBase {
  func open() {
    let alarm = AlarmCoordinator()
    children.append(alarm)
    alarm.start()
  }
  func close() { children.removeLast() }
}

/// A method serves as a closure: nobody sees that it captures its object.
final class AlarmCoordinator: AlarmBase {
  let button = AlarmButton()
  private(set) var rings = 0

  func start() {
    button.action = ring
  }

  private func ring() { rings += 1 }
}
