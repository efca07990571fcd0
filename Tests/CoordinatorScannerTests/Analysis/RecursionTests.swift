import CoordinatorGraph
import CoordinatorScanner
import Testing

/// Functions that come back to themselves, in whatever order they are read.
@Suite("Recursion")
struct RecursionTests {
  private static let parts = [
    "class Coordinator { var children: [Coordinator] = []; func start() {} }\n",
    """
    final class Main: Coordinator {
      func open(_ next: Coordinator, isFirst: Bool) {
        if isFirst { open(Welcome(), isFirst: false) }
        children.append(next)
      }
    }

    """,
    """
    final class App: Coordinator {
      let main = Main()
      override func start() {
        children.append(main)
        main.open(Login(), isFirst: true)
      }
    }

    """,
    "final class Login: Coordinator {}\nfinal class Welcome: Coordinator {}\n",
  ]

  /// One name, by its syllables and by the letters that these are made of.
  private static let syllables = "\u{CE74}\u{D398}"
  private static let letters = "\u{110F}\u{1161}\u{1111}\u{1166}"

  /// A helper that is given a closure is first read while the adding around it is.
  @Test(
    "What coordinators lead back to is attached, in whatever order their files are read",
    arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
  )
  func ledBack(order: [Int]) {
    let files = [
      """
      class Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func add(_ child: Coordinator) { children.append(child); child.start() }
        func go(_ make: () -> Coordinator) { add(make()) }
      }
      """,
      """
      final class Shop: Coordinator {
        func showCart() { add(Cart()) }
        func showShop() { go { Shop() } }
        override func start() { showCart(); showShop() }
      }
      """,
      "final class Cart: Coordinator { override func start() { add(Cart()) } }",
    ]
    let named = zip(order, files).map { ("File\($0).swift", $1) }
    let scanned = Scanned(Dictionary(uniqueKeysWithValues: named))
    #expect(scanned.edges == ["Cart child Cart", "Shop child Cart", "Shop child Shop"])
  }

  @Test("What a function gives itself is attached, too", arguments: [false, true])
  func givenToItself(isReversed: Bool) {
    let parts = isReversed ? Self.parts.reversed() : Self.parts
    let children = Scanned(parts.joined()).snapshot.graph.edges.filter { $0.kind == .child }
    #expect(Set(children.map(\.to.rawValue)) == ["Main", "Login", "Welcome"])
  }

  @Test("Two methods that call each other attach what each gives the other", arguments: [false, true])
  func givenToEachOther(isReversed: Bool) {
    let methods = [
      """
        func add(_ next: Coordinator, isFirst: Bool) {
          if isFirst { again(Welcome()) }
          children.append(next)
        }

      """,
      "  func again(_ next: Coordinator) { add(next, isFirst: false) }\n",
    ]
    let app = """
      final class Help: Coordinator {}
      final class App: Coordinator {
        let main = Main()
        override func start() {
          children.append(main)
          main.add(Login(), isFirst: true)
          main.again(Help())
        }
      }

      """
    let body = (isReversed ? methods.reversed() : methods).joined()
    let main = "final class Main: Coordinator {\n\(body)}\n"
    let scanned = Scanned(Self.parts[0] + main + app + Self.parts[3])
    let children = scanned.edges.filter { $0.hasPrefix("Main child") }
    #expect(children == ["Main child Help", "Main child Login", "Main child Welcome"])
  }

  @Test func aNameIsItsLettersHoweverTheyAreWritten() {
    let scanned = Scanned([
      "A.swift": Self.parts[0] + "final class \(Self.syllables): Coordinator {}\n",
      "B.swift": """
      final class App: Coordinator {
        override func start() { children.append(\(Self.letters)()) }
      }
      """,
    ])
    #expect(scanned.snapshot.graph.edges.contains { $0.kind == .child })
  }
}
