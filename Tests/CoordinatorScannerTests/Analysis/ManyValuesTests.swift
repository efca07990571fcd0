import CoordinatorLint
import Testing

@testable import CoordinatorScanner

/// What takes very many values: none is left out quietly, and none crowds out another.
@Suite("Many values")
struct ManyValuesTests {
  private static let shelf = """
    final class Shelf { var next: Coordinator? }
    final class App: Coordinator {
      var childCoordinators: [Coordinator] = []
      let shelf = Shelf()
      func start() { if let next = shelf.next { add(child: next) } }
    }

    """

  /// Classes that put something on a shelf, each at a line of its own.
  private static func fill(_ name: String, _ count: Int, with value: (Int) -> String) -> String {
    (0..<count).map {
      "final class \(name)\($0) { let shelf = Shelf(); func fill() { shelf.next = \(value($0)) } }\n"
    }
    .joined()
  }

  private static func leaves(_ count: Int) -> String {
    (0..<count).map { Scanned.leaves("Leaf\($0)") }.joined()
  }

  @Test("Many of one type leave room for others", arguments: [true, false])
  func ofOneType(areManyFirst: Bool) {
    let (many, few) = (Self.fill("Many", 300) { _ in "Home()" }, Self.fill("Few", 3) { "Leaf\($0)()" })
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home") + Self.leaves(3) + Self.shelf
        + (areManyFirst ? many + few : few + many)
    )
    #expect(scanned.edges == ["App child Home", "App child Leaf0", "App child Leaf1", "App child Leaf2"])
  }

  @Test("All of a long list are children", arguments: ["[", "lazy var made: [Coordinator] = ["])
  func inOneList(opening: String) {
    let list = (0..<100).map { "Leaf\($0)()" }.joined(separator: ", ")
    let (stored, used) =
      opening == "["
      ? ("", "for leaf in [\(list)] { add(child: leaf) }")
      : ("\(opening)\(list)]", "made.forEach { add(child: $0) }")
    let scanned = Scanned(
      Scanned.base + Self.leaves(100) + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          \(stored)
          func start() { \(used) }
        }
        """
    )
    #expect(scanned.lines(of: [.child]).count == 100)
  }

  @Test("All that many closures make are children")
  func closures() {
    let makers = (0..<200).map { "\($0): { Leaf\($0)() }" }.joined(separator: ", ")
    let scanned = Scanned(
      Scanned.base + Self.leaves(200) + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let makers: [Int: () -> Coordinator] = [\(makers)]
          func start() { if let make = makers[1] { add(child: make()) } }
        }
        """
    )
    #expect(scanned.lines(of: [.child]).count == 200)
  }

  @Test("All that was added to a list one by one is in it")
  func addedLists() {
    let adding = (0..<200).map { "made += [Leaf\($0)()]\n" }.joined()
    let scanned = Scanned(
      Scanned.base + Self.leaves(200) + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          var made: [Coordinator] = []
          func prepare() {
            \(adding)
          }
          func start() { for child in made { add(child: child) } }
        }
        """
    )
    #expect(scanned.lines(of: [.child]).count == 200)
  }

  @Test("Where there are more than are kept, that is told", arguments: [(300, true), (520, false)])
  func moreThanAreKept(_ count: Int, isComplete: Bool) {
    let scanned = Scanned(
      Scanned.base + Self.leaves(count) + Self.shelf + Self.fill("Use", count) { "Leaf\($0)()" }
    )
    #expect(scanned.snapshot.unknown.isEmpty == isComplete)
    #expect(scanned.edges.count == min(count, PointsToSet.limit))
  }

  @Test("A child of many that one list makes is followed like the others", arguments: [20, 60])
  func manyOfOneLineEach(_ count: Int) {
    let steps = (0..<count).map { _ in "Home()," }.joined(separator: "\n")
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() {
            let steps = [
              \(steps)
            ]
            steps.forEach { add(child: $0); $0.start() }
          }
        }
        """
    )
    #expect(scanned.program.lint().isEmpty)
  }

  @Test("The same values are kept in whatever order they come")
  func anyOrder() {
    var random = SystemRandomNumberGenerator()
    let all: [AbstractValue] = (0..<600).map {
      .object(AllocationSite(type: TypeID(index: $0 % 3), place: Place(file: 0, line: $0)))
    }
    let kept = Set(all.prefix(3 * PointsToSet.mostOfOneType))
    for _ in 0..<3 {
      let shuffled = all.shuffled(using: &random)
      #expect(Set(PointsToSet(shuffled).all) == kept)
      let (one, other) = (PointsToSet(Array(shuffled[..<350])), PointsToSet(Array(shuffled[250...])))
      #expect(Set(one.union(other).all) == kept)
      #expect(Set(other.union(one).all) == kept)
    }
  }
}
