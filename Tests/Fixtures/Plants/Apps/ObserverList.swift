import UIKit

@MainActor
class SeatBase {
  var children: [SeatBase] = []
}

@MainActor
protocol SeatObserver: AnyObject {
  func seatsChanged()
}

/// A service that lives on keeps its observers strongly, and can forget them.
@MainActor
final class SeatService {
  private var observers: [any SeatObserver] = []
  func add(_ observer: any SeatObserver) { observers.append(observer) }
  func remove(_ observer: any SeatObserver) { observers.removeAll { $0 === observer } }
  func change() { observers.forEach { $0.seatsChanged() } }
}

final class CinemaCoordinator: SeatBase {
  let service = SeatService()

  func open() {
    let seats = SeatsCoordinator(service: service)
    children.append(seats)
    seats.start()
  }

  func close() {
    (children.last as? SeatsCoordinator)?.stop()
    children.removeLast()
  }
}

final class SeatsCoordinator: SeatBase, SeatObserver {
  private let service: SeatService
  private(set) var changes = 0

  init(service: SeatService) { self.service = service }

  func start() { service.add(self) }

  func stop() { changes = 0 }

  func seatsChanged() { changes += 1 }
}
