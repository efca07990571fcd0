import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorScanner

/// Whatever a program does, its analysis ends after a number of steps that its size bounds.
@Suite("Bounded analysis")
struct BoundedAnalysisTests {
  /// The limit for a program of a hundred lines, and what it takes to read each function by itself after that.
  private static let mostSteps = 300_000

  /// Nearly all large programs reach the limit, and would take millions of steps without it. Most small ones come to a fixed
  /// point. The first seed would be the same in every run of CI, and is slow for a small program.
  private static let sizes: [(types: Int, methods: Int, seed: UInt64)] =
    Seeds.of(12, atMost: 2).dropFirst().map { (4, 5, $0) }
    + Seeds.of(12, atMost: 3).dropFirst().map { (2, 2, $0) }

  @Test("Random programs end, and say the same in whatever order their files come", arguments: sizes)
  func order(types: Int, methods: Int, seed: UInt64) throws {
    var random = RandomProgram(seed: seed, types: types, methods: methods)
    let files = random.files()
    let facts = files.enumerated().map { place, text in
      SourceFile(path: "File\(place).swift", text: Array(text.utf8)).facts()
    }
    #expect(facts.allSatisfy { $0.brokenLine == nil })
    let program = ScannedProgram(Program(facts))
    #expect(program.steps < Self.mostSteps)
    let snapshot = try program.snapshot()
    try #expect(Program(facts.reversed()).snapshot() == snapshot)
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
    #expect(ScannedProgram(scanned.program).steps < Self.mostSteps)
  }

  @Test("Calls of many overloads are steps, too", arguments: ["class X {", "struct X {", ""])
  func overloads(start: String) {
    let functions = (0..<480).map { "func f(a: T\($0)) {}" }.joined(separator: "\n")
    let calls = [String](repeating: "f(a: b)", count: 480).joined(separator: "\n")
    let source = "\(start)\n\(functions)\nfunc g() {\n\(calls)\n}\n\(start.isEmpty ? "" : "}")"
    let scanned = ScannedProgram(Program([SourceFile(path: "App.swift", text: Array(source.utf8)).facts()]))
    #expect(scanned.steps < Self.mostSteps)
    #expect(scanned.analysis.unknown(at: []).contains { $0.hasPrefix("the analysis stopped at its limit") })
  }

  /// The shelves tell their values one round after the other, and each makes the circle again. Until it is complete, `first`
  /// lacks what `second` returns.
  @Test func aCircleThatSaysTheSameIsNoNewsToItsCallers() {
    let shelves = (0..<4).map {
      """
      final class Home\($0): Coordinator {}
      final class Shelf\($0) {
        var next: Coordinator?
        func fill(_ later: Shelf\($0 + 1)) { next = later.next; next = Home\($0)() }
      }
      """
    }
    let users = (0..<200).map {
      "final class User\($0) { let circle = Circle(); func use() { print(circle.first(), 1, 2, 3, 4) } }"
    }
    let circle = """
      final class Circle {
        let shelf = Shelf0()
        func first() -> Any { second() }
        func second() -> Any { shelf.next?.start(); return isDone ? Login() : first() }
      }
      final class App: Coordinator { let circle = Circle(); func start() { print(circle.second()) } }
      final class Login: Coordinator {}
      """
    let source = ([Scanned.base, circle] + shelves + users).joined(separator: "\n")
    let program = Program([SourceFile(path: "App.swift", text: Array(source.utf8)).facts()])
    #expect(ScannedProgram(program).steps < program.size * 3 / 2)
  }

  /// What stands in too many lists is known without the lists, so that what is done with it is possible only.
  @Test("What nests too deep is possible", arguments: [(4, false), (12, true)])
  func deepLists(depth: Int, isPossible: Bool) {
    let lists = (0..<depth).map { "let x\($0 + 1) = [x\($0)]" }.joined(separator: "; ")
    let source = """
      final class Shelf { var homes: [Any] = []; func fill() { let x0 = Home(); \(lists); homes = x\(depth) } }
      final class App: Coordinator {
        var childCoordinators: [Coordinator] = []
        let shelf = Shelf()
        func start() { childCoordinators.append(contentsOf: shelf.homes) }
      }
      """
    let edges = Scanned(Scanned.base + Scanned.leaves("Home") + source).snapshot.graph.edges
    #expect(edges.filter { $0.kind == .child }.map(\.isPossible) == [isPossible])
  }

  /// The base of an assignment is read once for its type, and once for what it does.
  @Test func whatIsReadForItsTypeOnlyIsStillTold() {
    let source = """
      final class Book {}
      final class Shelf { var book: Book? }
      final class App: Coordinator {
        \(Self.members)
        func run() { shelf(with: Home()).book = .init() }
        func shelf(with child: Coordinator) -> Shelf { childCoordinators.append(child); return Shelf() }
      }
      """
    #expect(Scanned(Scanned.base + Scanned.leaves("Home") + source).edges == ["App child Home"])
  }

  @Test func allCallsOfOneHelperAreFollowed() {
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

  @Test func aViewWithinManyTestsIsReadOnce() {
    let depth = 40
    let body =
      String(repeating: "if a { ", count: depth) + "content()"
      + String(repeating: " } else { Color.clear }", count: depth)
    let source = """
      import SwiftUI
      final class AppCoordinator: ObservableObject { @Published var path: [Int] = [] }
      struct AppView: View {
        @ObservedObject var coordinator: AppCoordinator
        var body: some View { NavigationStack(path: $coordinator.path) { Late(a: true) { HomeView() } } }
      }
      struct Late<Content: View>: View { let a: Bool; let content: () -> Content; var body: some View { \(body) } }
      struct HomeView: View { var body: some View { Text("") } }
      """
    #expect(Scanned(source).lines(of: [.presents]) == ["AppCoordinator presents HomeView"])
  }

  private static let members = "var childCoordinators: [Coordinator] = []; func start() {}"
}
