import CoordinatorCore
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

/// Every way in which an object can keep a coordinator comes out with its property and its ownership.
@Suite struct WaysOfKeepingTests {
  struct Way: Sendable {
    let edge: String
    let keep: @Sendable (Keeper, Leaf) -> Void
  }

  static let ways: [Way] = [
    Way(edge: "child childCoordinators[0] strong") { $0.childCoordinators = [$1] },
    Way(edge: "holds optional strong") { $0.optional = $1 },
    Way(edge: "holds existential strong") { $0.existential = $1 },
    Way(edge: "holds contiguous[0] strong") { $0.contiguous = [$1] },
    Way(edge: "holds classes[0] strong") { $0.classes = [$1] },
    Way(edge: "holds byName[\"a \\\"b\\\" \\\\\"] strong") { $0.byName = ["a \"b\" \\": $1] },
    Way(edge: "holds byNumber[-7] strong") { $0.byNumber = [-7: $1] },
    Way(edge: "holds members[?] strong") { $0.members = [$1] },
    Way(edge: "holds optionals[1] strong") { $0.optionals = [nil, $1] },
    Way(edge: "holds nested[1][2] strong") { $0.nested = [[], [OtherLeaf(), OtherLeaf(), $1]] },
    Way(edge: "holds byTab[.settings] strong") { $0.byTab = [.settings: $1] },
    Way(edge: "holds pairs[\"pay\"] strong") { $0.pairs = ["pay": $1] },
    Way(edge: "holds wrapped strong") { $0.wrapped = $1 },
    Way(edge: "holds wrappedList[0] strong") { $0.wrappedList = [$1] },
    Way(edge: "holds pair.second strong") { $0.pair.second = $1 },
    Way(edge: "holds tuple strong") { $0.tuple = (1, $1) },
    Way(edge: "holds stage strong") { $0.stage = .running($1) },
    Way(edge: "holds stage strong") { $0.stage = .nested(.nested(.running($1))) },
    Way(edge: "holds anything strong") { $0.anything = $1 },
    Way(edge: "holds anything[1] strong") { $0.anything = [OtherLeaf(), $1] },
    Way(edge: "holds unbound strong") { $0.unbound = $1 },
    Way(edge: "holds object strong") { $0.object = $1 },
  ]

  @Test(arguments: ways.indices)
  func strongReferenceIsSeen(way: Int) {
    let (keeper, leaf) = (Keeper(), Leaf())
    Self.ways[way].keep(keeper, leaf)
    let graph = Snapshot(of: keeper).graph
    #expect(graph.edges(to: "Keeper/Leaf").map(Self.short) == [Self.ways[way].edge])
  }

  static let looseWays: [Way] = [
    Way(edge: "holds weakly weak") { $0.weakly = $1 },
    Way(edge: "holds unowned unowned") { $0.unowned = $1 },
    Way(edge: "holds box weak") { $0.box = WeakBox($1) },
    Way(edge: "holds boxes[0] weak") { $0.boxes = [WeakBox($1)] },
    Way(edge: "holds cell weak") { $0.cell.flow = $1 },
    Way(edge: "holds cells[1] weak") { $0.cells = [WeakCell(), WeakCell(flow: $1)] },
  ]

  @Test(arguments: looseWays.indices)
  func looseReferenceIsSeenBesideTheStrongOne(way: Int) {
    let (keeper, leaf) = (Keeper(), Leaf())
    keeper.childCoordinators = [leaf]
    Self.looseWays[way].keep(keeper, leaf)
    let edges = Snapshot(of: keeper).graph.edges(to: "Keeper/Leaf").map(Self.short)
    #expect(edges == ["child childCoordinators[0] strong", Self.looseWays[way].edge])
  }

  @Test func elementsOfAClassThatStandsForAListAreChildren() {
    let keeper = StoreKeeper()
    keeper.children.add(Leaf())
    keeper.children.add(OtherLeaf())
    let graph = Snapshot(of: keeper).graph
    #expect(graph.nodes.map(\.type) == ["StoreKeeper", "Leaf", "OtherLeaf"])
    #expect(Set(graph.edges.map(Self.short)) == ["child children strong"])
  }

  @Test func lazyPropertyIsSeenOnceItWasAskedForAndNeverAskedFor() {
    let keeper = Keeper()
    #expect(Snapshot(of: keeper).graph.edges.isEmpty)
    _ = keeper.onDemand
    #expect(Snapshot(of: keeper).graph.edges.map(Self.short) == ["holds onDemand strong"])
  }

  @Test func entriesOfADictionaryComeInTheOrderOfTheirNames() {
    let keeper = Keeper()
    for name in ["c", "a", "d", "b"] { keeper.byName[name] = Leaf() }
    let edges = Snapshot(of: keeper).graph.edges(from: "Keeper").compactMap(\.via)
    #expect(edges == ["a", "b", "c", "d"].map { "byName[\"\($0)\"]" })
  }

  private static func short(_ edge: Edge) -> String {
    [edge.kind.rawValue, edge.via ?? "-", edge.ownership.rawValue].joined(separator: " ")
  }
}
