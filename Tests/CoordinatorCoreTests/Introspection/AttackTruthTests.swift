import CoordinatorCore
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

final class Logger {}

private final class AppDIContainer {
  var services: [String: Any] = ["Logger": 1]
  let logger = Logger()
}

private final class Registering: Flow {
  var childCoordinators: [any Flow] = []
  let container = AppDIContainer()
}

private final class Kids: Flow {
  var childCoordinators: [any Flow] = []
  var parentalControl: Leaf? = Leaf()
  var parents: [any Flow] = []
}

private struct Tiny: Hashable, CustomStringConvertible {
  var flag = true

  var description: String { preconditionFailure("a walk called code of the app's") }
}

private enum TinyKey: Hashable {
  case one(Tiny), none
}

private final class TinyKeeper: Flow {
  var childCoordinators: [any Flow] = []
  var byKey: [TinyKey: Leaf] = [.one(Tiny()): Leaf(), .none: Leaf()]
}

private final class ListCoordinator {
  var childCoordinators: [AnyObject] = []
  var login: LoginCoordinator? = LoginCoordinator()
  let payments = Payments()
}

private final class LoginCoordinator {}

private final class Payments {}

private final class LibraryKeeper: Flow {
  var childCoordinators: [any Flow] = []
  var result: Result<Leaf, any Error> = .success(Leaf())
  var slice: ArraySlice<Leaf> = [Leaf(), Leaf()].dropFirst()
  var hashables: [AnyHashable] = [1, Leaf()]
}

extension Array {
  final class Nested: Flow { var childCoordinators: [any Flow] = [] }
}

private protocol Step: AnyObject {}

private final class Wizard: Step {
  var children: [any Step] = []
  var page = 1
}

private final class Middle: Flow {
  var childCoordinators: [any Flow] = []
  var children: [any Step] = []
}

private final class Shelf {
  var wizard: Wizard?
  var count = 1
}

private final class Top: Flow {
  let shelf = Shelf()
  let middle = Middle()
  var childCoordinators: [any Flow] = []
}

/// Where a walk could tell what is not so, or keep silent about what is.
@Suite struct AttackTruthTests {
  @Test func serviceMayBeCalledLikeWhatTheRegistryKeeps() {
    let graph = Snapshot(of: Registering()).graph
    #expect(
      graph.nodes.map(\.id) == [
        "Registering", "Registering/AppDIContainer", "Registering/AppDIContainer/Logger",
        "Registering/AppDIContainer/Logger#2",
      ]
    )
  }

  @Test func whatOnlyBeginsLikeParentIsNoWayUp() {
    let (root, kids) = (Kids(), Kids())
    root.childCoordinators = [kids]
    kids.parents = [Leaf(), root]
    defer { kids.parents = [] }
    let edges = Snapshot(of: root).graph.edges(from: "Kids/Kids")
    #expect(
      edges.map(\.line).map { $0.split(separator: "  ").dropFirst(3).joined(separator: " ") } == [
        "holds parentalControl strong", "parent parents[1] strong",
      ]
    )
  }

  @Test func payloadsOfKeysAreNotAskedForTheirNames() {
    #expect(vias(TinyKeeper()) == ["byKey[?]", "byKey[.none]"])
  }

  @Test func listOfAnyObjectSaysNothingAndTheRootsNameDoes() {
    #expect(vias(ListCoordinator()) == ["login"])
  }

  @Test func moreOfTheStandardLibraryIsSeenThrough() {
    #expect(vias(LibraryKeeper()) == ["result", "slice[1]", "hashables[1]"])
  }

  @Test func typeInAnExtensionBelongsToTheModuleOfTheExtension() {
    #expect(Snapshot(of: [Int].Nested()).graph.nodes.map(\.module) == ["CoordinatorCoreTests"])
  }

  @Test func childThatAContainerShowedFirstIsStillLookedInto() {
    let (top, first, second) = (Top(), Wizard(), Wizard())
    first.children = [second]
    top.shelf.wizard = first
    top.middle.children = [first]
    let graph = Snapshot(of: top, rules: WalkRules(containerClasses: ["Shelf"])).graph
    #expect(graph.node("Top/Shelf/Wizard")?.kind == .coordinator)
    #expect(graph.children(of: "Top/Shelf/Wizard").map(\.id) == ["Top/Shelf/Wizard/Wizard"])
  }

  private func vias(_ root: AnyObject) -> [String] {
    Snapshot(of: root).graph.edges.sorted { $0.order < $1.order }.compactMap(\.via)
  }
}
