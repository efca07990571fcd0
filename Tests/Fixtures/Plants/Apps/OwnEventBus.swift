import UIKit

@MainActor
class BusBase {
  var children: [BusBase] = []
}

@MainActor
final class EventBus {
  static let shared = EventBus()
  private var handlers: [Int: (String) -> Void] = [:]
  private var next = 0

  func subscribe(_ handler: @escaping (String) -> Void) -> Int {
    next += 1
    handlers[next] = handler
    return next
  }

  func unsubscribe(_ number: Int) { handlers[number] = nil }
  func post(_ event: String) { handlers.values.forEach { $0(event) } }
}

final class BusStopsCoordinator: BusBase {
  func open() {
    let stop = BusStopCoordinator()
    children.append(stop)
    stop.start()
  }
  func close() { children.removeLast() }
}

/// A bus of the app's own, which lives as long as the app.
final class BusStopCoordinator: BusBase {
  private var token = 0
  private(set) var events: [String] = []

  func start() {
    token = EventBus.shared.subscribe { event in
      self.events.append(event)
    }
  }
}
