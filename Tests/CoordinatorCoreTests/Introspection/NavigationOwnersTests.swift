import CoordinatorCore
import CoordinatorGraph
import TestSupport
import Testing

private final class MainTabs: TabScreen {
  let home = Leaf()
  weak var coordinator: TabsFlow?
}

@MainActor private final class TabsFlow: @preconcurrency Flow {
  var childCoordinators: [any Flow] = []
  let tabs = MainTabs()
}

private final class PaymentServiceImpl {}

private final class AppCoordinatorImpl {
  let service = PaymentServiceImpl()
}

/// What shows screens may keep coordinators, too.
@MainActor
@Suite struct NavigationOwnersTests {
  @Test func coordinatorThatATabBarKeepsIsHeldByItsCoordinator() {
    let flow = TabsFlow()
    flow.tabs.coordinator = flow
    let graph = Snapshot(of: flow).graph
    #expect(graph.edges.map(\.line) == ["TabsFlow  ->  TabsFlow/Leaf  holds  tabs.home  strong"])
  }

  @Test func aNameThatTellsNothingIsNoRuleAndIsSaidSo() {
    let graph = Snapshot(of: AppCoordinatorImpl()).graph
    #expect(graph.nodes.map(\.type) == ["AppCoordinatorImpl"])
    #expect(graph.nodes.first?.unknown == ["no rule identifies the coordinators: set WalkRules"])
  }
}
