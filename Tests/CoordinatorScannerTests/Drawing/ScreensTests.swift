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

  @Test("How a screen is shown does not depend on knowing on whom", arguments: unknownPresenters)
  func presenters(_ spelling: Spelling) {
    #expect(Self.shown(spelling.body) == [spelling.shown])
  }
}
