import CoordinatorCore
import CoordinatorTesting
import Testing

@MainActor
@Suite("Expected not to grow", .serialized)
struct NoGrowthTests {
  private let shop = ShopCoordinator()

  @Test func aRoundTripThatLeavesNothing() {
    expectNoGrowth(of: shop, times: 4) { shop.removeChild(shop.open()) }
    #expect(shop.visits == 5)
  }

  @Test func whatTheFirstTripMakesForGoodIsNoGrowth() {
    var tab: PostCoordinator?
    expectNoGrowth(of: shop) {
      if tab == nil { tab = shop.open() }
      shop.removeChild(shop.open())
    }
  }

  @Test func oneMoreAtEachVisitFails() {
    let line = #line + 2
    withKnownIssue {
      expectNoGrowth(of: shop, times: 3) { _ = shop.open() }
    } matching: { issue in
      let words = "After 3 round trips there are more:\nPostCoordinator: 1 before, 4 after"
      return issue.comments.first?.rawValue.hasPrefix(words) == true && issue.sourceLocation?.line == line
    }
  }

  @Test func whatLeaksAtEachVisitFails() {
    var kept: [PostCoordinator] = []
    withKnownIssue {
      expectNoGrowth(of: shop) {
        let post = shop.open()
        kept.append(post)
        shop.removeChild(post)
      }
    } matching: {
      $0.comments.first?.rawValue.contains("PostCoordinator") == true
    }
    kept = []
  }

  @Test func atLeastOneTripIsMade() {
    expectNoGrowth(of: shop, times: -1) { shop.removeChild(shop.open()) }
    #expect(shop.visits == 2)
  }
}
