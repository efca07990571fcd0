import CoordinatorGraph
import Foundation
import Testing

@testable import CoordinatorScanner

/// A program that is followed in parts at the same time is the program that is followed in one.
@Suite("Parts")
struct PartsTests {
  @Test("A drawing is the same in any number of parts", arguments: FixtureApp.all, [2, 3, 7])
  func drawsTheSame(_ app: FixtureApp, in parts: Int) throws {
    let program = try app.program()
    let whole = flow(program, in: 1)
    let parted = flow(program, in: parts)
    let drawn = try ScannedProgram(parted, together: Self.atOnce).snapshot()
    try #expect(drawn == ScannedProgram(whole).snapshot())
  }

  @Test("Findings are the same in any number of parts", arguments: FixtureApp.all, [2, 3, 7])
  func findsTheSame(_ app: FixtureApp, in parts: Int) throws {
    let program = try app.program()
    let whole = ScannedProgram(flow(program, in: 1, isForLint: true)).findings()
    #expect(ScannedProgram(flow(program, in: parts, isForLint: true)).findings() == whole)
  }

  @Test(
    "What one part fills, another sees, and hands it back",
    arguments: [relay, initialRelay, service],
    [1, 2, 3]
  )
  func seesWhatOthersFill(_ texts: [String], in parts: Int) throws {
    try #expect(children(of: "App", texts, in: parts) == ["Login"])
  }

  @Test("Of more than can be followed, all parts follow the same", arguments: [2, 3])
  func followsTheSameOfMany(in parts: Int) throws {
    let app =
      "Coordinator { let shelf: Shelf; override func start() { if let next = shelf.next { children.append(next) } } }"
    let fillers = (0..<600).map {
      "final class C\($0): Coordinator {}; final class Use\($0) { let shelf = Shelf(); func fill() { shelf.next = C\($0)() } }"
    }
    let texts = [
      "class Coordinator { var children: [Coordinator] = []; func start() {} }\nfinal class App: " + app,
      fillers.joined(separator: "\n"),
      "final class Shelf { var next: Coordinator? }\nfinal class Zed: " + app,
    ]
    let whole = try children(of: "App", texts, in: 1)
    #expect(whole.count == PointsToSet.limit)
    try #expect(children(of: "App", texts, in: parts) == whole)
    try #expect(children(of: "Zed", texts, in: parts) == whole)
  }

  private func children(of parent: NodeID, _ texts: [String], in parts: Int) throws -> [NodeID] {
    let files = texts.enumerated().map {
      SourceFile(path: "\($0).swift", module: nil, text: Array($1.utf8))
    }
    let snapshot = try ScannedProgram(flow(Program(files.map { $0.facts() }), in: parts)).snapshot()
    return snapshot.graph.edges.filter { $0.from == parent && $0.kind == .child }.map(\.to)
  }

  /// One file says which service makes what the other asks a service for.
  private static let service = [
    """
    class Coordinator { var children: [Coordinator] = []; func start() {} }
    protocol Service { func make() -> Coordinator }
    final class App: Coordinator {
      let holder = Holder()
      override func start() { holder.service = RealService() }
      func show() { if let child = holder.child { children.append(child) } }
    }
    """,
    """
    final class Login: Coordinator {}
    final class Other: Coordinator {}
    final class RealService: Service { func make() -> Coordinator { Login() } }
    final class OldService: Service { func make() -> Coordinator { Other() } }
    final class Holder {
      var service: Service?
      var child: Coordinator?
      func go() { child = service?.make() }
    }
    """,
  ]

  /// A coordinator that initializers alone hand on: from the first file to the last, and to the first.
  private static let initialRelay = [
    """
    final class First {
      let made: Coordinator?
      init() { made = Login() }
    }
    class Coordinator { var children: [Coordinator] = []; func start() {} }
    final class App: Coordinator {
      init(second: Second) { if let login = second.taken { children.append(login) } }
    }
    """,
    """
    final class Login: Coordinator {}
    final class Help: Coordinator {}
    final class Second {
      let taken: Coordinator?
      init(first: First) { taken = first.made }
    }
    """,
  ]

  /// A coordinator that goes from the last file to the first, to the last, and to the first.
  private static let relay = [
    """
    class Coordinator { var children: [Coordinator] = []; func start() {} }
    final class App: Coordinator {
      let second: Second
      override func start() { if let login = second.taken { children.append(login) } }
    }
    final class First {
      var taken: Coordinator?
      func take(from last: Last) { taken = last.made }
    }
    """,
    """
    final class Second {
      var taken: Coordinator?
      func take(from first: First) { taken = first.taken }
    }
    final class Last {
      var made: Coordinator?
      func make() { made = Login() }
    }
    final class Login: Coordinator {}
    """,
  ]

  private func flow(_ program: Program, in parts: Int, isForLint: Bool = false) -> DataFlow {
    DataFlow(
      program,
      classification: CoordinatorClassification(of: program),
      isForLint: isForLint,
      parts: parts,
      together: Self.atOnce
    )
  }

  /// Does each thing on a thread of its own.
  private static let atOnce: ParallelRunner = { works in
    let group = DispatchGroup()
    for work in works {
      group.enter()
      let thread = Thread {
        work()
        group.leave()
      }
      thread.stackSize = 16 << 20
      thread.start()
    }
    group.wait()
  }
}
