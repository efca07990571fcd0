import CoordinatorGraph
import Testing

/// Strong references to parents that no name tells of, and tags of others.
@Suite("Lint: references and tags")
struct StrongReferenceTests {
  private static func ride(_ property: String, _ argument: String = "ride: self") -> String {
    LintCase.coordinator(
      "Driver",
      "  \(property)\n  init(ride: Ride) { self.ride = ride }\n  func start() {}"
    )
      + LintCase.coordinator(
        "Ride",
        """
          func start() {}
          @objc func follow() { let driver = Driver(\(argument)); children.append(driver); driver.start() }
          @objc func end() { children.removeAll { $0 is Driver } }
        """
      )
  }

  private static let needs = """
    final class Home: Coordinator {
      struct Needs { HOLD parent: App }
      var children: [Coordinator] = []
      private let needs: Needs
      init(needs: Needs) { self.needs = needs }
      func start() {}
      @objc func close() { needs.parent?.homeDidClose() }
    }
    final class App: Coordinator {
      var children: [Coordinator] = []
      var home: Home?
      func start() {}
      @objc func open() { let home = Home(needs: .init(parent: self)); self.home = home; home.start() }
      func homeDidClose() { home = nil }
    }
    """

  /// A child in a lazy property of its maker.
  private static func lazily(_ property: String) -> String {
    LintCase.coordinator("Sound", "  \(property)\n  init(all: All) { self.all = all }\n  func start() {}")
      + LintCase.coordinator(
        "All",
        "  lazy var sound = Sound(all: self)\n  func start() {}\n  @objc func open() { sound.start() }"
      )
  }

  static let cases = [
    LintCase(
      "a child in a property keeps its maker under another name",
      lazily("let all: All"),
      found: ["strong-way-up let all: All"]
    ),
    LintCase("a child in a property refers to its maker weakly", lazily("weak var all: All?")),
    LintCase(
      "a child keeps its maker under another name",
      ride("let ride: Ride"),
      found: ["strong-way-up let ride: Ride"]
    ),
    LintCase("such a reference is weak", ride("weak var ride: Ride?")),
    LintCase(
      "a value keeps the parent",
      needs.replacing("HOLD parent: App", with: "let parent: App?"),
      found: ["strong-way-up struct Needs { let parent: App? }"]
    ),
    LintCase(
      "a value refers to the parent weakly",
      needs.replacing("HOLD parent: App", with: "weak var parent: App?")
    ),
  ]

  @Test(arguments: cases) func childrenDoNotKeepTheirMakers(_ test: LintCase) {
    #expect(test.findings == test.found)
  }

  private static func tagged(_ tag: String) -> String {
    """
    enum Kind { case home, login }
    protocol Tagged: Coordinator { var kind: Kind { get } }
    final class HomeCoordinator: Tagged {
      var children: [Coordinator] = []
      var kind: Kind
      init() { kind = .\(tag) }
      func start() {}
    }
    final class LoginCoordinator: Tagged {
      var children: [Coordinator] = []
      let kind: Kind = .login
      func start() {}
    }
    final class App: Coordinator {
      var children: [Coordinator] = []
      func start() { let home = HomeCoordinator(); children.append(home); home.start() }
      @objc func end(_ child: Tagged) { children = children.filter { ($0 as! Tagged).kind != child.kind } }
    }
    final class Root: Coordinator {
      var children: [Coordinator] = []
      func start() { let login = LoginCoordinator(); children.append(login); login.start() }
    }
    """
  }

  static let tags = [
    LintCase(
      "a tag is that of another",
      tagged("login"),
      found: ["duplicate-type-tag init() { kind = .login }"]
    ),
    LintCase("a tag is the own", tagged("home")),
  ]

  @Test(arguments: tags) func tagsAreTheOwn(_ test: LintCase) {
    #expect(test.findings == test.found)
    #expect(test.all.allSatisfy { $0.severity == .note })
  }
}
