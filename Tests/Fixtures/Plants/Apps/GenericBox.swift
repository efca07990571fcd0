import UIKit

@MainActor
class CoinBase {
  var children: [CoinBase] = []
}

final class BankingCoordinator: CoinBase {
  func open() {
    let coin = CoinCoordinator()
    coin.start()
    children.append(coin)
  }
  func close() { children.removeLast() }
}

@MainActor
final class Adapter<Target: AnyObject> {
  var target: Target?
  let action: (Target) -> Void
  init(_ target: Target, _ action: @escaping (Target) -> Void) {
    self.target = target
    self.action = action
  }
  func fire() { target.map(action) }
}

/// A generic adapter of its own keeps it.
final class CoinCoordinator: CoinBase {
  var adapter: Adapter<CoinCoordinator>?
  var flips = 0
  func start() { adapter = Adapter(self) { $0.flips += 1 } }
}
