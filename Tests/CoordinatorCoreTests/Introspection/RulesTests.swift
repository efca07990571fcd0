import CoordinatorCore
import CoordinatorDiagrams
import CoordinatorGraph
import Synchronization
import Testing

private final class AppRouter {
  var login: LoginRouter? = LoginRouter()
  var service: PaymentService? = PaymentService()
}

private final class LoginRouter {
  let help = HelpFlow()
}

private final class HelpFlow {
  let router = DeepRouter()
}

private final class DeepRouter {}

private final class PaymentService {
  let router = DeepRouter()
}

private final class UntypedCoordinator {
  var childCoordinator: AnyObject? = PaymentService()
  var logger = PaymentService()
}

private final class Told: CoordinatorIntrospectable, @unchecked Sendable {
  /// Where no walk can look.
  private let kept = Mutex<[Told]>([])

  var introspectedChildren: [AnyObject] { kept.withLock { $0 } }

  func keep(_ child: Told) { kept.withLock { $0.append(child) } }
}

/// What counts as a coordinator.
@Suite struct RulesTests {
  @Test func withoutAListTheRootsNameTells() {
    #expect(types(Snapshot(of: AppRouter())) == ["AppRouter", "LoginRouter"])
  }

  @Test func suffixesAreTheCallersRule() {
    let rules = WalkRules(coordinatorSuffixes: ["Flow"])
    #expect(
      types(Snapshot(of: AppRouter(), rules: rules)) == [
        "AppRouter", "LoginRouter", "HelpFlow", "DeepRouter",
      ]
    )
  }

  @Test func whatStandsAmongTheChildrenIsACoordinatorAndNothingElseOfItsClassIs() {
    let graph = Snapshot(of: UntypedCoordinator()).graph
    #expect(graph.edges.map(\.via) == ["childCoordinator"])
  }

  @Test func conformerTellsItsChildren() {
    let (root, child) = (Told(), Told())
    root.keep(child)
    let graph = Snapshot(of: root).graph
    #expect(graph.nodes.map(\.id) == ["Told", "Told/Told"])
    #expect(graph.edges.map(\.kind) == [.child])
    #expect(graph.edges.map(\.via) == ["introspectedChildren[0]"])
    #expect(graph.node("Told")?.unknown == ["'kept' cannot be read: its type cannot be copied"])
  }

  private func types(_ snapshot: Snapshot) -> [String] {
    snapshot.graph.breadthFirst().map(\.type)
  }
}
