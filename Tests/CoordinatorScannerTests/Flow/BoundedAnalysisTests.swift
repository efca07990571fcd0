import CoordinatorGraph
import CoordinatorScanner
import Testing

/// Whatever a program does, its analysis ends after a number of steps that its size bounds.
@Suite("Bounded analysis")
struct BoundedAnalysisTests {
  /// Random programs of about forty lines take a few thousand steps; one that grew without a bound would take millions.
  private static let mostSteps = 150_000

  @Test("Random programs end", arguments: 0..<120 as Range<UInt64>)
  func ends(seed: UInt64) {
    var program = RandomProgram(seed: seed)
    let source = SourceFile(path: "App.swift", text: Array(program.source().utf8))
    let facts = source.facts()
    #expect(facts.brokenLine == nil)
    #expect(ReadProgram(Program([facts])).steps < Self.mostSteps)
  }

  @Test("Random programs say the same in whatever order their files come", arguments: 0..<20 as Range<UInt64>)
  func order(seed: UInt64) {
    var program = RandomProgram(seed: seed)
    let files = program.files()
    let facts = files.enumerated().map { place, text in
      SourceFile(path: "File\(place).swift", text: Array(text.utf8)).facts()
    }
    let snapshot = Program(facts).snapshot()
    #expect(Program(facts.reversed()).snapshot() == snapshot)
    #expect(!snapshot.graph.nodes.isEmpty)
  }

  @Test(
    "A function that hands its own argument on, wrapped once more, ends",
    arguments: [
      "func add(_ x: Any) { add([x]) }", "func add(_ x: Any) { add((x, 1)) }",
      "func add(_ x: Any) { add({ x }) }",
      "func add(_ x: Any) { add([\"a\": x]) }", "func add(_ x: Any) { add([x]); add((x, x)) }",
      "func add(_ x: Any?) { add([x]) }\nfunc add(_ x: [Any?]) { x.forEach { add($0) } }",
    ]
  )
  func wrapped(function: String) {
    let source = """
      final class App: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() { add(child: Home()); add(Home()) }
        \(function)
      }
      """
    let scanned = Scanned(Scanned.base + Scanned.leaves("Home") + source)
    #expect(scanned.edges == ["App child Home"])
    #expect(ReadProgram(scanned.program).steps < Self.mostSteps)
  }

  /// What a list is wrapped in too often is known without what it was in, so that it is possible only.
  @Test func whatNestsTooDeepIsPossible() {
    let depth = 10
    let wrapped = String(repeating: "[", count: 4) + "Home()" + String(repeating: "]", count: 4)
    let steps = (0..<depth).map { "let x\($0 + 1) = [x\($0)]" }.joined(separator: "\n")
    let source = """
      final class App: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() {
          let x0 = \(wrapped)
          \(steps)
          for y in x\(depth) { childCoordinators.append(contentsOf: y) }
        }
      }
      """
    let edges = Scanned(Scanned.base + Scanned.leaves("Home") + source).snapshot.graph.edges
    #expect(edges.filter { $0.kind == .child }.map(\.isPossible) == [true])
  }

  @Test func aFunctionWithTooManyArgumentListsIsNamed() {
    let makers = (0..<400).map { "final class C\($0): Coordinator { \(Self.members) }\n" }.joined()
    let calls = (0..<400).map { "open { C\($0)() }" }.joined(separator: "; ")
    let source = """
      final class App: Coordinator {
        \(Self.members)
        func go() { \(calls) }
        func open(_ make: () -> Coordinator) { childCoordinators.append(make()) }
      }
      """
    let scanned = Scanned(Scanned.base + makers + source)
    #expect(scanned.lines(of: [.child]).count == 400)
    #expect(scanned.snapshot.unknown == [])
  }

  private static let members = "var childCoordinators: [Coordinator] = []; func start() {}"
}
