import Testing

/// Helpers that coordinators inherit: those make what a helper makes that call it.
@Suite("Inherited helpers")
struct InheritedCallResolverTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What the base has beside a list and `start`, and what two coordinators below it have.
    let base, home, chat: String
    /// Who makes `Pay`, beside nobody.
    let makers: [String]
  }

  private static let pay = "func pay() { add(Pay()) }"

  static let cases = [
    Case(
      testDescription: "one calls it",
      base: pay,
      home: "func tap() { pay() }",
      chat: "",
      makers: ["Home"]
    ),
    Case(
      testDescription: "one calls it in a closure of a property",
      base: pay,
      home: "lazy var tap: () -> Void = { [weak self] in self?.pay() }",
      chat: "",
      makers: ["Home"]
    ),
    Case(
      testDescription: "one calls another helper that does",
      base: pay + "\nfunc ask() { pay() }",
      home: "func tap() { ask() }",
      chat: "",
      makers: ["Home"]
    ),
    Case(
      testDescription: "nobody calls the helper that does",
      base: pay + "\nfunc ask() { pay() }",
      home: "func tap() { pay() }",
      chat: "",
      makers: ["Home"]
    ),
    Case(
      testDescription: "both call it",
      base: pay,
      home: "func tap() { pay() }",
      chat: "func tap() { self.pay() }",
      makers: ["Chat", "Home"]
    ),
    Case(
      testDescription: "nobody is seen to call it",
      base: pay,
      home: "",
      chat: "",
      makers: []
    ),
    Case(
      testDescription: "only what nobody calls calls it",
      base: pay + "\nfunc handle() { pay() }",
      home: "",
      chat: "",
      makers: []
    ),
    Case(
      testDescription: "only a closure of its own calls it again",
      base:
        "func pay() { let next = Pay(); next.onRetry = { self.pay() }; add(next) }; var onRetry: (() -> Void)?",
      home: "",
      chat: "",
      makers: []
    ),
    Case(
      testDescription: "what others have of that name is called there",
      base: pay,
      home: "",
      chat: "}\nfinal class Till { func pay() {}; func tap() { pay() }",
      makers: []
    ),
    Case(
      testDescription: "a protocol asks one of them for it",
      base: pay,
      home: "func tap() { pay() }",
      chat: "}\nprotocol Paying { func pay() }\nextension Chat: Paying {",
      makers: ["Chat", "Home"]
    ),
    Case(
      testDescription: "it is called on an object that may be any",
      base: pay,
      home: "func tap() { pay() }; func open(_ other: Base) { other.pay() }",
      chat: "",
      makers: ["Home"]
    ),
    Case(
      testDescription: "it is called on an object of one type",
      base: pay,
      home: "weak var other: Chat?; func tap() { other?.pay() }",
      chat: "",
      makers: ["Chat"]
    ),
    Case(
      testDescription: "the base calls it itself",
      base: "func pay() { add(Pay()) }\ninit() { pay() }",
      home: "func tap() { pay() }",
      chat: "",
      makers: ["Chat", "Home"]
    ),
    Case(
      testDescription: "the system calls it",
      base: "@objc func pay() { add(Pay()) }",
      home: "func tap() { pay() }",
      chat: "",
      makers: ["Chat", "Home"]
    ),
    Case(
      testDescription: "a protocol asks for it",
      base: pay + "\n}\nprotocol Paying { func pay() }\nextension Base: Paying {",
      home: "func tap() { pay() }",
      chat: "",
      makers: ["Chat", "Home"]
    ),
  ]

  @Test("Of a base class", arguments: cases)
  func classes(_ helper: Case) {
    let scanned = Scanned(
      """
      class Base {
        var childCoordinators: [Base] = []
        func start() {}
        func add(_ child: Base) { childCoordinators.append(child) }
        \(helper.base)
      }
      final class Home: Base { \(helper.home) }
      final class Chat: Base { \(helper.chat) }
      final class Pay: Base {}
      """.replacing("Base", with: "BaseCoordinator")
    )
    let makers = scanned.edges.filter { $0.hasSuffix("child Pay") && $0 != "Pay child Pay" }
    #expect(makers == helper.makers.map { "\($0) child Pay" })
  }

  @Test("Of an extension of a protocol")
  func protocols() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Pay", "Chat") + """
        extension Coordinator { func pay() { add(child: Pay()) } }
        final class Home: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { pay() }
        }
        """
    )
    #expect(scanned.edges == ["Home child Pay"])
  }
}
