/// What a builder makes for several coordinators: each of them keeps it or does not.
extension ChildRuleTests {
  /// Two coordinators that ask one builder.
  private static func asking(
    _ first: String,
    _ second: String,
    build: String = "Home()",
    more: String = ""
  ) -> String {
    """
    final class Builder {
      var built: [Coordinator] = []
      func build() -> Home { \(build) }
    }

    """ + app("  let builder = Builder()\n  func open() {\n \(first)\n }\n\(more)")
      + LintCase.coordinator(
        "Desk",
        "  let builder = Builder()\n  func start() {}\n  func open() {\n \(second)\n }\n\(more)"
      )
  }

  private static let kept1 = "let c = builder.build(); c.parent = self; children.append(c); c.start()"
  private static let dropped1 = "let d = builder.build(); d.parent = self; d.start()"

  static let built = [
    LintCase("kept by both", asking(kept1, kept1)),
    LintCase(
      "kept by one, dropped by the other",
      asking(kept1, dropped1),
      found: ["child-never-kept \(dropped1)"]
    ),
    LintCase(
      "dropped by both",
      asking(dropped1, dropped1),
      found: ["child-never-kept \(dropped1)", "child-never-kept \(dropped1)"]
    ),
    LintCase(
      "kept by the builder itself",
      asking(kept1, dropped1, build: "let h = Home(); built.append(h); return h")
    ),
    LintCase(
      "handed on to a helper that keeps it",
      asking(
        kept1,
        "let c = builder.build(); c.parent = self; run(c); c.start()",
        more: "  func run(_ c: Coordinator) { children.append(c) }"
      )
    ),
    LintCase(
      "adds itself when it starts",
      app("  let make = Maker()\n  func open() { let c = make.leaf(self); c.start() }", "") + """
        final class Maker { func leaf(_ parent: Coordinator) -> Leaf { Leaf(parent) } }

        """
        + LintCase.coordinator(
          "Leaf",
          """
            weak var parent: Coordinator?
            init(_ parent: Coordinator) { self.parent = parent }
            func start() { parent?.children.append(self) }
            @objc func close() { parent?.childDidFinish(self) }
          """
        )
    ),
    LintCase(
      "handed to what is not known",
      asking(kept1, "let c = builder.build(); c.parent = self; Box.put(c); c.start()")
    ),
    LintCase(
      "returned to whoever keeps it",
      asking(
        kept1,
        "children.append(make())",
        more: "  func make() -> Home { let c = builder.build(); c.parent = self; c.start(); return c }"
      )
    ),
  ]
}
