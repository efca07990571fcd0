import CoordinatorCore
import CoordinatorTesting
import Testing

/// Trackers are told of every coordinator of the process: one test at a time.
@MainActor
@Suite("Expected not to leak", .serialized)
struct NoLeaksTests {
  private nonisolated func comment(_ issue: Issue) -> String { issue.comments.map(\.rawValue).joined() }

  @Test func whatComesAndGoesPasses() {
    let shop = ShopCoordinator()
    expectNoLeakedCoordinators(below: shop) {
      let post = shop.open()
      shop.removeChild(post)
    }
    // What stays attached is no leak.
    expectNoLeakedCoordinators(below: shop) { _ = shop.open() }
    expectNoLeakedCoordinators { watch in
      let other = watch(ShopCoordinator())
      _ = other.open()
    }
  }

  @Test func aLeakFailsAtTheCallersLineWithItsExplanation() {
    let shop = ShopCoordinator()
    let (line, attach) = (#line + 2, "Shop.swift:")
    withKnownIssue {
      expectNoLeakedCoordinators(below: shop) {
        shop.removeChild(shop.open(.closure))
      }
    } matching: { issue in
      let text = comment(issue)
      let words = ["[detached-but-alive]", attach, "sinks[\"post\"]", "~~~~", "\n  fix: "]
      return issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID.hasSuffix("NoLeaksTests.swift") == true
        && words.allSatisfy(text.contains)
        // How to fix it is told once, by the name that is captured.
        && text.contains("[weak x]") && !text.contains("[weak self]") && !text.contains("to fix it:")
    }
    shop.sinks = [:]
  }

  @Test func aClosedCycleIsFound() {
    let shop = ShopCoordinator()
    weak var left: PostCoordinator?
    withKnownIssue {
      expectNoLeakedCoordinators(below: shop) {
        let post = shop.open(.cycle)
        shop.removeChild(post)
        left = post
      }
    } matching: {
      comment($0).contains("PostCoordinator") && comment($0).contains("mySelf")
        && comment($0).contains(
          "clear `PostCoordinator.mySelf` when PostCoordinator is detached, or declare it `weak var mySelf`"
        )
    }
    left?.mySelf = nil
  }

  @Test func whatWasThereBeforeIsNotOfItsDoing() {
    let shop = ShopCoordinator()
    shop.removeChild(shop.open(.closure))
    expectNoLeakedCoordinators(below: shop) { shop.removeChild(shop.open()) }
    shop.sinks = [:]
  }

  @Test("What proves nothing fails")
  func nothingWatched() {
    let shop = ShopCoordinator()
    withKnownIssue {
      expectNoLeakedCoordinators {}
    } matching: {
      comment($0).hasPrefix("No root was watched")
    }
    withKnownIssue {
      expectNoLeakedCoordinators(below: shop) {}
    } matching: {
      comment($0).hasPrefix("No coordinator was seen below the root")
    }
  }

  @Test func aRootThatIsMadeInTheBlockHasToGo() {
    var kept: ShopCoordinator?
    withKnownIssue {
      expectNoLeakedCoordinators { watch in
        kept = watch(ShopCoordinator())
        _ = kept?.open()
      }
    } matching: {
      comment($0).hasPrefix("ShopCoordinator, the root, is alive after the block")
    }
    kept = nil
    var post: PostCoordinator?
    withKnownIssue {
      expectNoLeakedCoordinators { watch in post = watch(ShopCoordinator()).open() }
    } matching: {
      comment($0).contains("PostCoordinator is alive, although its root ShopCoordinator was released")
    }
    #expect(post != nil)
    post = nil
  }

  @Test func errorsOfTheBlockAreHandedOn() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try expectNoLeakedCoordinators(below: ShopCoordinator()) { throw Stop() }
    }
  }

  @Test func aBlockThatWaits() async {
    let shop = ShopCoordinator()
    await expectNoLeakedCoordinators(below: shop) { _ in
      let post = shop.open()
      await Task.yield()
      shop.removeChild(post)
    }
    // A task that runs later lets go of it: so many turns, and no time.
    await expectNoLeakedCoordinators(below: shop, turns: 20) { _ in
      let post = shop.open()
      shop.removeChild(post)
      Task { @MainActor in post.like() }
    }
    await withKnownIssue {
      await expectNoLeakedCoordinators(below: shop, turns: 3) { _ in
        let post = shop.open(.closure)
        await Task.yield()
        shop.removeChild(post)
      }
    }
    shop.sinks = [:]
  }
}
