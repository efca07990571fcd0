import Testing

/// Lists that only grow.
@Suite("Lint: growing lists")
struct GrowingListTests {
  /// A coordinator that adds a child by a method of its own.
  static func app(_ open: String, _ more: String = "") -> String {
    LintCase.coordinator("App", "  func start() {}\n  @objc func open() {\n    \(open)\n  }\n\(more)")
  }

  static let adding = "let c = Mute(); children.append(c); c.start()"

  static func grows(_ name: String, _ source: String, _ line: String = adding) -> LintCase {
    LintCase(name, source, found: ["child-never-removed \(line)"])
  }

  static let lists = [
    grows("nothing takes the child out", app(adding) + LintCase.mute),
    LintCase(
      "the start adds it once",
      LintCase.coordinator("App", "  func start() { \(adding) }") + LintCase.mute
    ),
    // docs/reference/rules.md says so.
    LintCase("nobody calls what adds it", app("", "  func more() { \(adding) }") + LintCase.mute),
    LintCase(
      "it looks for an earlier one",
      app("if !children.isEmpty { return }\n    \(adding)") + LintCase.mute
    ),
    LintCase(
      "it takes an earlier one, and only else makes it",
      app(
        "let c = child(Mute.self) ?? Mute(); children.append(c); c.start()",
        "  func child<Child>(_ type: Child.Type) -> Child? { children.lazy.compactMap { $0 as? Child }.first }"
      ) + LintCase.mute
    ),
    grows(
      "a container makes it if it can",
      app("let c = resolver.resolve(Mute.self) ?? Mute(); children.append(c)", "  let resolver: Resolver")
        + LintCase.mute,
      "let c = resolver.resolve(Mute.self) ?? Mute(); children.append(c)"
    ),
    grows(
      "it makes one of two",
      app("let c = Bool.random() ? Mute() : Mute(); children.append(c)") + LintCase.mute,
      "let c = Bool.random() ? Mute() : Mute(); children.append(c)"
    ),
    LintCase(
      "its base class adds what a route leads to",
      """
      class Flow: Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func target(_ route: Int) -> Coordinator { fatalError() }
        func go(_ route: Int) { add(target(route)) }
        func add(_ child: Coordinator) { children.append(child) }
      }
      final class App: Flow {
        override func target(_ route: Int) -> Coordinator { route == 1 ? Mute() : Home() }
        @objc func open() { go(1) }
      }
      """ + LintCase.mute + LintCase.home
    ),
    LintCase(
      "it is taken out by its type",
      app(adding, "  @objc func end() { children.removeAll { $0 is Mute } }") + LintCase.mute
    ),
    LintCase(
      "a stack is bound to the list, and users leave what it shows",
      app(adding) + LintCase.mute
        + "struct AppView: View { @Bindable var app: App; var body: some View { NavigationStack(path: $app.children) {} } }\n"
    ),
    LintCase("all are taken out", app(adding, "  @objc func end() { children = [] }") + LintCase.mute),
    grows(
      "it may not be made",
      app("guard let c = Mute(1) else { return }; children.append(c)")
        + LintCase.mute.replacing("func start() {}", with: "func start() {}\n  init?(_ n: Int) {}"),
      "guard let c = Mute(1) else { return }; children.append(c)"
    ),
    grows(
      "another coordinator takes such children out of its own list",
      app(adding, "  func drop(_ c: Coordinator) { children.removeAll { $0 === c } }") + LintCase.mute
        + LintCase.coordinator(
          "Shop",
          "  func drop(_ c: Coordinator) { children.removeAll { $0 === c } }\n  func start() {}\n  @objc func end(_ c: Mute) { drop(c) }"
        )
    ),
    grows("all are taken out in the deinit", app(adding, "  deinit { children = [] }") + LintCase.mute),
    grows(
      "nobody calls what takes it out",
      app(adding, "  func end() { children.removeAll { $0 is Mute } }") + LintCase.mute
    ),
    grows(
      "only children of another type are taken out",
      app(adding, "  @objc func end() { children.removeAll { $0 is Home } }") + LintCase.mute + LintCase.home
    ),
    LintCase(
      "the last one is taken out, whichever it is",
      app(adding, "  @objc func end() { children.removeLast() }") + LintCase.mute
    ),
  ]

  private static let homely = "let c = Home(); c.parent = self; children.append(c); c.start()"

