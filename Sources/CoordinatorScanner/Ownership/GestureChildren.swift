import CoordinatorGraph

/// Finds children whose screens a user can take away by a gesture: a swipe back, or a pull on a sheet.
struct GestureChildren {
  private let code: ProgramCode
  /// The extensions of the system's own controllers, which change all of them.
  private let extensions: [TypeID]
  private(set) var all: [GestureChild] = []

  init(_ code: ProgramCode, _ additions: [ListAddition]) {
    self.code = code
    extensions = code.program.typeIDs.filter {
      code.program[$0].isExternal && code.program[$0].name.hasPrefix("UI")
    }
    let isShown = code.program.functions.contains { function in
      function.fact.parameters.contains { $0.label == "didShow" || $0.label == "willShow" }
    }
    // A child that no code takes out of its list has another problem.
    for addition in additions where !addition.removals.isEmpty {
      let (child, owner) = (TypeID(index: addition.child), TypeID(index: addition.owner))
      for shown in shown(by: child) {
        all.append(
          GestureChild(
            child: addition.child,
            owner: addition.owner,
            gesture: shown.gesture,
            place: addition.place,
            // One delegate hears of all screens on its stack, whoever pushes them.
            isHeard: shown.gesture == .back && isShown || hears(shown, of: child, in: owner)
          )
        )
      }
    }
  }

  /// A gesture, and the screens that it takes away.
  private struct Shown {
    let gesture: GestureChild.Gesture
    var screens: Set<TypeID>
  }

  /// The screens that a coordinator shows when it starts, by the gesture with which the user can leave them.
  private func shown(by child: TypeID) -> [Shown] {
    var (back, swipe) = (Shown(gesture: .back, screens: []), Shown(gesture: .swipe, screens: []))
    for position in startingMethods(of: child) {
      for effect in code.methods[position].effects where !isLater(effect, in: position) {
        let screens = effect.subject.types.filter(code.flow.classification.isScreen)
        switch Presentation(effect) {
        case .push: back.screens.formUnion(screens)
        case .sheet, .present: swipe.screens.formUnion(screens)
        default: break
        }
      }
    }
    return [back, swipe].filter { !$0.screens.isEmpty }
  }

  /// Whether an effect comes later, as when the user taps.
  private func isLater(_ effect: Effect, in position: Int) -> Bool {
    code.site(at: effect.place, in: position).map { code.isLater($0, in: position) } ?? false
  }

  /// The start of a coordinator, and its own methods that this calls at once.
  private func startingMethods(of child: TypeID) -> [Int] {
    let starts = code.positions(of: child).filter { CoordinatorNaming.isStarting(code.methods[$0].name) }
    return code.withOwnCallees(starts) { !isLater($0, in: $1) }
  }

  // MARK: Hearing

  /// Whether code hears of a gesture: that of the child, its owner, their screens and what they keep, such as a router, and
  /// extensions of the system's controllers.
  private func hears(_ shown: Shown, of child: TypeID, in owner: TypeID) -> Bool {
    let names = shown.gesture == .back ? UIKit.hearsBack : UIKit.hearsSwipe
    let around = around(shown, child, owner)
    let above = around.flatMap { code.program.ancestors(of: $0) }.map(\.type)
    return around.union(above).contains { type in
      code.methods(of: type).contains { method in
        names.contains(method.name)
          || method.name == "deinit" && code.flow.classification.isScreen(type)
          || method.sites.contains { $0.expression.name.map(names.contains) ?? false }
          || shown.gesture == .swipe && Self.setsFullStyle(method)
      }
    }
  }

  private func around(_ shown: Shown, _ child: TypeID, _ owner: TypeID) -> Set<TypeID> {
    var found = shown.screens.union(extensions).union([child, owner])
    var open = Array(found)
    while let type = open.popLast() {
      let held = code.storedProperties(of: type).flatMap { property in
        let declared = property.fact.type.map { code.program.parts(of: $0.unwrapped, in: property.scope) }
        let set = code.flow.fields[Field(type: type, name: property.fact.name)]?.types ?? []
        return set + (declared ?? []).compactMap(\.source)
      }
      for type in held.flatMap({ [$0] + code.program.concreteTypes(below: $0) }) where isHelper(type) {
        if found.insert(type).inserted { open.append(type) }
      }
    }
    return found
  }

  /// Other coordinators and screens hear of their own gestures.
  private func isHelper(_ type: TypeID) -> Bool {
    !code.nodes.contains(type) && !code.flow.classification.isScreen(type)
  }

  /// Whether a method uses a style of presentation other than those of sheets.
  private static func setsFullStyle(_ method: Method) -> Bool {
    let uses = method.sites.count { $0.expression.name == UIKit.style }
    let sheets = method.sites.count { site in
      guard case .assignment(let left, let right) = site.expression.kind, left.member == UIKit.style else {
        return false
      }
      return right.member.map(UIKit.sheetStyles.contains) ?? false
    }
    return uses > sheets
  }
}
