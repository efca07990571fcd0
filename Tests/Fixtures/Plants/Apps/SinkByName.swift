import UIKit

@MainActor
class BuyBase {
  var children: [BuyBase] = []
}

@MainActor
final class Metrics {
  var sinks: [String: (String) -> Void] = [:]
}

final class BuyingCoordinator: BuyBase {
  let metrics = Metrics()

  func open() {
    let buy = BuyCoordinator()
    children.append(buy)
    metrics.sinks["buy"] = { event in buy.track(event) }
  }

  func close() { children.removeLast() }
}

final class BuyCoordinator: BuyBase {
  private(set) var events: [String] = []
  func track(_ event: String) { events.append(event) }
}
