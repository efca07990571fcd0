import Testing

/// Ways out of a child: each has to remove it.
@Suite("Lint: ways out of children")
struct WaysOutTests {
  /// A child with two callbacks, both of which it calls.
  private static let poll = LintCase.coordinator(
    "Poll",
    """
      var onFinish: (() -> Void)?
      var onCancel: (() -> Void)?
      func start() {}
      @objc func send() { onFinish?() }
      @objc func drop() { onCancel?() }
    """
  )

  private static func app(_ callbacks: String, _ more: String = "") -> String {
    LintCase.coordinator(
      "App",
      "  func start() {}\n  func open() {\n let c = Poll()\n \(callbacks)\n children.append(c)\n c.start()\n }\n\(more)"
    ) + poll
  }

  private static let finish = "c.onFinish = { [weak self, weak c] in c.map { self?.childDidFinish($0) } }"

  static let callbacks = [
    LintCase(
      "both remove it",
      app("\(finish)\n c.onCancel = { [weak self, weak c] in c.map { self?.childDidFinish($0) } }")
    ),
    LintCase(
      "one only closes the screen",
      app(
        "\(finish)\n c.onCancel = { [weak self] in self?.nav.dismiss(animated: true) }",
        "  let nav = UINavigationController()"
      ),
      found: ["exit-keeps-child c.onCancel = { [weak self] in self?.nav.dismiss(animated: true) }"]
    ),
    LintCase(
      "one closes the screen and removes it then",
      app(
        "\(finish)\n c.onCancel = { [weak self, weak c] in self?.nav.dismiss(animated: true) { c.map { self?.childDidFinish($0) } } }",
        "  let nav = UINavigationController()"
      )
    ),
    LintCase(
      "one removes it in a helper",
      app(
        "\(finish)\n c.onCancel = { [weak self, weak c] in c.map { self?.close($0) } }",
        "  func close(_ c: Poll) { childDidFinish(c) }"
      )
    ),
    LintCase(
      "one is a method that forgets it",
      app("\(finish)\n c.onCancel = drop", "  func drop() { print(1) }"),
      found: ["exit-keeps-child c.onCancel = drop"]
    ),
    LintCase("one is never set", app(finish), found: ["exit-keeps-child let c = Poll()"]),
    LintCase(
      "one ends the owner, too",
      app("\(finish)\n c.onCancel = { [weak self] in self?.onEnd?() }", "  var onEnd: (() -> Void)?")
    ),
    LintCase(
      "one is no way out",
      app(
        "\(finish)\n c.onCancel = { [weak self, weak c] in c.map { self?.childDidFinish($0) } }\n c.onVote = { print(1) }"
      )
      .replacing("var onCancel", with: "var onVote: (() -> Void)?\n  var onCancel")
    ),
  ]

  /// A child that tells everything by one closure with cases.
  private static func events(_ cancelled: String) -> String {
    LintCase.coordinator(
      "App",
      """
        func start() {}
        func open() {
          let c = Poll()
          c.onEvent = { [weak self, weak c] event in
            guard let self, let c else { return }
            switch event {
            case .finished: self.childDidFinish(c)
            case .cancelled: \(cancelled)
            case .voted: print(1)
            }
          }
          children.append(c)
          c.start()
        }
      """
    ) + "enum Event { case finished, cancelled, voted }\n"
      + LintCase.coordinator("Poll", "  var onEvent: ((Event) -> Void)?\n  func start() { onEvent?(.voted) }")
  }

  static let cases = [
    LintCase("each case removes it", events("self.childDidFinish(c)")),
    LintCase(
      "a case forgets it",
      events("break"),
      found: ["exit-keeps-child case .cancelled: break"]
    ),
    LintCase(
      "a case of a stream forgets it",
      events("break").replacing("c.onEvent = {", with: "c.events.sink {")
        .replacing("var onEvent: ((Event) -> Void)?", with: "let events = PassthroughSubject<Event, Never>()")
        .replacing("onEvent?(.voted)", with: "events.send(.voted)"),
      found: ["exit-keeps-child case .cancelled: break"]
    ),
  ]

  private static func delegated(_ cancel: String) -> String {
    LintCase.coordinator(
      "App",
      """
        func start() {}
        func open() { let c = Poll(); c.delegate = self; children.append(c); c.start() }
      """
    ) + """
      protocol PollDelegate: AnyObject {
        func pollDidFinish(_ poll: Poll)
        func pollDidCancel(_ poll: Poll)
        func pollDidVote(_ poll: Poll)
      }
      extension App: PollDelegate {
        func pollDidFinish(_ poll: Poll) { childDidFinish(poll) }
        func pollDidCancel(_ poll: Poll) { \(cancel) }
        func pollDidVote(_ poll: Poll) {}
      }

      """
      + LintCase.coordinator(
        "Poll",
        """
          weak var delegate: PollDelegate?
          func start() { delegate?.pollDidVote(self) }
          @objc func send() { delegate?.pollDidFinish(self) }
          @objc func drop() { delegate?.pollDidCancel(self) }
        """
      )
  }

  static let delegates = [
    LintCase("each method removes it", delegated("childDidFinish(poll)")),
    LintCase(
      "a method forgets it",
      delegated("print(poll)"),
      found: ["exit-keeps-child func pollDidCancel(_ poll: Poll) { print(poll) }"]
    ),
  ]

  private static func closing(_ cancel: String, _ more: String = "") -> String {
    LintCase.coordinator(
      "App",
      "  func start() {}\n  func open() { let c = Poll(); c.parent = self; children.append(c); c.start() }"
    )
      + LintCase.coordinator(
        "Poll",
        """
          weak var parent: Coordinator?
          let nav = UINavigationController()
          func start() {
            let screen = PollScreen()
            screen.modalPresentationStyle = .fullScreen
            screen.onSend = { [weak self] in self?.send() }
            screen.onCancel = { [weak self] in \(cancel) }
            nav.present(screen, animated: true)
          }
          func send() { nav.dismiss(animated: true); parent?.childDidFinish(self) }
          \(more)
        """
      )
        + """
        final class PollScreen: UIViewController {
          var onSend: (() -> Void)?
          var onCancel: (() -> Void)?
          func tap() { onSend?(); onCancel?() }
        }
        """
  }

  static let own = [
    LintCase("the child tells of each", closing("self?.send()")),
    LintCase(
      "the child closes its screen and says nothing",
      closing("self?.nav.dismiss(animated: true)"),
      found: ["exit-keeps-child screen.onCancel = { [weak self] in self?.nav.dismiss(animated: true) }"]
    ),
    LintCase(
      "the child closes another screen",
      closing(
        "self?.nav.dismiss(animated: true)",
        "func more() { nav.present(UIViewController(), animated: true) }"
      )
    ),
  ]

  @Test(arguments: callbacks + cases + delegates + own)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
