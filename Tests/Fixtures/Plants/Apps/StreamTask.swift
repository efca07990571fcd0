import UIKit

@MainActor
class PriceBase {
  var children: [PriceBase] = []
}

@MainActor
final class PriceFeed {
  private var continuations: [AsyncStream<Int>.Continuation] = []
  func prices() -> AsyncStream<Int> {
    AsyncStream { continuations.append($0) }
  }
  func send(_ price: Int) { continuations.forEach { $0.yield(price) } }
}

final class MarketCoordinator: PriceBase {
  let feed = PriceFeed()

  func open() {
    let price = PriceCoordinator(feed: feed)
    children.append(price)
    price.start()
  }

  func close() {
    (children.last as? PriceCoordinator)?.stop()
    children.removeLast()
  }
}

/// A task waits for a stream that never ends.
final class PriceCoordinator: PriceBase {
  private let feed: PriceFeed
  private var updates: Task<Void, Never>?
  private(set) var prices: [Int] = []

  init(feed: PriceFeed) { self.feed = feed }

  func start() {
    let stream = feed.prices()
    updates = Task {
      for await price in stream {
        self.show(price)
      }
    }
  }

  func stop() {
    prices = []
  }

  private func show(_ price: Int) { prices.append(price) }
}
