import Testing

@Suite("Lists of children")
struct ChildListTests {
  @Test(
    "Children that are no coordinators make none",
    arguments: [
      ": [Operation] = []", ": [UIView] = []", ": [Job] = []", ": [Step] = []", ": [Node<Int>] = []",
      ": [() -> Void] = []", ": [String: Job] = [:]", " = [Operation]()", " = [Job]()",
    ]
  )
  func otherChildren(_ list: String) {
    let source = """
      final class Job { func run() {} }
      struct Step {}
      final class ExportCoordinator {
        private var children\(list)
        func start() {}
      }
      """
    #expect(Scanned(source).coordinators == [])
  }

  @Test(
    "Children that may be coordinators make one",
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
}
