import CoordinatorLint
import Testing

@testable import CoordinatorScanner

/// Source that leads back to itself ends: what compiles may, and what is broken does.
@Suite("Source without an end")
struct EndlessSourceTests {
  @Test(arguments: [
    "typealias Tree = [Tree]\nfinal class Grove { var tree: Tree = [] }",
    "typealias Then = (Int) -> Then\nfinal class Chain { var next: Then = { _ in fatalError() } }",
    "typealias Leaf = Box<Leaf>\nclass Box<T> {}\nclass LeafRouter { var children: [Leaf] = []; func start() {} }",
    """
    struct Theme { let shade: Int }
    extension Theme { init(name: String, base: Theme = Theme(shade: 1)) { self = base } }
    """,
    """
    import SwiftUI
    final class HallCoordinator: ObservableObject {
      @Published var path = NavigationPath()
      var top: some View { top(for: 1) }
      func top(for page: Int) -> some View { HallView() }
    }
    struct HallView: View {
      @StateObject var coordinator = HallCoordinator()
      var body: some View { NavigationStack { coordinator.top } }
    }
    """,
  ])
  func ends(source: String) {
    let scanned = Scanned(Scanned.base + Scanned.leaves("Home") + source)
    #expect(scanned.snapshot.graph.nodes.contains { $0.id == "Home" })
    #expect(scanned.program.lint().allSatisfy { $0.node != "Home" })
  }

  /// Broken code may call a function with more than it takes.
  @Test func surplusArgumentsAreLeftOut() {
    let source = """
      enum Step { case first, last }
      final class Desk: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() { open(.first, .last); open(.last, animated: true, .first) }
        func open(_ step: Step) { childCoordinators.append(Home()) }
      }
      """
    let graph = Scanned(Scanned.base + Scanned.leaves("Home") + source).snapshot.graph
    #expect(graph.edges.contains { $0.from == "Desk" && $0.to == "Home" })
  }

  /// Each member of a view would be read once for each way that leads to it.
  @Test func membersOfViewsAreReadOnce() {
    let depth = 40
    let members = (0..<depth).map { "var m\($0): some View { Group { m\($0 + 1); m\($0 + 1) } }" }
    let source = """
      import SwiftUI
      final class HallCoordinator: ObservableObject { @Published var path = NavigationPath() }
      struct HallView: View {
        @StateObject var hall = HallCoordinator()
        var body: some View { NavigationStack(path: $hall.path) { m0 } }
        \(members.joined(separator: "\n"))
        var m\(depth): some View { EndView() }
      }
      struct EndView: View {}
      """
    #expect(Scanned(source).shown == ["HallCoordinator EndView root"])
  }

  /// A chain of members is as deep as the source is long. A thread has less space.
  @Test func aLongChainOfMembersEnds() {
    let members = (0..<3_000).map { "var m\($0): some View { m\($0 + 1) }" }
    let source = """
      import SwiftUI
      final class HallCoordinator: ObservableObject { @Published var path = NavigationPath() }
      struct HallView: View {
        @StateObject var hall = HallCoordinator()
        var body: some View { NavigationStack(path: $hall.path) { FirstView(); m0 } }
        \(members.joined(separator: "\n"))
        var m3000: some View { EndView() }
      }
      struct FirstView: View {}
      struct EndView: View {}
      """
    #expect(Scanned(source).shown == ["HallCoordinator FirstView root"])
  }

  /// Each closure in a closure would be read once more for each of its readings.
  @Test func closuresInClosuresAreReadAFewTimes() {
    let depth = 24
    let opening = String(repeating: "after { (step: Step) in step.run()\n", count: depth)
    let source = """
      struct Step { func run() {} }
      func after(_ work: (Step) -> Void) {}
      final class App: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() { \(opening) add(child: Home()) \(String(repeating: "}\n", count: depth)) }
      }
      """
    #expect(Scanned(Scanned.base + Scanned.leaves("Home") + source).edges == ["App child Home"])
  }
}