  static let ends = [
    LintCase("the child calls its parent", app(homely) + LintCase.home),
    grows(
      "nobody calls the end of the child",
      app(homely) + LintCase.home.replacing("@objc func close", with: "func close"),
      homely
    ),
    LintCase(
      "a callback takes it out",
      app(
        "let c = Poll(); c.onEnd = { [weak self, weak c] in c.map { self?.childDidFinish($0) } }\n    children.append(c)"
      )
        + LintCase.coordinator("Poll", "  var onEnd: (() -> Void)?\n  func start() { onEnd?() }")
    ),
    LintCase(
      "a view calls what takes it out",
      app(adding, "  func end() { children.removeAll { $0 is Mute } }") + LintCase.mute
        + "struct Page: View { let app: App; var body: some View { Text(\"a\").sheet(isPresented: $isOn, onDismiss: app.end) { Text(\"b\") } } }"
    ),
    LintCase(
      "a static helper is given the parent",
      LintCase.coordinator("App", "  func start() {}\n  @objc func open() { Pin.present(self) }")
        + """
        final class Pin: Coordinator {
          var children: [Coordinator] = []
          var didCancel: (() -> Void)?
          func start() {}
          @objc func cancel() { didCancel?() }
          static func present(_ parent: Coordinator) {
            let c = Pin()
            c.didCancel = { [weak c, weak parent] in c.map { parent?.childDidFinish($0) } }
            parent.children.append(c)
            c.start()
          }
        }

        """
    ),
    LintCase(
      "an argument without a known value goes on",
      app(
        "show(URL(string: \"a\")!)",
        "  func show(_ url: URL) { let c = Page(); c.parent = self; children.append(c); c.start(url: url) }"
      )
        + LintCase.coordinator(
          "Page",
          "  weak var parent: Coordinator?\n  func start() {}\n  func start(url: URL) { end(url) }\n  func end(_ url: URL) { parent?.childDidFinish(self) }"
        )
    ),
    LintCase(
      "all children of some type are told to end",
      app(homely, "  @objc func hide() { children.first { $0 is Home }.map { ($0 as! Home).leave() } }")
        + LintCase.home.replacing("@objc func close", with: "func leave() { close() }\n  func close")
    ),
  ]

  /// An app whose child shows only a child of its own, and what that child's end does.
  private static func nested(_ end: String, _ more: String = "", start: String = "") -> String {
    app("let c = Wizard(); c.parent = self; children.append(c); c.start()")
      + LintCase.coordinator(
        "Wizard",
        """
          weak var parent: Coordinator?
          weak var nav: UINavigationController?
          func start() {
            let step = Step()
            step.onEnd = { [weak self] in
              \(end)
            }
            step.onDone = { [weak self] in self?.close() }
            children.append(step)
            step.start()
            \(start)
          }
          func close() { parent?.childDidFinish(self) }
        \(more)
        """
      )
      + LintCase.coordinator(
        "Step",
        "  var onEnd: (() -> Void)?\n  var onDone: (() -> Void)?\n  func start() {}\n  @objc func end() { onEnd?() }\n  @objc func done() { onDone?() }"
      )
      + "final class Page: UIViewController { deinit { print(1) } }\n"
  }

  private static let removal = "self?.children.removeAll { $0 is Step }"

  static let nests = [
    grows("only the grandchild is taken out", nested(removal), removal),
    grows("its screen is taken away, too", nested("self?.nav?.dismiss(animated: true)\n\(removal)"), removal),
    LintCase("the child tells its end", nested("\(removal)\nself?.close()")),
    LintCase("the next one comes", nested("\(removal)\nself?.more()", "  func more() {}")),
    LintCase(
      "it has a screen of its own",
      nested(removal, start: "nav?.pushViewController(Page(), animated: true)")
    ),
    LintCase(
      "it shows a screen later",
      nested(removal, "  @objc func more() { nav?.pushViewController(Page(), animated: true) }")
    ),
    LintCase(
      "it has two children",
      nested(removal, start: "let other = Step(); children.append(other); other.start()")
    ),
    LintCase("one more may be there", nested(removal, "  @objc func more() { children.append(Step()) }")),
    LintCase(
      "views show what it says",
      nested(removal, "  @Published var page = 1").replacing(
        "Wizard: Coordinator",
        with: "Wizard: ObservableObject, Coordinator"
      )
    ),
    LintCase("nothing calls the end", nested(removal).replacing("onEnd?()", with: "print(1)")),
    LintCase(
      "a child that nobody has in a list",
      nested(removal).replacing("children.append(c); c.start()", with: "wizard = c; c.start()").replacing(
        "@objc func open",
        with: "var wizard: Wizard?\n  @objc func open"
      )
    ),
  ]

  @Test(arguments: lists + ends + nests + streams + early)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
