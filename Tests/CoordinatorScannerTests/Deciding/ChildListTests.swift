import Testing

@Suite("Lists of children")
struct ChildListTests {
  @Test(
    "Children that are no coordinators make none",
    arguments: ["Operation", "UIView", "Job", "Step", "Node<Int>"]
  )
  func otherChildren(_ element: String) {
    let source = """
      final class Job { func run() {} }
      struct Step {}
      final class ExportCoordinator {
        private var children: [\(element)] = []
        func start() {}
      }
      """
    #expect(Scanned(source).coordinators == [])
  }

  @Test(
    "Children that may be coordinators make one",
    arguments: [
      "AnyObject", "Any", "Flow", "ExportCoordinator", "Presentable", "SettingsCoordinator",
      "UIViewController",
    ]
  )
  func possibleChildren(_ element: String) {
    let source = """
      protocol Flow { func start() }
      final class ExportCoordinator: Flow {
        private var children: [\(element)] = []
        func start() {}
      }
      """
    #expect(Scanned(source).coordinators == ["ExportCoordinator"])
  }
}
