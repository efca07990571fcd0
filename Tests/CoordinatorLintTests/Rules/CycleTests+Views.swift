import Testing

/// Chains through the views that a screen keeps: cells, buttons and bar items.
@Suite("Lint: cycles through views")
struct ViewCycleTests {
  private static func screen(_ members: String) -> String {
    LintCase.coordinator(
      "App",
      "  weak var nav: UINavigationController?\n  func start() { nav?.pushViewController(Menu(), animated: true) }"
    ) + "final class Menu: UITableViewController {\n  func pick() {}\n\(members)\n}\n"
  }

  private static func listed(_ line: String, _ members: String) -> String {
    screen(
      """
        override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = list.dequeueReusableCell(withIdentifier: "a", for: path) as! Cell
          \(line)
          return cell
        }
      """
    ) + "final class Cell: UITableViewCell {\n  \(members)\n}\n"
  }

  private static let given = "cell.onTap = { self.pick() }"
  private static let closure = "var onTap: (() -> Void)?"

  static let cells = [
    LintCase("a closure of a cell", listed(given, closure), found: ["retain-cycle \(given)"]),
    LintCase("a weak one", listed("cell.onTap = { [weak self] in self?.pick() }", closure)),
    LintCase(
      "the cell lets go of it",
      listed(given, closure + "\n  override func prepareForReuse() { onTap = nil }")
    ),
    LintCase(
      "a strong delegate of a cell",
      listed("cell.menu = self", "var menu: Menu?"),
      found: ["retain-cycle var menu: Menu?"]
    ),
    LintCase("a weak one", listed("cell.menu = self", "weak var menu: Menu?")),
  ]

  private static func bar(_ line: String, _ more: String = "") -> String {
    screen("  override func viewDidLoad() {\n    \(line)\n  }\n\(more)")
  }

  private static let item =
    "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"a\", primaryAction: UIAction { _ in self.pick() })"
  private static let added = "button.addAction(UIAction { _ in self.pick() }, for: .touchUpInside)"

  static let actions = [
    LintCase("a bar item", bar(item), found: ["retain-cycle \(item)"]),
    LintCase("a weak one", bar(item.replacing("{ _ in self.", with: "{ [weak self] _ in self?."))),
    LintCase(
      "another item takes its place",
      bar(item, "  func end() { navigationItem.rightBarButtonItem = nil }")
    ),
    LintCase(
      "a button of its own",
      bar(added, "  let button = UIButton()"),
      found: ["retain-cycle \(added)"]
    ),
    LintCase("a button of others", bar(added, "  weak var button: UIButton!")),
    LintCase("an alert", bar("let a = UIAlertController(); a.addAction(UIAlertAction { _ in self.pick() })")),
  ]

  private static func built(_ hold: String) -> String {
    LintCase.coordinator(
      "App",
      """
        weak var nav: UINavigationController?
        func start() {
          let screen = Card()
          screen.presenter = Presenter(view: screen)
          nav?.pushViewController(screen, animated: true)
        }
      """
    ) + """
      final class Card: UIViewController { var presenter: Presenter? }
      final class Presenter {
        \(hold) var view: Card?
        init(view: Card) { self.view = view }
      }

      """
  }

  static let pairs = [
    LintCase(
      "a screen and its presenter, made by a coordinator",
      built("private"),
      found: ["retain-cycle private var view: Card?"]
    ),
    LintCase("a weak view", built("private weak")),
  ]

  @Test(arguments: cells + actions + pairs)
  func findsRings(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
