import BaseClassDialect
import CompositionRootDialect
import CoordinatorCore
import CoordinatorDiagrams
import CoordinatorGraph
import GuideDialect
import ParentChildDialect
import RootScreenDialect
import TestSupport
import Testing

/// Apps of five dialects, none of which knows of coordviz, and the trees that their sources show.
@Suite struct DialectTests {
  static let states: [(name: String, root: @Sendable () -> AnyObject)] = [
    ("BaseClass", { BaseClassDialect.App.launched() }),
    ("BaseClass-whileFindingId", { BaseClassDialect.App.whileFindingId() }),
    ("BaseClass-afterLogIn", { BaseClassDialect.App.afterLogIn() }),
    ("CompositionRoot", { CompositionRootDialect.App.launched() }),
    ("CompositionRoot-atHome", { CompositionRootDialect.App.atHome() }),
    ("ParentChild", { ParentChildDialect.App.launched() }),
    ("ParentChild-afterAccount", { ParentChildDialect.App.afterAccount() }),
    ("Guide", { GuideDialect.App.launched() }),
    ("Guide-beforeLogIn", { GuideDialect.App.beforeLogIn() }),
    ("RootScreen", { RootScreenDialect.App.launched() }),
    ("RootScreen-beforeLogIn", { RootScreenDialect.App.beforeLogIn() }),
  ]

  @Test(arguments: states.indices)
  func treeIsTheSources(state: Int) {
    let (name, root) = Self.states[state]
    let snapshot = Snapshot(of: root())
    #expect(Golden.difference(snapshot.graph.lines, name: "\(name).golden") == nil)
  }

  @Test(arguments: states.indices)
  func nextRunGivesTheSame(state: Int) {
    let root = Self.states[state].root
    #expect(Snapshot(of: root()).json() == Snapshot(of: root()).json())
  }

  @Test(arguments: states.indices)
  func edgesThatLeaveANodeAreNumberedWithoutGaps(state: Int) {
    let graph = Snapshot(of: Self.states[state].root()).graph
    for node in graph.nodes {
      let orders = graph.edges(from: node.id).map(\.order)
      #expect(orders == Array(orders.indices))
    }
  }
}
