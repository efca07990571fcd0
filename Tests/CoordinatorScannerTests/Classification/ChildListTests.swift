import Testing

@Suite("Lists of children")
struct ChildListTests {
  @Test(
    "Closures, texts and numbers are no children",
    arguments: ["[() -> Void] = []", "[String: Int] = [:]"]
  )
  func values(_ list: String) {
    let source = """
      final class ExportCoordinator {
        private var children: \(list)
        func start() {}
      }
      """
    #expect(Scanned(source).coordinators == [])
  }

  @Test(
    "Children make one",
    arguments: [
      ": [AnyObject] = []", ": [Any] = []", ": [Flow] = []", ": [ExportCoordinator] = []",
      ": [Presentable] = []",
      ": [SettingsCoordinator] = []", ": [UIViewController] = []", ": [Weak<Flow>] = []",
      ": [String: Flow] = [:]",
      " = [Flow]()", " = []",
    ]
  )
  func possibleChildren(_ list: String) {
    let source = """
      protocol Flow { func start() }
      final class ExportCoordinator: Flow {
        private var children\(list)
        func start() {}
      }
      """
    #expect(Scanned(source).coordinators == ["ExportCoordinator"])
  }

  /// A base class that keeps what it starts in the given list, and a flow that it starts.
  private static func kept(
    _ list: String,
    base: String = "class Flow: Coordinator",
    called name: String = "dependencies"
  ) -> [String] {
    Scanned(
      """
      protocol Coordinator: AnyObject { func start() }
      \(base) {
        \(list)
        func start() {}
        func open(_ flow: Flow) { kept.append(flow); flow.start() }
      }
      final class Tip: Flow {}
      final class App: Flow { override func start() { open(Tip()) } }
      """.replacing("kept", with: name)
    ).edges
  }

  @Test(
    "A base's list of its own kind is one of children",
    arguments: ["var kept: [Flow] = []", "private(set) var kept: [Coordinator] = []", "var kept = [Flow]()"]
  )
  func basesList(_ list: String) {
    #expect(Self.kept(list) == ["App child Tip"])
  }

  @Test("A list of something else, or of one class alone, keeps what it is given")
  func otherLists() {
    #expect(Self.kept("var kept: [AnyObject] = []") == ["App holds Tip"])
    let alone = """
      protocol Coordinator: AnyObject { func start() }
      final class Tip: Coordinator { func start() {} }
      final class App: Coordinator {
        var flows: [Coordinator] = []
        func start() { flows.append(Tip()) }
      }
      """
    #expect(Scanned(alone).edges == ["App holds Tip"])
  }

  @Test(
    "A base has one list of children; other lists of its kind, and of those above or beside, keep what they are given",
    arguments: [
      "var kept: [Flow] = []; var children: [Flow] = []", "var kept: [Flow] = []; var more: [Flow] = []",
      "var kept: [Tip] = []", "weak var kept: [Flow]",
    ]
  )
  func oneList(_ lists: String) {
    #expect(Self.kept(lists).contains("App holds Tip"))
    for name in ["parents", "siblings", "breadcrumbs", "listeners"] {
      let source = Self.kept("var kept: [Flow] = []", base: "class Flow: Coordinator", called: name)
      #expect(source == ["App holds Tip"])
    }
  }

  @Test("A list that a protocol asks for is its own, whoever declares it")
  func requiredList() {
    let source = """
      protocol Coordinator: AnyObject { var flows: [Coordinator] { get set }; func start() }
      extension Coordinator { func open(_ flow: Coordinator) { flows.append(flow); flow.start() } }
      final class Tip: Coordinator { var flows: [Coordinator] = []; func start() {} }
      final class App: Coordinator { var flows: [Coordinator] = []; func start() { open(Tip()) } }
      """
    #expect(Scanned(source).edges == ["App child Tip"])
  }
}
