/// What is kept by nobody, and by something else than a coordinator.
extension ChildRuleTests {
  static let kept = [
    LintCase(
      "started and dropped",
      app("  func open() {\n let home = Home()\n home.parent = self\n home.start()\n }"),
      found: ["child-never-kept let home = Home()"]
    ),
    LintCase(
      "kept in a property of its own",
      app("  var home: Home?\n  func open() { let c = Home(); c.parent = self; home = c; c.start() }"),
      found: ["slot-never-cleared func open() { let c = Home(); c.parent = self; home = c; c.start() }"]
    ),
    LintCase(
      "kept by a closure",
      app(
        "  var onEnd: (() -> Void)?\n  func open() { let c = Home(); c.parent = self; c.start(); onEnd = { c.close() } }"
      )
    ),
    LintCase(
      "kept by a closure of who starts it, as long as that is asked",
      """
      class Flow<Result>: Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func run() -> Stream<Result> { fatalError() }
        func coordinate<Other>(to flow: Flow<Other>) -> Stream<Other> { flow.run().do(onDispose: { _ = flow }) }
      }
      final class Pay: Flow<Bool> {}
      final class App: Flow<Void> { func open() { coordinate(to: Pay()).subscribe(onNext: { _ in }) } }
      """
    ),
    LintCase(
      "returned to whoever keeps it",
      app(
        """
          func open() { children.append(make()) }
          func make() -> Home { let c = Home(); c.parent = self; c.start(); return c }
        """
      )
    ),
    LintCase(
      "attached",
      app("  func open() { let c = Home(); c.parent = self; children.append(c); c.start() }")
    ),
  ]

  /// A child that shows a screen which is given something.
  private static func showing(_ given: String, _ more: String = "") -> String {
    app("  func open() {\n Menu()\n.start()\n }", "") + """
      final class MenuScreen: UIViewController {
        var onTap: (() -> Void)?
        init(onTap: @escaping () -> Void) { self.onTap = onTap }
      }
      final class Menu: Coordinator {
        var children: [Coordinator] = []
        func start() { show() }
        func show() { \(given) }
        func close() {}
        \(more)
      }

      """
  }

  static let keptByItself = [
    LintCase("a method that a screen is given keeps the child", showing("push(MenuScreen(onTap: close))")),
    LintCase("a method of its own, by name", showing("push(MenuScreen(onTap: self.close))")),
    LintCase("a method that is put into a screen", showing("let s = make(); s.onTap = close; push(s)")),
    LintCase("a closure that names it", showing("push(MenuScreen(onTap: { self.close() }))")),
    LintCase("a closure that lists it", showing("push(MenuScreen { [self] in close() })")),
    LintCase(
      "a weak closure does not",
      showing("push(MenuScreen { [weak self] in self?.close() })"),
      found: ["child-never-kept Menu()"]
    ),
    LintCase(
      "a closure that is called at once does not",
      showing("push(MenuScreen(onTap: { [weak self] in self?.close() })); [1].forEach { _ in self.close() }"),
      found: ["child-never-kept Menu()"]
    ),
    LintCase(
      "a closure that only something uncalled would hand on does not",
      showing(
        "push(MenuScreen(onTap: { [weak self] in self?.close() }))",
        "func later() { push(MenuScreen(onTap: close)) }"
      ),
      found: ["child-never-kept Menu()"]
    ),
    LintCase(
      "it only shows a screen, and nobody needs it after that",
      showing("push(MenuScreen(onTap: {}))")
    ),
  ]

  static let done = [
    LintCase(
      "it only asks the system for something",
      showing("UIApplication.shared.open(url)")
    ),
    LintCase(
      "it is told of the answer",
      showing("UIApplication.shared.open(url) { [weak self] _ in self?.close() }"),
      found: ["child-never-kept Menu()"]
    ),
    LintCase(
      "a method of the base class has its name",
      """
      class Base: Coordinator {
        var children: [Coordinator] = []
        weak var parent: Base?
        func start() {}
        func start(child: Base) { child.parent = self; children.append(child); child.start() }
      }
      final class App: Base { func open() { Maps().start() } }
      final class Maps: Base { override func start() { UIApplication.shared.open(url) } }

      """
    ),
    LintCase(
      "each new view makes another",
      observing("@ObservedObject"),
      found: ["child-never-kept @ObservedObject var list = ListCoordinator()"]
    ),
    LintCase("a view keeps it", observing("@StateObject")),
  ]

  private static func observing(_ wrapper: String) -> String {
    """
    final class ListCoordinator: ObservableObject, Coordinator {
      var children: [Coordinator] = []
      func start() {}
    }
    struct ListView: View {
      \(wrapper) var list = ListCoordinator()
      var body: some View { Text("") }
    }

    """
  }

  static let attached = [
    LintCase(
      "given to what keeps it weakly",
      app("  func open() { _ = Model(Mute()) }", LintCase.mute)
        + "final class Model { weak var coordinator: Mute?; init(_ c: Mute) { coordinator = c } }",
      found: ["child-never-attached func open() { _ = Model(Mute()) }"]
    ),
    LintCase(
      "given to what keeps it",
      app("  func open() { _ = Model(Mute()) }", LintCase.mute)
        + "final class Model { var coordinator: Mute?; init(_ c: Mute) { coordinator = c } }"
    ),
    LintCase(
      "given to what is not in the sources",
      app("  func open() { Registry.add(Mute()) }", LintCase.mute)
    ),
  ]
}
