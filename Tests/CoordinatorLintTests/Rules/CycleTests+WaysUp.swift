import CoordinatorGraph
import Testing

/// Parents, delegates and screens.
@Suite("Lint: cycles by properties")
struct PropertyCycleTests {
  private static func app(_ making: String) -> String {
    LintCase.coordinator("App", "  func start() {}\n  func open() {\n    \(making)\n    c.start()\n  }")
  }

  private static func child(_ property: String) -> String {
    LintCase.coordinator(
      "Home",
      "  \(property)\n  func start() { show() }\n  func show() {}\n  @objc func close() { parent?.childDidFinish(self) }"
    )
  }

  static let parents = [
    LintCase(
      "a base class keeps a helper for each class below",
      """
      class Flow: Coordinator {
        var children: [Coordinator] = []
        var helper: Helper?
        func start() { helper = Helper(owner: self) }
      }
      final class Helper {
        let owner: Flow
        init(owner: Flow) { self.owner = owner }
      }
      final class Market: Flow {}
      final class Tabs: Flow {}

      """,
      found: ["retain-cycle let owner: Flow"]
    ),
    LintCase(
      "a base class makes a wrapper for each class below",
      """
      class Flow { var trigger: Trigger { Trigger(self) } }
      final class Trigger {
        let flow: Flow
        init(_ flow: Flow) { self.flow = flow }
      }
      final class Market: Flow { func go() {} }
      final class Tabs: Flow {
        let market: Trigger
        init(market: Market) { self.market = market.trigger }
      }
      final class Root: Flow { func open() { print(Tabs(market: Market()).trigger) } }

      """
    ),
    LintCase(
      "kept by the child",
      app("let c = Home(); c.parent = self; children.append(c)") + child("var parent: Coordinator?"),
      found: ["strong-way-up var parent: Coordinator?"]
    ),
    LintCase(
      "set on a protocol of its own",
      app("let c: Homely = Home(); c.parent = self; children.append(c)")
        + "protocol Homely: Coordinator { var parent: Coordinator? { get set } }\n"
        + child("var parent: Coordinator?").replacing("Home: Coordinator", with: "Home: Homely"),
      found: ["strong-way-up var parent: Coordinator?"]
    ),
    LintCase(
      "weak",
      app("let c = Home(); c.parent = self; children.append(c)") + child("weak var parent: Coordinator?")
    ),
    LintCase(
      "given to init and unowned",
      app("let c = Home(self); children.append(c)")
        + child("unowned let parent: Coordinator\n  init(_ parent: Coordinator) { self.parent = parent }")
        .replacing("parent?.", with: "parent.")
    ),
    LintCase(
      "set by a closure that a helper for any child calls",
      LintCase.coordinator(
        "App",
        """
          func start() {}
          func open() { attach(Home()) { $0.parent = self } }
          func attach<C: Coordinator>(_ child: C, _ set: (C) -> Void) { set(child); children.append(child); child.start() }
        """
      ) + child("weak var parent: Coordinator?")
    ),
  ]

  private static func screen(_ coordinator: String, _ slot: String) -> String {
    LintCase.coordinator(
      "App",
      """
        \(slot)
        func start() {
          let s = Screen()
          s.coordinator = self
          screen = s
        }
      """
    ) + "final class Screen: UIViewController {\n  \(coordinator)\n}\n"
  }

  /// A screen and its view model.
  private static func modelled(_ property: String, _ line: String = "model.view = self") -> String {
    """
    final class Model {
      \(property)
      var onChange: (() -> Void)?
    }
    final class Screen: UIViewController {
      let model = Model()
      override func viewDidLoad() {
        \(line)
      }
      func show() {}
    }

    """ + LintCase.coordinator("App", "  func start() { show(Screen()) }\n  func show(_ screen: Screen) {}")
  }

  static let models = [
    LintCase(
      "a view model keeps the screen that keeps it",
      modelled("var view: Screen?"),
      found: ["retain-cycle var view: Screen?"]
    ),
    LintCase("a view model refers to the screen weakly", modelled("weak var view: Screen?")),
    LintCase(
      "a closure of the view model keeps the screen",
      modelled("weak var view: Screen?", "model.onChange = { self.show() }"),
      found: ["retain-cycle model.onChange = { self.show() }"]
    ),
    LintCase(
      "a closure of the view model refers to the screen weakly",
      modelled("weak var view: Screen?", "model.onChange = { [weak self] in self?.show() }")
    ),
  ]

  static let screens = [
    LintCase(
      "keep each other",
      screen("var coordinator: App?", "var screen: Screen?"),
      found: ["retain-cycle var coordinator: App?"]
    ),
    LintCase("the screen lets go", screen("weak var coordinator: App?", "var screen: Screen?")),
    LintCase("the coordinator lets go", screen("var coordinator: App?", "weak var screen: Screen?")),
    LintCase(
      "by way of a view model",
      LintCase.coordinator(
        "App",
        "  let screen = Screen()\n  func start() {\n    let m = Model(self)\n    screen.model = m\n  }"
      ) + """
        final class Screen: UIViewController { var model: Model? }
        final class Model {
          let app: App
          init(_ app: App) { self.app = app }
        }
        """,
      found: ["retain-cycle let app: App"]
    ),
  ]

  private static func ride(_ property: String, _ argument: String = "ride: self") -> String {
    LintCase.coordinator(
      "Driver",
      "  \(property)\n  init(ride: Ride) { self.ride = ride }\n  func start() {}"
    )
      + LintCase.coordinator(
        "Ride",
        """
          func start() {}
          @objc func follow() { let driver = Driver(\(argument)); children.append(driver); driver.start() }
          @objc func end() { children.removeAll { $0 is Driver } }
        """
      )
  }

  static let makers = [
    LintCase(
      "a child keeps its maker under another name",
      ride("let ride: Ride"),
      found: ["strong-way-up let ride: Ride"]
    ),
    LintCase("such a reference is weak", ride("weak var ride: Ride?")),
    LintCase("such a reference is weak by its wrapper", ride("@Weak var ride: Ride?") + weakWrapper),
    LintCase("such a reference has a wrapper of a library", ride("@Sometimes var ride: Ride?")),
  ]

  private static let weakWrapper =
    "@propertyWrapper struct Weak<T: AnyObject> { weak var wrappedValue: T?; init(wrappedValue: T?) { self.wrappedValue = wrappedValue } }\n"

  @Test(arguments: parents + screens + models + makers)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
