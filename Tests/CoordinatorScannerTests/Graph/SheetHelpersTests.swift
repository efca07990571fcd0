import Testing

/// Sheets that helpers set up for the screens that they are given.
@Suite("Sheets by helpers")
struct SheetHelpersTests {
  /// How a coordinator shows a screen by a call of its own helper.
  private static func shown(_ call: String, _ helpers: String) -> [String] {
    Scanned(
      Scanned.base + """
        enum Style { case full, card }
        final class Tune: UIViewController {}
        class Base: Coordinator {
          var childCoordinators: [Coordinator] = []
          let stack = UINavigationController()
          func start() {}
          \(helpers)
        }
        final class Player: Base {
          func open(_ style: Style, _ tune: Tune) { \(call) }
        }
        """
    ).shown
  }

  private static let byCase = """
      switch style {
      case .full: screen.modalPresentationStyle = .fullScreen
      case .card:
        screen.sheetPresentationController?.detents = []
      }
      stack.present(screen, animated: true)
    }
    """

  private static let always = """
      if let sheet = screen.sheetPresentationController { sheet.detents = [] }
      stack.present(screen, animated: true)
    }
    """

  private static let present = "func present(_ screen: UIViewController, style: Style) {\n"
  private static let route = "func route(to screen: UIViewController, style: Style = .card) {\n"

  static let calls = [
    ("present(Tune(), style: .card)", present + byCase, "sheet"),
    ("present(Tune(), style: .full)", present + byCase, "present"),
    ("present(Tune(), style: style)", present + byCase, "present"),
    ("route(to: Tune(), style: .card)", route + byCase, "sheet"),
    ("route(to: Tune())", route + byCase, "sheet"),
    ("route(to: Tune(), style: .full)", route + byCase, "present"),
    ("present(Tune())", "func present(_ screen: UIViewController) {\n" + always, "sheet"),
    (
      "let t = Tune(); dress(t)\nstack.present(t, animated: true)",
      "func dress(_ t: UIViewController) { t.sheetPresentationController?.detents = [] }",
      "sheet"
    ),
    (
      "present(Tune())",
      "func present(_ screen: UIViewController) {\nif isWide {\n" + always + "\n}",
      "present"
    ),
    (
      "stack.presentCard(Tune())",
      "}\nextension UINavigationController {\nfunc presentCard(_ screen: UIViewController) {\n" + always,
      "sheet"
    ),
    ("tell(Tune())", "func tell(_ t: Tune) { present(t, style: .card) }\n" + present + byCase, "sheet"),
  ]

  @Test("A case that is called a sheet is one, whoever is asked to present", arguments: ["sheet", "present"])
  func namedCase(_ label: String) {
    let found = Self.shown(
      "router.present(Tune(), as: .\(label == "sheet" ? "bottomSheet" : "plain"))",
      """
        let router: Router
      }
      enum Way { case bottomSheet, plain }
      protocol Router { func present(_ screen: UIViewController, as way: Way) }
      class Other {
      """
    )
    #expect(found == ["Player Tune \(label)"])
  }

  @Test("A helper that sets up the sheet of what it is given shows it as one", arguments: calls)
  func label(_ call: String, _ helpers: String, _ label: String) {
    #expect(Self.shown(call, helpers) == ["Player Tune \(label)"])
  }
}
