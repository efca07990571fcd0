import Testing

/// Subscriptions that keep their coordinator, swipes that nobody hears of, parents that a child leaves without a screen.
@Suite("Lint: streams and swipes")
struct StreamRuleTests {
  private static func subscribed(_ line: String) -> String {
    "import Combine\n"
      + LintCase.coordinator(
        "App",
        """
          let taps = PassthroughSubject<Void, Never>()
          var bag = Set<AnyCancellable>()
          var end: AnyCancellable?
          func start() {
            \(line)
          }
          func open() {}
        """
      )
  }

  private static func kept(_ line: String) -> LintCase {
    LintCase(line, subscribed(line), found: ["subscription-keeps-owner \(line)"])
  }

  static let subscriptions = [
    kept("taps.sink { self.open() }.store(in: &bag)"),
    kept("end = taps.sink { self.open() }"),
    kept("taps.sink(receiveValue: open).store(in: &bag)"),
    kept("NotificationCenter.default.publisher(for: .gone).sink { _ in self.open() }.store(in: &bag)"),
    LintCase("weak", subscribed("taps.sink { [weak self] in self?.open() }.store(in: &bag)")),
    LintCase("unowned", subscribed("taps.sink { [unowned self] in open() }.store(in: &bag)")),
    LintCase("it names no self", subscribed("taps.sink { print(1) }.store(in: &bag)")),
    LintCase("a request that ends", subscribed("load().sink { self.open() }.store(in: &bag)")),
    LintCase("only the first", subscribed("taps.first().sink { self.open() }.store(in: &bag)")),
    LintCase("kept by a variable", subscribed("let end = taps.sink { self.open() }; print(end)")),
  ]

  private static func sheet(_ line: String, _ screen: String = "") -> String {
    LintCase.coordinator(
      "App",
      "  func start() {}\n  func open() { let c = Poll(); c.parent = self; children.append(c); c.start() }"
    )
      + LintCase.coordinator(
        "Poll",
        """
          weak var parent: Coordinator?
          weak var nav: UIViewController?
          func start() {
            let screen = PollScreen()
            screen.onDone = { [weak self] in self?.close() }
            \(line)
            nav?.present(screen, animated: true)
          }
          func close() { nav?.dismiss(animated: true); parent?.childDidFinish(self) }
        """
      ) + "final class PollScreen: UIViewController { var onDone: (() -> Void)?; \(screen) }"
  }

  static let swipes = [
    LintCase(
      "a sheet",
      sheet("screen.title = \"Poll\""),
      found: ["swipe-keeps-child nav?.present(screen, animated: true)"]
    ),
    LintCase("a cover", sheet("screen.modalPresentationStyle = .fullScreen")),
    LintCase("a sheet that stays", sheet("screen.isModalInPresentation = true")),
    LintCase("someone hears of it", sheet("screen.presentationController?.delegate = self")),
    LintCase(
      "the screen hears of it",
      sheet("screen.title = \"Poll\"", "override func viewDidDisappear(_ animated: Bool) { onDone?() }")
    ),
  ]

  private static func nested(_ ending: String, _ pop: String = "popToRootViewController") -> String {
    LintCase.coordinator(
      "App",
      "  func start() {}\n  func open() { let c = Step(); c.parent = self; children.append(c); c.start() }"
    )
      + LintCase.coordinator(
        "Step",
        """
          weak var parent: Coordinator?
          let nav: UINavigationController
          init() { nav = .shared }
          func start() { nav.pushViewController(UIViewController(), animated: true) }
          @objc func next() {
            let c = Last()
            c.onEnd = { [weak self, weak c] in
              c.map { self?.childDidFinish($0) }
              \(ending)
            }
            children.append(c)
            c.start()
          }
          @objc func back() { parent?.childDidFinish(self) }
        """
      )
      + LintCase.coordinator(
        "Last",
        """
          var onEnd: (() -> Void)?
          let nav: UINavigationController
          init() { nav = .shared }
          func start() { nav.pushViewController(UIViewController(), animated: true) }
          @objc func end() { nav.\(pop)(animated: true); onEnd?() }
        """
      )
  }

  static let parents = [
    LintCase(
      "it stays without a screen",
      nested("print(1)"),
      found: ["empty-parent-stays c.onEnd = { [weak self, weak c] in"]
    ),
    LintCase("it ends, too", nested("self?.back()")),
    LintCase("only the last screen is gone", nested("print(1)", "popViewController")),
  ]

  @Test(arguments: subscriptions + swipes + parents)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
