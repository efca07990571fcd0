import CoordinatorTesting
import Testing

/// Coordinators of an app that knows nothing of coordviz.
@MainActor
private final class PlainCoordinator {
  var childCoordinators: [PlainCoordinator] = []
  var finish: (() -> Void)?

  func open() -> PlainCoordinator {
    let child = PlainCoordinator()
    childCoordinators.append(child)
    return child
  }

  func close(_ child: PlainCoordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}

@MainActor
@Suite("Coordinators of other patterns", .serialized)
struct ForeignTests {
  private let root = PlainCoordinator()

  @Test func whatNobodySawProvesNothing() {
    withKnownIssue {
      expectNoLeakedCoordinators(below: root) { root.close(root.open()) }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("No coordinator was seen below the root") == true
    }
  }

  @Test func whatWasLookedAtAndWentPasses() {
    expectNoLeakedCoordinators(below: root) { watch in
      let child = root.open()
      watch.look()
      root.close(child)
    }
  }

  @Test func whatWasLookedAtAndStayedFails() {
    var left: PlainCoordinator?
    withKnownIssue {
      expectNoLeakedCoordinators(below: root) { watch in
        let child = root.open()
        child.finish = { _ = child.childCoordinators }
        watch.look()
        root.close(child)
        left = child
      }
    } matching: {
      $0.comments.first?.rawValue.contains("PlainCoordinator was detached from PlainCoordinator") == true
    }
    left?.finish = nil
  }

  @Test func aRootThatTheBlockMakesNeedsNoLook() {
    expectNoLeakedCoordinators { watch in _ = watch(PlainCoordinator()).open() }
    var left: PlainCoordinator?
    withKnownIssue {
      expectNoLeakedCoordinators { watch in left = watch(PlainCoordinator()).open() }
    } matching: {
      $0.comments.first?.rawValue.contains("PlainCoordinator") == true
    }
    withExtendedLifetime(left) {}
  }

  @Test func itsTreeAndItsGrowth() {
    expectHierarchy(of: root, matches: "PlainCoordinator")
    expectNoGrowth(of: root) { watch in
      let child = root.open()
      watch.look()
      root.close(child)
    }
    withKnownIssue {
      expectNoGrowth(of: root) { _ = root.open() }
    }
  }
}
