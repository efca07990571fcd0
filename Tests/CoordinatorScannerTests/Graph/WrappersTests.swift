import CoordinatorGraph
import Testing

/// Navigation controllers of the team's own: what is in them is the screen.
@Suite("Wrappers of screens")
struct WrappersTests {
  /// What a coordinator with the given members shows.
  private static func shown(_ members: String, _ rest: String = "") -> [String] {
    Scanned(
      Scanned.base + rest + """
        final class PaleStack: UINavigationController {}
        final class Note: UIViewController {}
        final class Desk: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() {}
          \(members)
        }
        """
    ).shown
  }

  static let wrapped = [
    (
      "let host = UIViewController(); func open() { host.present(PaleStack(rootViewController: Note()), animated: true) }",
      ["Desk Note present"]
    ),
    (
      "let stack = PaleStack(); func open() { stack.pushViewController(Note(), animated: true) }",
      ["Desk Note push"]
    ),
    (
      "func open(in window: UIWindow) { let stack = PaleStack(rootViewController: Note()); window.rootViewController = stack }",
      ["Desk Note root"]
    ),
    // It is all there is, or all that is shown there.
    (
      "let host = UIViewController(); func open() { host.present(PaleStack(), animated: true) }",
      ["Desk PaleStack present"]
    ),
    (
      """
      let host = UINavigationController()
      func open() { host.pushViewController(Note(), animated: true) }
      func ask() { host.present(PaleStack(), animated: true) }
      """,
      ["Desk Note push", "Desk PaleStack present"]
    ),
  ]

  @Test("What is in a navigation controller of the team's own is shown as that is", arguments: wrapped)
  func content(_ members: String, _ shown: [String]) {
    #expect(Self.shown(members) == shown)
  }

  static let handed = [
    ("add(child: Home(UINavigationController(rootViewController: Note())))", ["Home Note -"]),
    ("add(child: Home(\nUINavigationController(\nrootViewController: Note())))", ["Home Note -"]),
    // What has a line of its own is that coordinator's, even if another goes on from there.
    (
      "let stack = UINavigationController(rootViewController: Note())\n add(child: Home(stack))",
      ["Desk Note -"]
    ),
  ]

  @Test(
    "What is in a stack that is made for a child alone is the child's",
    arguments: handed
  )
  func handedStack(_ opening: String, _ shown: [String]) {
    let home = """
      final class Home: Coordinator {
        var childCoordinators: [Coordinator] = []
        let stack: UIViewController
        init(_ stack: UIViewController) { self.stack = stack }
        func start() {}
      }
      """
    #expect(Self.shown("func open() { \(opening) }", home) == shown)
  }

  @Test(
    "A navigation controller of the team's own that another coordinator is made with is none of its maker's screens"
  )
  func stackOfAnother() {
    let home = """
      final class Home: Coordinator {
        var childCoordinators: [Coordinator] = []
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(Note(), animated: true) }
      }
      """
    let opening = "let pale = PaleStack(); add(child: Home(pale)); host.present(pale, animated: true)"
    let shown = Self.shown("let host = UIViewController(); func open() { \(opening) }", home)
    #expect(shown == ["Home Note push"])
    let own =
      "final class Guide: UINavigationController { override func viewDidLoad() { setViewControllers([Note()], animated: true) } }\n"
    let guided = Self.shown(
      "let host = UIViewController(); func open() { \(opening) }".replacing("PaleStack", with: "Guide"),
      home + own
    )
    #expect(guided.contains("Desk Guide present"))
  }

  @Test("A class that a base of the sources is made with is no screen of those below it")
  func stackOfBase() {
    let shown = Scanned(
      """
      import XCoordinator
      final class PaleStack: UINavigationController {}
      final class Note: UIViewController {}
      enum DeskRoute: Route { case note }
      class Flow<R: Route>: NavigationCoordinator<R> {
        init(first: R) { super.init(rootViewController: PaleStack(), initialRoute: first) }
      }
      final class DeskCoordinator: Flow<DeskRoute> {
        init() { super.init(first: .note) }
        override func prepareTransition(for route: DeskRoute) -> NavigationTransition { .push(Note()) }
      }
      """
    ).shown
    #expect(shown == ["DeskCoordinator Note push"])
  }

