import Testing

/// Slots that are cleared, guarded or filled for another child, and tags that two kinds share.
@Suite("Lint: slots and tags")
struct SlotRuleTests {
  /// Two slots; how the second is filled and cleared differs.
  private static func app(guarding: String = "second", ending: String = "second = nil") -> String {
    LintCase.coordinator(
      "App",
      """
        var first: Mute?
        var second: Other?
        func start() {}
        func openFirst() {
          guard first == nil else { return }
          let c = Mute(); children.append(c); first = c; c.start()
        }
        @objc func firstDidEnd() {
          guard let first else { return }
          childDidFinish(first)
          self.first = nil
        }
        func openSecond() {
          guard \(guarding) == nil else { return }
          let c = Other(); children.append(c)
          second = c
          c.start()
        }
        @objc func secondDidEnd() {
          guard let second else { return }
          childDidFinish(second)
          self.\(ending)
        }
      """
    ) + LintCase.mute + LintCase.mute.replacing("Mute", with: "Other")
  }

  static let slots = [
    LintCase("each its own", app()),
    LintCase(
      "the other is cleared",
      app(ending: "first = nil"),
      found: ["wrong-slot-cleared self.first = nil"]
    ),
    LintCase(
      "the other is cleared, under another name",
      app(ending: "first = nil").replacing(
        "guard let second else { return }\n    childDidFinish(second)",
        with: "guard let done = second as? Other else { return }\n    childDidFinish(done)"
      ),
      found: ["wrong-slot-cleared self.first = nil"]
    ),
    LintCase(
      "each its own, under one name",
      app().replacing("guard let second else", with: "guard let done = second else")
        .replacing("childDidFinish(second)", with: "childDidFinish(done)")
        .replacing("guard let first else", with: "guard let done = first else")
        .replacing("childDidFinish(first)", with: "childDidFinish(done)")
    ),
    LintCase(
      "one closes both, under one name",
      app()
        + LintCase.coordinator(
          "Both",
          """
            var first: Mute?
            var second: Other?
            func start() { let c = Mute(); children.append(c); first = c; c.start() }
            func close() {
              if let done = first { childDidFinish(done); first = nil }
              if let done = second { childDidFinish(done); second = nil }
            }
          """
        )
    ),
    LintCase(
      "the other is cleared where a delegate is told",
      delegated("second = nil"),
      found: ["wrong-slot-cleared second = nil"]
    ),
    LintCase("its own is cleared", delegated("first = nil")),
    LintCase("both are cleared", delegated("second = nil; first = nil")),
    LintCase(
      "what is done is used",
      delegated("childDidFinish(done); second = nil"),
      found: ["slot-never-cleared let a = Tea(); a.delegate = self; first = a; a.start()"]
    ),
    LintCase(
      "the other is asked for first",
      delegated("second?.start(); second = nil"),
      found: ["slot-never-cleared let a = Tea(); a.delegate = self; first = a; a.start()"]
    ),
    LintCase(
      "its own is cleared by a helper",
      delegated("second = nil; clear()") + "extension App { func clear() { first = nil } }"
    ),
    LintCase(
      "only where it is asked for",
      delegated("if done === first { second = nil }"),
      found: ["wrong-slot-cleared if done === first { second = nil }"]
    ),
    LintCase(
      "only something has ended",
      delegated("second = nil").replacing("teaDidFinish", with: "teaDidFinishLoading")
    ),
    LintCase(
      "its own is cleared by the other",
      delegated("second = nil").replacing(
        "var second: Other?",
        with: "var second: Other? { didSet { first = nil } }"
      )
    ),
    LintCase(
      "a slot that keeps nothing",
      delegated("second = nil").replacing("var second", with: "weak var second"),
      found: ["child-never-kept let b = Other(); second = b; b.start()", "wrong-slot-cleared second = nil"]
    ),
    LintCase(
      "the other is asked for",
      app(guarding: "first"),
      found: ["wrong-guard guard first == nil else { return }"]
    ),
    LintCase(
      "the last is removed, whoever ended",
      LintCase.coordinator(
        "App",
        """
          func start() {}
          func open() { let c = Mute(); children.append(c); c.start() }
          @objc func muteDidFinish() {
            children.removeLast()
          }
        """
      ) + LintCase.mute,
      found: ["wrong-child-detached children.removeLast()"]
    ),
  ]

  /// Two slots, of which the first is told of by its child.
  private static func delegated(_ ending: String) -> String {
    LintCase.coordinator(
      "App",
      """
        var first: Tea?
        var second: Other?
        func start() {
          let a = Tea(); a.delegate = self; first = a; a.start()
          let b = Other(); second = b; b.start()
        }
        func teaDidFinish(_ done: Tea) {
          \(ending)
        }
      """
    )
      + LintCase.coordinator(
        "Tea",
        "  weak var delegate: App?\n  func start() { delegate?.teaDidFinish(self) }"
      )
      + LintCase.coordinator("Other", "  func start() {}")
  }

  private static func tagged(_ tag: String, by removal: String) -> String {
    """
    import UIKit
    enum Kind { case one, two }
    protocol Tagged: Coordinator { var kind: Kind { get } }
    final class App: Coordinator {
      var children: [Coordinator] = []
      func start() { children.append(OneFlow()); children.append(TwoFlow()); children.forEach { $0.start() } }
      @objc func didFinish(child: Tagged) { children = children.filter { \(removal) } }
    }
    final class OneFlow: Tagged { var children: [Coordinator] = []; var kind: Kind { .one }; func start() {} }
    final class TwoFlow: Tagged { var children: [Coordinator] = []; var kind: Kind { .\(tag) }; func start() {} }
    """
  }

  static let tags = [
    LintCase("each its own", tagged("two", by: "$0.kind != child.kind")),
    LintCase("one tag, removed by identity", tagged("one", by: "$0 !== child")),
    LintCase(
      "one tag, removed by tag",
      tagged("one", by: "$0.kind != child.kind"),
      found: [
        "duplicate-type-tag final class TwoFlow: Tagged { var children: [Coordinator] = []; var kind: Kind { .one }; func start() {} }"
      ]
    ),
  ]

  /// Two kinds with one tag, of which no list holds both: the first is a child of the app, the second of the first.
  private static let apart = """
    import UIKit
    enum Kind { case one, two }
    protocol Tagged: Coordinator { var kind: Kind { get } }
    final class App: Coordinator {
      var children: [Coordinator] = []
      func start() { let c = OneFlow(); children.append(c); c.start() }
      @objc func didFinish(child: Tagged) { children = children.filter { $0.kind != child.kind } }
    }
    final class OneFlow: Tagged {
      var children: [Coordinator] = []
      var kind: Kind { .one }
      func start() { let c = TwoFlow(); children.append(c); c.start() }
      @objc func didFinish(child: Tagged) { children.removeAll { $0 === child } }
    }
    final class TwoFlow: Tagged { var children: [Coordinator] = []; var kind: Kind { .one }; func start() {} }
    """

  @Test(arguments: slots + tags + [LintCase("one tag, in lists apart", apart)])
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
