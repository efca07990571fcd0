import CoordinatorGraph

/// Finds children whose screens a user can take away by a gesture: a swipe back, or a pull on a sheet.
struct GestureChildren {
  private let code: ProgramCode
  private let ears: [GestureChild.Gesture: GestureEars]
  private(set) var all: [GestureChild] = []

  init(_ code: ProgramCode, _ additions: [ListAdditions.Found]) {
    self.code = code
    ears = [.back: GestureEars(code, of: .back), .swipe: GestureEars(code, of: .swipe)]
    // A child that no code takes out of its list has another problem.
    for found in additions where !found.addition.removals.isEmpty {
      let near = code.methodsAround(found.position)
      for shown in shown(by: found, near) {
        all.append(
          GestureChild(
            child: found.addition.child,
            owner: found.addition.owner,
            gesture: shown.gesture,
            place: found.addition.place,
            isHeard: hears(shown, of: found, near)
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

  /// The screens with which a coordinator starts, by the gesture with which the user can leave them.
  private func shown(by found: ListAdditions.Found, _ near: [Int]) -> [Shown] {
    let child = TypeID(index: found.addition.child)
    var (back, swipe) = (Shown(gesture: .back, screens: []), Shown(gesture: .swipe, screens: []))
    for position in startingMethods(of: child) {
      for effect in code.methods[position].effects where code.isSure(effect, in: position) {
        let screens = effect.subject.types.filter(code.flow.classification.isScreen)
        // A controller of another library may hear itself.
        if screens.contains(where: isOfLibrary) { continue }
        switch Presentation(effect) {
        case .push: back.screens.formUnion(screens)
        case .sheet, .present: swipe.screens.formUnion(screens)
        default: break
        }
      }
    }
    // Users cannot leave the first screen of a new stack, but they can pull down the stack.
    let made = code.positions(of: child).filter {
      !code.methods[$0].isFunction || code.methods[$0].name == .initializer
    }
    let methods = near + made + startingMethods(of: child)
    if methods.contains(where: { code.methods[$0].sites.contains { $0.expression.makesStack } }) {
      if presentsStack(of: found) { swipe.screens.formUnion(back.screens) }
      back.screens = []
    }
    return [back, swipe].filter { !$0.screens.isEmpty }
  }

  private func isOfLibrary(_ screen: TypeID) -> Bool {
    code.program[screen].isExternal && !code.program[screen].name.hasPrefix(UIKit.prefix)
  }

  /// Whether the code that adds a child presents a new stack that it gives to the child:
  /// `let child = Child(Router(stack)); add(child); present(stack)`.
  private func presentsStack(of found: ListAdditions.Found) -> Bool {
    let sites = code.methods[found.position].sites
    let child = code.site(at: found.effect.place, in: found.position)?.expression.names ?? []
    let given = sites.filter { $0.bound.map(child.contains) ?? false }.reduce(into: Set<Name>()) {
      $0.formUnion($1.expression.names)
    }
    let stacks = given.intersection(sites.filter(\.expression.makesStack).compactMap(\.bound))
    return sites.contains { site in
      guard case .call(let callee, let arguments) = site.expression.kind,
        let shown = callee.name.flatMap(Presentation.init(method:)), [.present, .sheet].contains(shown)
      else { return false }
      return arguments.contains { $0.value.plainName.map(stacks.contains) ?? false }
    }
  }

  /// The start of a coordinator, and its own methods that this surely calls.
  private func startingMethods(of child: TypeID) -> [Int] {
    let starts = code.positions(of: child).filter { CoordinatorNaming.isStarting(code.methods[$0].name) }
    return code.withOwnCallees(starts, where: code.isSure)
  }

  // MARK: Hearing

  /// Whether code hears of a gesture: that of the child, its owner, their screens and what they keep, such as a router.
  private func hears(_ shown: Shown, of found: ListAdditions.Found, _ near: [Int]) -> Bool {
    let (child, owner) = (TypeID(index: found.addition.child), TypeID(index: found.addition.owner))
    let types = shown.screens.union([child])
    return ears[shown.gesture]?.hear(
      types: types,
      owner: owner,
      near: near,
      helpers: helpers(of: types.union([owner]))
    ) ?? false
  }

  /// What types keep, and what that keeps.
  private func helpers(of types: Set<TypeID>) -> Set<TypeID> {
    var found: Set<TypeID> = []
    var open = Array(types)
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

  /// Other coordinators and screens hear of their own gestures, but stacks of those on them.
  private func isHelper(_ type: TypeID) -> Bool {
    !code.nodes.contains(type)
      && (!code.flow.classification.isScreen(type)
        || code.program.inherits(type, from: "UINavigationController"))
  }
}

extension Expression {
  /// Whether it makes a navigation controller.
  fileprivate var makesStack: Bool { madeType?.hasSuffix("NavigationController") ?? false }
}