  static let frames = [
    ("init(content: UIViewController)", ["Desk Note -"]),
    ("init(content: UIViewController, height: Double)", ["Desk Note -"]),
    // One with a model of its own is a screen with a part.
    ("init(content: UIViewController, model: Model)", ["Desk Sheet present"]),
  ]

  @Test("A controller around any other shows that", arguments: frames)
  func frame(_ initializer: String, _ shown: [String]) {
    let sheet = """
      final class Model {}
      final class Sheet: UIViewController {
        let content: UIViewController
        \(initializer) { self.content = content; super.init() }
        override func viewDidLoad() { addChild(content); view.addSubview(content.view) }
        func open(from host: UIViewController) { host.present(self, animated: true) }
      }
      """
    let more =
      initializer.contains("height") ? ", height: 1" : initializer.contains("model") ? ", model: Model()" : ""
    let open = "let sheet = Sheet(content: Note()\(more)); sheet.open(from: host)"
    #expect(Self.shown("let host = UIViewController(); func open() { \(open) }", sheet) == shown)
  }

  @Test("What is no view controller wraps screens too, where it is shown as they are")
  func box() {
    let shown = Scanned(
      Scanned.base + """
        protocol Showable { var screen: UIViewController { get } }
        final class Note: UIViewController, Showable { var screen: UIViewController { self } }
        final class Stacked: Showable {
          let stack: UINavigationController
          var screen: UIViewController { stack }
          init(_ root: Showable) { stack = UINavigationController(rootViewController: root.screen) }
        }
        protocol DeskPresentable { func setTabs(_ tabs: [Showable]) }
        final class Desk: Coordinator {
          var childCoordinators: [Coordinator] = []
          let presenter: DeskPresentable
          init(presenter: DeskPresentable) { self.presenter = presenter }
          func start() { presenter.setTabs([Stacked(Note())]) }
        }
        """
    ).shown
    #expect(shown == ["Desk Note tab"])
  }

  @Test(
    "A hosting controller and a view for whichever view they are given are no screens",
    arguments: [
      "Host(rootView: NoteView())",
      "UIHostingController(rootView: Dressed { NoteView() })",
    ]
  )
  func hosts(_ screen: String) {
    let found = Self.shown(
      "let window = UIWindow(); func open() { let screen = \(screen); window.rootViewController = screen }",
      """
      final class Host<Content: View>: UIHostingController<Content> { var onEnd: (() -> Void)? }
      struct Dressed<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View { content() } }
      struct NoteView: View { var body: some View { Text("") } }

      """
    )
    #expect(found.map { $0.split(separator: " ")[1] } == ["NoteView"])
  }

  @Test("A view for others that has more in it is a screen")
  func wizard() {
    let found = Self.shown(
      "let window = UIWindow(); func open() { window.rootViewController = UIHostingController(rootView: Wizard { Hint() }) }",
      """
      struct Wizard<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Text("Step"); content() } }
      }
      struct Hint: View { var body: some View { Text("") } }

      """
    )
    #expect(found.contains("Desk Wizard root"))
  }

  @Test(
    "A navigation controller that a coordinator hands to another, and nobody shows, is no screen of theirs"
  )
  func handedOn() {
    let shown = Self.shown(
      "let stack: PaleStack; init() { stack = PaleStack(navigationBarClass: nil, toolbarClass: nil) }; func open() { add(child: Pen(stack: stack)) }",
      """
      final class Pen: Coordinator {
        var childCoordinators: [Coordinator] = []
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {}
      }

      """
    )
    #expect(shown == [])
  }
}
