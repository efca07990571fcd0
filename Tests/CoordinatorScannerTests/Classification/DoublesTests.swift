import CoordinatorDiagrams
import CoordinatorGraph
import Testing

@Suite("Doubles")
struct DoublesTests {
  /// A static function of a view that is none runs wherever it is called.
  @Test(
    "What a preview attaches is no part of the app",
    arguments: [("View, PreviewProvider", 0), ("View", 1)]
  )
  func previewProviders(bases: String, count: Int) {
    let source = """
      final class App: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
      struct Shown: \(bases) {
        static func show() { let app = App(); app.childCoordinators.append(Home()) }
      }
      """
    let scanned = Scanned(Scanned.base + Scanned.leaves("Home") + source)
    #expect(scanned.lines(of: [.child]).count == count)
  }

  @Test("A name with Preview alone makes no double: what it stands in for does")
  func previews() {
    let scanned = Scanned(
      Scanned.base + """
        protocol HomeRouting: Coordinator {}
        final class Preview: UIViewController {}
        final class PreviewScreen: UIViewController {}
        final class ImagePreview: UIViewController {}
        final class HomeScreen: UIViewController {}
        final class PreviewHomeScreen: UIViewController {}
        final class HomeScreenPreview: UIViewController {}
        final class PreviewCoordinator: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { [Preview(), PreviewScreen(), ImagePreview(), HomeScreen(), PreviewHomeScreen(), HomeScreenPreview()].forEach { show($0) } }
        }
        final class PreviewHome: HomeRouting { var childCoordinators: [Coordinator] = []; func start() {} }
        #if DEBUG
        final class PreviewFlow: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
        #endif
        """
    )
    #expect(scanned.coordinators == ["PreviewCoordinator"])
    let screens = scanned.snapshot.graph.nodes.filter { $0.kind == .screen }.map(\.id)
    #expect(screens == ["HomeScreen", "ImagePreview", "Preview", "PreviewScreen"])
  }
}
