import Testing

/// Under which key a registry takes an object that comes without one.
@Suite("Keys of registered objects")
struct RegistryKeysTests {
  private static func scan(_ lines: String, _ rest: String = "", asked: String = "Store") -> Scanned {
    Scanned(
      Scanned.base + """
        final class Parts {
          static let shared = Parts()
          private var all: [String: Any] = [:]
          func register<T>(_ service: T) { all[String(describing: T.self)] = service }
          func resolve<T>() -> T { all[String(describing: T.self)] as! T }
        }
        protocol Store {}
        final class FileStore: Store {}
        final class CloudStore: Store {}
        \(rest)
        func setUp() { \(lines) }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let store: \(asked)
          init(store: \(asked) = Parts.shared.resolve()) { self.store = store }
          func start() {}
        }
        """
    )
  }

  private static let declarations = [
    "let store: Store = FileStore(); Parts.shared.register(store)",
    "let store: any Store = FileStore(); Parts.shared.register(store)",
    "Parts.shared.register(FileStore() as Store)", "Parts.shared.register(makeStore())",
  ]

  @Test(
    "What is declared as a protocol is registered as that",
    arguments: declarations
  )
  func declared(_ lines: String) {
    let scanned = Self.scan(lines, "func makeStore() -> Store { FileStore() }")
    #expect(scanned.lines(of: [.registers, .resolves]) == ["App resolves Store", "Parts registers Store"])
    #expect(scanned.edge("Parts", "Store")?.label == "FileStore")
  }

  @Test("Several for one protocol are one entry, in any order", arguments: ["FileStore", "CloudStore"])
  func several(_ first: String) {
    let second = first == "FileStore" ? "CloudStore" : "FileStore"
    let scanned = Self.scan(
      "Parts.shared.register(\(first)() as Store); Parts.shared.register(\(second)() as Store)"
    )
    #expect(scanned.edge("Parts", "Store")?.label == "CloudStore, FileStore")
  }

  @Test("What is asked for by its own type stays there, and what nobody asks for is a node, too")
  func own() {
    let scanned = Self.scan(
      "Parts.shared.register(FileStore()); Parts.shared.register(CloudStore())",
      asked: "FileStore"
    )
    #expect(scanned.lines(of: [.registers]) == ["Parts registers CloudStore", "Parts registers FileStore"])
  }

  @Test("What is not declared so is registered as what it is: whoever asks for the protocol gets nothing")
  func missing() {
    let scanned = Self.scan("let store = FileStore(); Parts.shared.register(store)")
    #expect(
      scanned.lines(of: [.registers, .resolves]) == ["App resolves Store", "Parts registers FileStore"]
    )
  }

  @Test("What a function is given is registered as its parameter is declared")
  func parameters() {
    let scanned = Self.scan("add(FileStore())", "func add(_ store: Store) { Parts.shared.register(store) }")
    #expect(scanned.lines(of: [.registers, .resolves]) == ["App resolves Store", "Parts registers Store"])
  }
}
