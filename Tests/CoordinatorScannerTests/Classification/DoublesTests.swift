import CoordinatorGraph
import Testing

@Suite("Doubles")
struct DoublesTests {
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
