import Testing

/// Lists that only grow.
@Suite("Lint: growing lists")
struct GrowingListTests {
  /// A coordinator that adds a child by a method of its own.
  private static func app(_ open: String, _ more: String = "") -> String {
    LintCase.coordinator("App", "  func start() {}\n  @objc func open() {\n    \(open)\n  }\n\(more)")
  }

  private static let adding = "let c = Mute(); children.append(c); c.start()"

  private static func grows(_ name: String, _ source: String, _ line: String = adding) -> LintCase {
    LintCase(name, source, found: ["child-never-removed \(line)"])
  }

  static let lists = [
    grows("nothing takes the child out", app(adding) + LintCase.mute),
    LintCase(
      "the start adds it once",
      LintCase.coordinator("App", "  func start() { \(adding) }") + LintCase.mute
    ),
    LintCase(
      "it looks for an earlier one",
      app("if !children.isEmpty { return }\n    \(adding)") + LintCase.mute
    ),
    LintCase(
      "it is taken out by its type",
      app(adding, "  @objc func end() { children.removeAll { $0 is Mute } }") + LintCase.mute
    ),
    LintCase("all are taken out", app(adding, "  @objc func end() { children = [] }") + LintCase.mute),
    grows("all are taken out in the deinit", app(adding, "  deinit { children = [] }") + LintCase.mute),
    grows(
      "nobody calls what takes it out",
      app(adding, "  func end() { children.removeAll { $0 is Mute } }") + LintCase.mute
    ),
    grows(
      "only children of another type are taken out",
      app(adding, "  @objc func end() { children.removeAll { $0 is Home } }") + LintCase.mute + LintCase.home
    ),
    grows(
      "a case has the name of what takes it out",
      app(adding, "  func drop(_ c: Coordinator) { children.removeAll { $0 === c } }") + LintCase.mute
        + "func log() -> Bool { Place.current == .drop }\n"
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
      "the child has no parent to call",
      app("let c = Home(); children.append(c); c.start()") + LintCase.home,
      "let c = Home(); children.append(c); c.start()"
    ),
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
    grows(
      "nothing calls the callback that takes it out",
      app(
        "let c = Poll(); c.onEnd = { [weak self, weak c] in c.map { self?.childDidFinish($0) } }\n    children.append(c)"
      )
        + LintCase.coordinator("Poll", "  var onEnd: (() -> Void)?\n  func start() {}")
        + LintCase.coordinator("Chat", "  var onEnd: (() -> Void)?\n  func start() { onEnd?() }"),
      "children.append(c)"
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

  @Test(arguments: lists + ends)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
