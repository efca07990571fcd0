import CoordinatorDiagrams
import CoordinatorGraph
import Testing

/// Which screens a coordinator shows, and how.
@Suite("Screens")
struct ScreensTests {
  struct Spelling: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let body: String
    var shown = "Album Photo push"

    init(_ name: String, _ body: String, shown: String = "Album Photo push") {
      testDescription = name
      self.body = body
      self.shown = shown
    }
  }

  /// What a coordinator with the given members shows.
  private static func shown(_ members: String, _ rest: String = "") -> [String] {
    Scanned(
      """
      import UIKit
      final class Photo: UIViewController {}
      final class Album: Coordinator {
        var childCoordinators: [Coordinator] = []
        let stack = UINavigationController()
        func start() {}
        \(members)
      }
      \(rest)
      """
    ).shown
  }

  @Test("A builder that is given a case makes the screen of that case")
  func cases() {
    let shown = Self.shown(
      """
      enum Step { case photo, map, none }
      func open() { stack.viewControllers = [screen(for: .photo)] }
      func more() { stack.pushViewController(screen(for: .map), animated: true) }
      func screen(for step: Step) -> UIViewController {
        switch step {
        case .photo: return Photo()
        case .map: return Map()
        case .none: fatalError()
        }
      }
      """,
      "final class Map: UIViewController {}"
    )
    #expect(shown == ["Album Map push", "Album Photo root"])
  }

  @Test(
    "A case that may be another one leads to all",
    arguments: ["saved ?? .photo", "isNew ? saved : .photo", "step"]
  )
  func casesThatMayBeOthers(argument: String) {
    let shown = Self.shown(
      """
      func open(isNew: Bool) {
        let saved = Store.load().flatMap(Step.init)
        var step = Step.photo
        Store.read(&step)
        stack.pushViewController(Maker().screen(for: \(argument)), animated: true)
      }
      """,
      """
      enum Step { case photo, map }
      final class Map: UIViewController {}
      struct Maker {
        func screen(for step: Step) -> UIViewController {
          switch step {
          case .photo: return Photo()
          case .map: return Map()
          }
        }
      }
      """
    )
    #expect(shown == ["Album Map push", "Album Photo push"])
  }

  static let unknownPresenters = [
    Spelling(
      "a view controller that is handed in",
      "func open(from screen: UIViewController) { screen.present(Photo(), animated: true) }",
      shown: "Album Photo present"
    ),
    Spelling(
      "a screen that tells its delegate",
      "func didTap(_ screen: Photo) { screen.show(Photo(), sender: nil) }"
    ),
    Spelling(
      "a window that is handed in",
      "func start(in window: UIWindow) { window.rootViewController = Photo() }",
      shown: "Album Photo root"
    ),
    Spelling(
      "what is handed in says nothing",
      "func keep(in box: Box) { box.put(Photo()) }",
      shown: "Album Photo -"
    ),
  ]

  static let dressed = [
    Spelling(
      "a hosted view with a modifier",
      "func open() { stack.pushViewController(UIHostingController(rootView: Page().tint(.red).padding()), animated: true) }",
      shown: "Album Page push"
    ),
    Spelling(
      "a hosted view within a stack",
      "func open() { stack.present(UIHostingController(rootView: NavigationStack { Page().tint(.red) }.padding())) }",
      shown: "Album Page present"
    ),
    Spelling(
      "a view that only an action makes",
      "func open() { stack.present(UIHostingController(rootView: Button(\"\") { Page() })) }",
      shown: "Album Page -"
    ),
    Spelling(
      "a modifier of the sources",
      "func open() { stack.pushViewController(UIHostingController(rootView: Page().framed()), animated: true) }",
      shown: "Album Page push"
    ),
    Spelling(
      "set up in a closure",
      "func open() { stack.pushViewController(Photo().then { $0.title = name }, animated: true) }"
    ),
    Spelling(
      "in a navigation controller that is set up in a closure",
      "func open() { stack.present(UINavigationController(rootViewController: Photo()).then { $0.isModal = true }) }",
      shown: "Album Photo present"
    ),
    Spelling(
      "made for a storyboard by a closure",
      """
      func open() {
        let photo = board.instantiateViewController(identifier: "Photo") { Photo(coder: $0) }
        stack.pushViewController(photo, animated: true)
      }
      """
    ),
    Spelling(
      "made for the first scene of a storyboard",
      """
      func open(_ board: UIStoryboard) {
        guard let photo = board.instantiateInitialViewController(creator: { Photo(coder: $0) }) else { return }
        stack.pushViewController(photo, animated: true)
      }
      """
    ),
    Spelling(
      "a sheet that is set up",
      "func open() { let p = Photo(); p.sheetPresentationController?.detents = [.medium()]; stack.present(p, animated: true) }",
      shown: "Album Photo sheet"
    ),
    Spelling(
      "a sheet that is asked for",
      "func open() { let p = Photo(); if let s = p.sheetPresentationController { s.detents = [] }; stack.present(p) }",
      shown: "Album Photo sheet"
    ),
    Spelling(
      "a sheet that is set up, and pushed instead",
      "func open() { let p = Photo(); p.sheetPresentationController?.detents = []; stack.pushViewController(p, animated: true) }"
    ),
    Spelling(
      "a method from elsewhere that may give anything",
      "func open() { stack.pushViewController(Photo().wrapped(in: 3), animated: true) }",
      shown: "Album Photo -"
    ),
  ]

  @Test("What dresses a screen or sets it up leaves it the same screen", arguments: dressed)
  func dressing(_ spelling: Spelling) {
    let view = """
      struct Page: View { var body: some View { Text("") } }
      extension View { func framed() -> some View { self.border(.red).padding() } }
      """
    #expect(Self.shown(spelling.body, view) == [spelling.shown])
  }

  @Test("What a closure that sets it up does to a child is done to that child")
  func setUpChildren() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { _ = Home().then { add(child: $0) } }
        }
        """
    )
    #expect(scanned.edges == ["App child Home"])
  }

  @Test("How a screen is shown does not depend on knowing on whom", arguments: unknownPresenters)
  func presenters(_ spelling: Spelling) {
    #expect(Self.shown(spelling.body) == [spelling.shown])
  }

  static let helpers = [
    // The case that it is given or left at tells, else what it is called, else nothing.
    ("present(Photo())", "func present(_ screen: UIViewController, _ size: Size = .wide)", "push"),
    ("present(Photo(), size)", "func present(_ screen: UIViewController, _ size: Size)", "present"),
    ("place(Photo(), .tall)", "func place(_ screen: UIViewController, _ size: Size)", "present"),
    ("place(Photo())", "func place(_ screen: UIViewController, _ size: Size = .wide)", "push"),
    ("place(Photo(), size)", "func place(_ screen: UIViewController, _ size: Size)", "-"),
  ]

  @Test(
    "Where a helper shows in several ways, the line that calls it tells how, or nothing does",
    arguments: helpers
  )
  func severalWays(_ call: String, _ helper: String, _ label: String) {
    let members = """
      enum Size { case tall, wide }
      func open(_ size: Size) { \(call) }
      \(helper) {
        switch size {
        case .tall: stack.present(screen, animated: true)
        case .wide: stack.show(screen, sender: nil)
        }
      }
      """
    #expect(Self.shown(members) == ["Album Photo \(label)"])
  }

  static let makers = [
    "extension UIViewController { class func load() -> Self { func inner<T>() -> T { board.first() as! T }; return inner() } }",
    "extension Nested where Self: UIViewController { static func load() -> Self { Self(nibName: nil, bundle: nil) } }",
  ]

  @Test("What a screen's own class gives is one of it, whatever is inside", arguments: makers)
  func givingSelf(_ maker: String) {
    let open = "func open() { stack.pushViewController(Photo.load(), animated: true) }"
    #expect(Self.shown(open, maker) == ["Album Photo push"])
  }
}
