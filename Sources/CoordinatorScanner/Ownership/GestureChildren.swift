import CoordinatorGraph

/// Finds children whose screens a user can take away by a gesture: a swipe back, or a pull on a sheet.
struct GestureChildren {
  private let code: ProgramCode
  private let hearing: Hearing
  private(set) var all: [GestureChild] = []

  init(_ code: ProgramCode, _ additions: [ListAddition]) {
    self.code = code
    hearing = Hearing(code.program)
    // A child that no code takes out of its list has another problem.
    for addition in additions where !addition.removals.isEmpty {
      for gesture in gestures(of: TypeID(index: addition.child)) {
        all.append(
          GestureChild(
            child: addition.child,
            owner: addition.owner,
            gesture: gesture,
            place: addition.place,
            isHeard: hearing.hears(gesture)
          )
        )
      }
    }
  }

  /// The gestures by which the user can leave the screens that a coordinator shows when it starts.
  private func gestures(of child: TypeID) -> [GestureChild.Gesture] {
    var found: [GestureChild.Gesture] = []
    for method in startingMethods(of: child) {
      for effect in method.effects
      where effect.subject.types.contains(where: code.flow.classification.isScreen) {
        switch Presentation(effect) {
        case .push where !found.contains(.back): found.append(.back)
        case .sheet where !found.contains(.swipe), .present where !found.contains(.swipe):
          found.append(.swipe)
        default: break
        }
      }
    }
    return found
  }

  /// The start of a coordinator, and its own methods that this calls.
  private func startingMethods(of child: TypeID) -> [Method] {
    var open = code.methods(of: child).filter { CoordinatorNaming.isStarting($0.name) }
    var seen = Set(open.map(\.key))
    var next = 0
    while next < open.count {
      for effect in open[next].own where effect.target.all.contains(.this) {
        guard case .calls(let name) = effect.kind else { continue }
        let called = code.methods(named: name, of: child).map { code.methods[$0] }
        open += called.filter { seen.insert($0.key).inserted }
      }
      next += 1
    }
    return open
  }

  /// What an app does to hear of gestures.
  private struct Hearing {
    private let hearsBack: Bool
    private let hearsSwipe: Bool

    init(_ program: Program) {
      let uses = program.nameUses()
      let declared = Set(program.functions.map(\.fact.name))
      func knows(_ names: Set<Name>) -> Bool { names.contains { uses[$0] != nil || declared.contains($0) } }
      let endsWithScreen = program.functions.contains { function in
        function.fact.name == "deinit" && function.owner.map(program.screenTypes.isScreen) ?? false
      }
      let isShown = program.functions.contains { function in
        function.fact.parameters.contains { $0.label == "didShow" || $0.label == "willShow" }
      }
      let isCommon = endsWithScreen || knows(Self.both)
      hearsBack = isCommon || isShown || knows(Self.back)
      hearsSwipe = isCommon || knows(Self.swipe)
    }

    func hears(_ gesture: GestureChild.Gesture) -> Bool {
      switch gesture {
      case .back: hearsBack
      case .swipe: hearsSwipe
      }
    }

    private static let both: Set<Name> = [
      "viewDidDisappear", "viewWillDisappear", "didMove", "willMove", "isMovingFromParent",
      "isBeingDismissed",
      "onDisappear", "deallocated", "deallocating",
    ]
    private static let back: Set<Name> = [
      "hidesBackButton", "leftBarButtonItem", "leftBarButtonItems", "interactivePopGestureRecognizer",
      "isNavigationBarHidden", "setNavigationBarHidden", "backAction", "onPop", "didPop", "NavigationPath",
    ]
    private static let swipe: Set<Name> = [
      "presentationControllerDidDismiss", "presentationControllerWillDismiss", "isModalInPresentation",
      "modalPresentationStyle", "onDismiss", "transitioningDelegate",
    ]
  }
}
