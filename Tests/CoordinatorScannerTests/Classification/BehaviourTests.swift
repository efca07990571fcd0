import Testing

/// Who is a coordinator without a base, for what it does.
@Suite("Coordinators by what they do")
struct BehaviourTests {
  private static let screen = "import UIKit\nfinal class Hint: UIViewController {}\n"

  @Test(
    "One that shows a screen which it makes, by whatever name",
    arguments: ["show", "present", "begin", "open"]
  )
  func shows(_ method: String) {
    let scanned = Scanned(
      Self.screen + """
        final class HintCoordinator {
          private weak var presenting: UIViewController?
          func \(method)() { presenting?.present(Hint(), animated: true) }
        }
        """
    )
    #expect(scanned.coordinators == ["HintCoordinator"])
    #expect(scanned.shown == ["HintCoordinator Hint present"])
  }

  private static let lookAlikes = [
    // It shows what is not its own, or nothing.
    "weak var presenting: UIViewController?; func show() { presenting?.present(UIAlertController(), animated: true) }",
    "func show(from screen: UIViewController) { screen.present(Hint(), animated: true) }",
    "weak var presenting: UIViewController?; func merge() { _ = Hint() }",
    "weak var presenting: UIViewController?; func show() { presenting?.present(Question(), animated: true) }",
    // Other services that are named so prove nothing.
    "private let other: PaymentCoordinator?; func start() {}",
    "private let other: PaymentCoordinator; init(other: PaymentCoordinator = .init()) {}; func start() {}",
  ]

  @Test("A service that is named like one is none", arguments: lookAlikes)
  func services(_ members: String) {
    let scanned = Scanned(
      Self.screen
        + "final class SyncCoordinator { \(members) }\nfinal class PaymentCoordinator { func pay() {}; func start() {} }\nfinal class Question: UIAlertController {}"
    )
    #expect(scanned.coordinators == [])
  }

  @Test("One that starts, and keeps another that it was given")
  func slots() {
    let scanned = Scanned(
      """
      final class TourCoordinator {
        private let mapCoordinator: MapCoordinator
        init(mapCoordinator: MapCoordinator) { self.mapCoordinator = mapCoordinator }
        func start() { mapCoordinator.start() }
      }
      final class MapCoordinator { private let navigationController: UINavigationController; func start() {} }
      """
    )
    #expect(scanned.coordinators == ["MapCoordinator", "TourCoordinator"])
  }

  @Test("A router that starts, navigates, and keeps a coordinator which it makes")
  func routers() {
    func coordinators(_ line: String) -> [String] {
      Scanned(
        Scanned.base + Scanned.leaves("LoginCoordinator") + """
          final class RootRouter {
            let window: UIWindow
            private var login: LoginCoordinator?
            func start() { \(line) }
          }
          """
      ).coordinators
    }
    #expect(coordinators("login = LoginCoordinator()") == ["LoginCoordinator", "RootRouter"])
    #expect(coordinators("login?.start()") == ["LoginCoordinator"])
  }

  @Test("What inherits from a class that starts, and takes others of its kind")
  func leading() {
    let scanned = Scanned(
      """
      import UIKit
      class FlowCoordinator<Result> {
        let navigationController = UINavigationController()
        func start() -> Result { fatalError() }
        func coordinate<Other>(to other: FlowCoordinator<Other>) -> Other { other.start() }
      }
      final class LoginCoordinator: FlowCoordinator<Bool> { override func start() -> Bool { true } }
      final class AppCoordinator: FlowCoordinator<Void> { override func start() { _ = coordinate(to: LoginCoordinator()) } }
      """
    )
    #expect(scanned.edges == ["AppCoordinator creates LoginCoordinator"])
  }

  private static let roots = [
    ("func start() -> some View { HintView() }", true), ("func rootView() -> some View { HintView() }", true),
    ("func rootView(for id: Int) -> some View { HintView() }", false),
    ("func badge() -> some View { HintView() }", false),
    ("func rootView() -> some View { Text(\"\") }", false),
  ]

  @Test("One that views follow, and that gives the view of its flow", arguments: roots)
  func rootViews(_ member: String, _ isCoordinator: Bool) {
    let scanned = Scanned(
      """
      import SwiftUI
      final class HintCoordinator: ObservableObject { @Published var isActive = false; \(member) }
      struct HintView: View { var body: some View { Text("") } }
      """
    )
    #expect(scanned.coordinators == (isCoordinator ? ["HintCoordinator"] : []))
  }

  @Test("One whose own view leads on by links")
  func links() {
    let scanned = Scanned(
      """
      import SwiftUI
      final class HomeCoordinator: ObservableObject { @Published var showsPond = false }
      struct HomeCoordinatorView: View {
        @ObservedObject var coordinator: HomeCoordinator
        var body: some View {
          NavigationView { NavigationLink(destination: PondView(), isActive: $coordinator.showsPond) { EmptyView() } }
        }
      }
      struct PondView: View { var body: some View { Text("") } }
      """
    )
    #expect(scanned.coordinators == ["HomeCoordinator"])
    #expect(scanned.shown == ["HomeCoordinator PondView push"])
  }

  @Test("Not what SwiftUI calls the coordinator of a view of UIKit")
  func representables() {
    let scanned = Scanned(
      Self.screen + """
        import SwiftUI
        struct Web: UIViewControllerRepresentable { func makeCoordinator() -> WebCoordinator { WebCoordinator() } }
        final class WebCoordinator: NSObject {
          weak var viewController: UIViewController?
          func open() { viewController?.present(Hint(), animated: true) }
        }
        """
    )
    #expect(scanned.coordinators == [])
  }

  @Test(
    "Not a router that belongs to a screen, or that others navigate by",
    arguments: ["weak var screen: Hint?", "let stack: UINavigationController"]
  )
  func helpers(_ property: String) {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("LoginCoordinator") + Self.screen + """
        final class HintRouter { \(property); var login: LoginCoordinator?; func start() { login = LoginCoordinator() } }
        """
    )
    #expect(scanned.coordinators == ["LoginCoordinator"])
  }

  @Test("Not a chain of work that shows nothing")
  func chains() {
    let scanned = Scanned(
      """
      class JobCoordinator { func start() {}; func coordinate(to next: JobCoordinator) { next.start() } }
      final class UploadCoordinator: JobCoordinator {}
      """
    )
    #expect(scanned.coordinators == [])
  }

  @Test("What is named so and starts coordinators that it makes is one; what only makes them is none")
  func startsOthers() {
    let source = """
      protocol Coordinator { func start() }
      final class HomeCoordinator: Coordinator { func start() {} }
      @MainActor final class AppCoordinator {
        var session: Task<Void, Never>?
        func launch(in window: UIWindow) { session = Task { await self.show(in: window) } }
        private func show(in window: UIWindow) async { let home = HomeCoordinator(); home.start() }
      }
      """
    let scanned = Scanned(source)
    #expect(scanned.edges == ["AppCoordinator creates HomeCoordinator"])
    #expect(
      Scanned(source.replacing("home.start()", with: "print(home)")).coordinators == ["HomeCoordinator"]
    )
  }
}
