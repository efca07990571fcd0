import CoordinatorGraph
import CoordinatorScanner
import TestSupport
import Testing

/// The scan of each dialect's app, against what a person reads in it.
@Suite("Fixtures")
struct FixtureTests {
  @Test("Every coordinator is found, and none is invented", arguments: FixtureApp.all)
  func coordinators(_ app: FixtureApp) throws {
    let truth = try app.truth()
    let found = Set(try scan(app).coordinators)
    #expect(found == Set(truth.coordinators.map(\.name)))
    #expect(found.isDisjoint(with: truth.nonCoordinators.map(\.name)))
  }

  @Test("Every edge is found, and none is invented", arguments: FixtureApp.all)
  func edges(_ app: FixtureApp) throws {
    let truth = try app.truth()
    let found = Set(try scan(app).snapshot.graph.edges.filter { Set.hierarchy.contains($0.kind) }.map(\.ends))
    let coordinators = Set(truth.coordinators.map(\.name))
    let expected = Set(truth.edges.map { "\($0.from) \($0.to)" })
    #expect(
      found.filter { $0.split(separator: " ").allSatisfy { coordinators.contains(String($0)) } } == expected
    )
    #expect(found.isDisjoint(with: truth.nonEdges.map { "\($0.from) \($0.to)" }))
  }

  @Test("Every edge names the line that makes its child", arguments: FixtureApp.all)
  func evidence(_ app: FixtureApp) throws {
    let edges = Dictionary(grouping: try scan(app).snapshot.graph.edges, by: \.ends)
    // Where an initializer is handed on as a function, the line that calls it makes the child.
    for line in try app.truth().edges where line.to != "SpringCoordinator" {
      let shown = (edges["\(line.from) \(line.to)"] ?? []).flatMap(\.evidence)
      #expect(shown.contains(SourceLocation(file: line.file, line: line.line)), "\(line.from) -> \(line.to)")
    }
  }

  /// Screens that the scan labels otherwise than the comments in the sources, each for a reason.
  static let shownOtherwise = [
    // A flow's first screen: the sources call it the root, the scan says how another coordinator shows it.
    "TypedSlots ChatCoordinator ChatViewController": "push",
    "TypedSlots CodeCoordinator CodeViewController": "present",
    "TypedSlots HelpCoordinator HelpViewController": "present",
    "TypedSlots HomeFlowCoordinator HomeViewController": "push",
    "TypedSlots RecordsCoordinator RecordsViewController": "present",
    "TypedSlots SignInCoordinator SignInViewController": "push",
    "TypedSlots TalkCoordinator TalkViewController": "push",
    "TypedSlots WaitingCoordinator WaitingViewController": "push",
    "Modules LendingCoordinator ShelfViewController": "tab",
    "Modules ReturnCoordinator ReturnViewController": "present",
    // The screen goes to an initializer of a base class, which does not say how it is shown.
    "Container HarborCoordinator HarborViewController": "-",
    "Modules EntryCoordinator CardViewController": "-",
    "Modules Loan.Coordinator LoanViewController": "-",
    "Modules ReadingCoordinator PageViewController": "-",
    // A class of the system is not drawn.
    "ChildrenArray ShedTabCoordinator UITabBarController": "not drawn",
  ]

  @Test("Every screen is found, with how it is shown", arguments: FixtureApp.all)
  func screens(_ app: FixtureApp) throws {
    let shown = try scan(app).snapshot.graph.edges.filter { $0.kind == .presents }
    let labels = Dictionary(grouping: shown, by: \.ends).mapValues { $0.map { $0.label ?? "-" } }
    for screen in try app.truth().presents {
      let ends = "\(screen.from) \(screen.to)"
      let expected = Self.shownOtherwise["\(app.name) \(ends)"] ?? screen.how
      #expect(labels[ends] ?? ["not drawn"] == [expected], "\(ends)")
    }
  }

  /// Roles in the sources that the scan does not find, each for a reason.
  static let missedRoles: Set = [
    // Each is made when its tab is chosen, not when the tab bar starts.
    "BaseClass BreadCoordinator tab", "BaseClass CakeCoordinator tab",
    // A list of closures makes the children, which a base class calls.
    "Modules LendingCoordinator tab",
  ]

  @Test("Every role is found", arguments: FixtureApp.all)
  func roles(_ app: FixtureApp) throws {
    let nodes = try scan(app).snapshot.graph.nodes
    let found = Set(nodes.compactMap { node in node.role.map { "\(app.name) \(node.id) \($0.rawValue)" } })
    let expected = Set(try app.truth().roles.map { "\(app.name) \($0.name) \($0.role)" })
    #expect(expected.subtracting(found) == Self.missedRoles.intersection(expected))
  }

  @Test("The order of the files changes nothing", arguments: FixtureApp.all)
  func order(_ app: FixtureApp) throws {
    let (facts, expected) = (try app.facts(), try scan(app).snapshot)
    try #expect(Program(facts.reversed()).snapshot() == expected)
    var random = SeededGenerator(seed: Seeds.of(1000)[5])
    try #expect(Program(facts.shuffled(using: &random)).snapshot() == expected)
  }

  @Test("A file that breaks off in the middle leaves the rest as it was", arguments: FixtureApp.all)
  func brokenFile(_ app: FixtureApp) throws {
    let broken = SourceFile(path: "Zzz.swift", text: Array("final class { func ( { let x = [[ ".utf8))
    #expect(broken.facts().brokenLine == 1)
    try #expect(Program(app.facts() + [broken.facts()]).snapshot() == scan(app).snapshot)
  }

  private func scan(_ app: FixtureApp) throws -> Scanned {
    try app.scanned()
  }
}

extension Edge {
  fileprivate var ends: String { "\(from) \(to)" }
}
