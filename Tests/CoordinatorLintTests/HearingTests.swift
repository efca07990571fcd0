import Testing

/// Code that hears of the ends of several children, and tells them apart.
@Suite("Lint: ends of several children")
struct HearingTests {
  private static func child(_ name: String, _ more: String = "") -> String {
    LintCase.coordinator(
      name,
      """
        weak var delegate: EndDelegate?
        let nav = UINavigationController()
        func start() {}
        @objc func close() { delegate?.didFinish(self) }
        \(more)
      """
    )
  }

  private static let children =
    child("Tea") + child("Coffee")
    + "protocol EndDelegate: AnyObject { func didFinish(_ child: Coordinator) }\n"

  /// An app whose children tell it of their ends by one method.
  private static func app(_ ending: String, _ more: String = "") -> String {
    LintCase.coordinator(
      "App",
      """
        let nav = UINavigationController()
        var onEnd: (() -> Void)?
        func start() {}
        @objc func pour() { let c = Tea(); c.delegate = self; children.append(c); c.start() }
        @objc func brew() { let c = Coffee(); c.delegate = self; children.append(c); c.start() }
        \(more)
      """
    ) + "extension App: EndDelegate {\n  func didFinish(_ child: Coordinator) {\n\(ending)\n  }\n}\n"
      + children
  }

  private static let line = "exit-keeps-child func didFinish(_ child: Coordinator) {"

  static let types = [
    LintCase(
      "a case for each",
      app("switch child { case is Tea: childDidFinish(child); default: childDidFinish(child) }")
    ),
    LintCase(
      "a case that forgets its child",
      app("switch child { case is Tea: nav.dismiss(animated: true); default: childDidFinish(child) }"),
      found: [line]
    ),
    LintCase(
      "a case that names its child and forgets it",
      app("switch child { case let tea as Tea: print(tea); default: childDidFinish(child) }"),
      found: [line]
    ),
    LintCase(
      "a test that forgets the others",
      app("if child is Tea { childDidFinish(child) } else { print(child) }"),
      found: [line]
    ),
    LintCase(
      "a cast that forgets its child",
      app("if let tea = child as? Tea { print(tea) } else { childDidFinish(child) }"),
      found: [line]
    ),
    LintCase("a test and more", app("if child is Tea, true { print(child) } else { childDidFinish(child) }")),
    LintCase("after the test", app("if child is Tea { print(child) }\nchildDidFinish(child)")),
    LintCase(
      "what an element is asked for is what is removed",
      app("children.removeAll { ($0 as? Tea)?.nav == nav }"),
      found: [
        "child-never-removed @objc func brew() { let c = Coffee(); c.delegate = self; children.append(c); c.start() }"
      ]
    ),
  ]

  /// Children with tags, of whose ends a switch on the tags tells.
  private static func tagged(_ ending: String) -> String {
    """
    enum Kind { case tea, coffee }
    protocol Tagged: Coordinator { var kind: Kind { get } }

    """
      + app("switch child.kind { case .tea: \(ending); default: childDidFinish(child) }")
      .replacing("weak var delegate", with: "KIND\n  weak var delegate")
      .replacing("final class Tea: Coordinator", with: "final class Tea: Tagged")
      .replacing("final class Coffee: Coordinator", with: "final class Coffee: Tagged")
      .replacing("didFinish(_ child: Coordinator)", with: "didFinish(_ child: Tagged)")
      .replacing("KIND", with: "let kind = Kind.tea", maxReplacements: 1)
      .replacing("KIND", with: "let kind = Kind.coffee")
  }

  static let tags = [
    LintCase("a tag for each", tagged("childDidFinish(child)")),
    LintCase(
      "a tag whose child is forgotten",
      tagged("children.removeAll { $0 is Coffee }"),
      found: ["exit-keeps-child func didFinish(_ child: Tagged) {"]
    ),
  ]

  /// A child that tells its owner by a property of another name.
  private static func called(_ end: String) -> String {
    LintCase.coordinator(
      "Player",
      """
        weak var screen: UIViewController?
        var lyrics: Lyrics?
        func start() { screen?.present(UIViewController(), animated: true) }
        func open() { let c = Lyrics(self); lyrics = c; c.start() }
        func closeLyrics() { screen?.dismiss(animated: true); \(end) }
      """
    )
      + LintCase.coordinator(
        "Lyrics",
        """
          unowned let player: Player
          init(_ player: Player) { self.player = player }
          func start() {}
          @objc func close() { player.closeLyrics() }
        """
      )
      + LintCase.coordinator(
        "App",
        "  var player: Player?\n  func start() { let p = Player(); player = p; p.start() }\n"
          + "  @objc func close() { player = nil }"
      )
  }

  static let names = [
    LintCase("it is heard", called("lyrics = nil")),
    LintCase(
      "it is heard and forgotten",
      called("print(1)"),
      found: ["slot-never-cleared func open() { let c = Lyrics(self); lyrics = c; c.start() }"]
    ),
  ]

  /// A helper that removes what it runs, and a child that is not run by it.
  private static func helped(_ cancelled: String) -> String {
    """
    enum Result { case taken, cancelled }
    class Base: Coordinator {
      var children: [Coordinator] = []
      var onFinish: ((Result) -> Void)?
      func start() {}
      func run(_ child: Base) {
        child.onFinish = { [weak self, weak child] _ in child.map { self?.childDidFinish($0) } }
        children.append(child)
        child.start()
      }
    }
    final class Photo: Base {
      @objc func take() { onFinish?(.taken) }
      @objc func cancel() { onFinish?(.cancelled) }
    }
    final class Other: Base { @objc func end() { onFinish?(.taken) } }
    final class App: Base {
      let nav = UINavigationController()
      @objc func other() { run(Other()) }
      @objc func open() {
        let c = Photo()
        c.onFinish = { [weak self, weak c] result in
          guard let self, let c else { return }
          switch result {
          case .taken: self.childDidFinish(c)
          case .cancelled: \(cancelled)
          }
        }
        children.append(c)
        c.start()
      }
    }

    """
  }

  static let helpers = [
    LintCase("each case removes it", helped("self.childDidFinish(c)")),
    LintCase(
      "what a helper does for others is not done for this one",
      helped("self.nav.dismiss(animated: true)"),
      found: ["exit-keeps-child case .cancelled: self.nav.dismiss(animated: true)"]
    ),
  ]

  @Test(arguments: types + tags + screens + sheets + swipes + names + helpers)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
