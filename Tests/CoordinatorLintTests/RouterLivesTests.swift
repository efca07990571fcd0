import Testing

/// Routers of RIBs: who builds them, and what their interactors have them attach.
@Suite("Lint: routers of RIBs")
struct RouterLivesTests {
  /// A leaf, and the router above with what its interactor does.
  private static func source(_ router: String, interactor: String, rest: String = "") -> String {
    """
    final class TipRouter: ViewableRouter<Interactable, ViewControllable> {}
    final class TipBuilder: Builder<EmptyDependency> {
      func build() -> ViewableRouting { TipRouter(interactor: Interactor(), viewController: TipView()) }
    }
    final class MapRouter: ViewableRouter<Interactable, ViewControllable> {}
    final class MapBuilder: Builder<EmptyDependency> {
      func build() -> ViewableRouting { MapRouter(interactor: Interactor(), viewController: MapView()) }
    }
    protocol DeskRouting: ViewableRouting { func open(); func openMap(); func closeMap() }
    protocol DeskInteractable: Interactable { var router: DeskRouting? { get set } }
    final class DeskInteractor: PresentableInteractor<DeskPresentable>, DeskInteractable {
      weak var router: DeskRouting?
      \(interactor)
    }
    final class DeskRouter: ViewableRouter<DeskInteractable, ViewControllable>, DeskRouting {
      let tips = TipBuilder(dependency: EmptyComponent())
      let maps = MapBuilder(dependency: EmptyComponent())
      private var map: ViewableRouting?
      \(router)
    }
    \(rest)
    """
  }

  private static let open = "func open() {\n let tip = tips.build()\n attachChild(tip)\n }"
  private static let maps = """
    func openMap() { guard map == nil else { return }; let r = maps.build(); attachChild(r); map = r }
    """

  static let alone = [
    LintCase(
      "a public builder is asked by somebody else",
      source(
        open,
        interactor: "override func didBecomeActive() { router?.open() }",
        rest: """
          public final class DeskBuilder: Builder<EmptyDependency> {
            public func build() -> ViewableRouting {
              let desk = DeskRouter(interactor: DeskInteractor(), viewController: DeskView())
              desk.load()
              return desk
            }
          }
          """
      )
    ),
    LintCase(
      "a method of a container, where others of its name are called on what is not in the sources",
      """
      import Containers
      final class DeskContainer: Container<DeskDependency>, DeskContainable {
        func coordinator() -> Coordinating {
          let desk = Desk(card: dependency.cardContainable)
          desk.start()
          return desk
        }
      }
      final class Desk: Coordinator {
        var children: [Coordinator] = []
        let card: CardContainable
        init(card: CardContainable) { self.card = card }
        func start() { show() }
        func show() { present(card.coordinator()) }
      }
      """
    ),
  ]

  static let activated = [
    LintCase(
      "attached when the interactor becomes active",
      source(open, interactor: "override func didBecomeActive() { super.didBecomeActive(); router?.open() }")
    ),
    LintCase(
      "attached by a helper of that",
      source(
        open,
        interactor: "override func didBecomeActive() { begin() }\n private func begin() { router?.open() }"
      )
    ),
    LintCase(
      "attached by a closure of that",
      source(
        open,
        interactor: "override func didBecomeActive() { feed.sink { [weak self] in self?.router?.open() } }"
      ),
      found: ["child-never-removed attachChild(tip)"]
    ),
    LintCase(
      "attached by a tap, too",
      source(
        open,
        interactor: "override func didBecomeActive() { router?.open() }\n func didTap() { router?.open() }"
      ),
      found: ["child-never-removed attachChild(tip)"]
    ),
  ]

  static let told = [
    LintCase(
      "attached by what is told again, however it is called",
      source(
        open,
        interactor: "func startGame() { router?.open() }",
        rest: "protocol GameListener { func startGame() }\n extension DeskInteractor: GameListener {}"
      ),
      found: ["child-never-removed attachChild(tip)"]
    ),
    LintCase(
      "kept in a case, in one of two slots",
      LintCase.coordinator(
        "App",
        """
          enum State { case closed, open(Mute) }
          var state = State.closed
          var home: Home?
          func start() { show() }
          @objc func show() { let c = Mute(); state = .open(c); c.start() }
          @objc func lock() { home = nil }
        """
      ) + LintCase.mute + LintCase.home
    ),
  ]

  private static let replacing =
    "func open() { if let map { detachChild(map) }; map = nil\n let tip = tips.build()\n attachChild(tip)\n }"

  static let replaced = [
    LintCase(
      "in the place of one that comes once",
      source(
        "override func didLoad() { openMap() }\n" + replacing
          + "private func openMap() { let r = maps.build(); attachChild(r); map = r }",
        interactor: "func didLogIn() { router?.open() }"
      )
    ),
    LintCase(
      "in the place of one that comes again",
      source(
        replacing + maps,
        interactor: "func didLogIn() { router?.open() }\n func didLogOut() { router?.openMap() }"
      ),
      found: ["child-never-removed attachChild(tip)"]
    ),
  ]

  static let detached = [
    LintCase(
      "the slot of another child is cleared",
      source(
        open + maps + "func closeMap() { guard let r = map else { return }; detachChild(r); map = nil }",
        interactor: "func didTap() { router?.open() }\n func mapDidClose() { router?.closeMap() }"
      ),
      found: ["child-never-removed attachChild(tip)"]
    ),
    LintCase(
      "all are detached by name",
      source(
        open + "func closeMap() { children.forEach(detachChild) }",
        interactor: "func didTap() { router?.open() }\n func end() { router?.closeMap() }"
      )
    ),
    LintCase(
      "its own slot is cleared",
      source(
        "private var tip: ViewableRouting?\n func open() { let r = tips.build(); attachChild(r); tip = r }\n"
          + "func closeMap() { if let tip { detachChild(tip) }; tip = nil }",
        interactor: "func didTap() { router?.open() }\n func end() { router?.closeMap() }"
      ),
      found: ["slot-overwritten func open() { let r = tips.build(); attachChild(r); tip = r }"]
    ),
  ]

  @Test(arguments: alone + activated + told + replaced + detached)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
