import CoordinatorGraph
import Testing

@testable import CoordinatorScanner

/// Values of properties reach every member, whatever the order of the files.
@Suite("Fixed point")
struct FixedPointTests {
  @Test(
    "What one file fills, another sees and returns",
    arguments: [relay, initialRelay, service],
    [false, true]
  )
  func seesWhatOthersFill(_ texts: [String], isReversed: Bool) throws {
    try #expect(children(of: "App", isReversed ? texts.reversed() : texts) == ["Login"])
  }

  @Test func twoReadersKeepTheSameOfTooManyValues() throws {
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
    let first = try children(of: "App", texts)
    #expect(first.count == PointsToSet.limit)
    try #expect(children(of: "Zed", texts) == first)
  }

  private func children(of parent: NodeID, _ texts: [String]) throws -> [NodeID] {
    let files = texts.enumerated().map {
      SourceFile(path: "\($0).swift", module: nil, text: Array($1.utf8))
    }
    let graph = try Program(files.map { $0.facts() }).snapshot().graph
    return graph.edges.filter { $0.from == parent && $0.kind == .child }.map(\.to)
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
}
