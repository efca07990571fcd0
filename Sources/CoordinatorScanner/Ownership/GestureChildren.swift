import CoordinatorGraph

/// Finds children whose screens a user can take away by a gesture: a swipe back, or a pull on a sheet.
struct GestureChildren {
  private let code: ProgramCode
  private let newStacks: NewStacks
  private let bars: NavigationBars
  /// The extensions of the system's own controllers, which change all of them.
  private let extensions: [TypeID]
  /// Members that the app gives to types of other libraries, by their names: `didClose` of `extension Reactive`.
  private let members: [Name: [Method]]
  private(set) var all: [GestureChild] = []

  init(_ code: ProgramCode, _ additions: [ListAddition]) {
    (self.code, newStacks, bars) = (code, NewStacks(code: code), NavigationBars(code))
    let external = code.program.typeIDs.filter { code.program[$0].isExternal }
    extensions = external.filter { code.program[$0].name.hasPrefix(UIKit.prefix) }
    let others = external.filter { !code.program[$0].name.hasPrefix(UIKit.prefix) }
    members = Dictionary(grouping: others.flatMap(code.methods), by: \.name)
    let isShown = code.program.functions.contains { function in
      function.fact.parameters.contains { $0.label == "didShow" || $0.label == "willShow" }
    }
    // A child that no code takes out of its list has another problem.
    for addition in additions where !addition.removals.isEmpty {
      let (child, owner) = (TypeID(index: addition.child), TypeID(index: addition.owner))
      let adding = code.methods(named: Name(addition.function), of: owner)
      let (pushed, presented) = shown(by: child, of: owner, from: adding)
      let isOnNewStack = adding.contains(where: newStacks.isMade(in:))
      let back = isOnNewStack ? [] : pushed
      for (gesture, screens) in [(GestureChild.Gesture.back, back), (.swipe, presented)]
      where !screens.isEmpty {
        all.append(
          GestureChild(
            child: addition.child,
            owner: addition.owner,
            gesture: gesture,
            place: addition.place,
            // One delegate hears of all screens on its stack, whoever pushes them.
            isHeard: gesture == .back && (isShown || bars.mayBeHidden(above: owner))
              || hears(gesture, of: screens.union([child, owner]))
          )
        )
      }
    }
  }

  /// The screens that a child pushes and presents when it starts. What is in a stack that it or its owner presents is presented:
  /// `stack.pushViewController(screen, animated: false); host.present(stack, animated: true)`.
  private func shown(by child: TypeID, of owner: TypeID, from adding: [Method])
    -> (pushed: Set<TypeID>, presented: Set<TypeID>)
  {
    var (pushed, presented): (Set<TypeID>, Set<TypeID>) = ([], [])
    var hasRoot = false
    let methods = code.startingMethods(of: child, where: { !code.isLater($0, in: $1) })
    var stacks = Dictionary(grouping: methods, by: \.type).mapValues {
      Set($0.flatMap { Self.presented(in: $0) }.compactMap(\.name))
    }
    stacks[child, default: []].formUnion(partsPresented(of: child, by: owner))
    stacks[child, default: []].formUnion(stackGiven(to: child, by: adding))
    for method in methods {
      // Nobody pulls down what is shown over all, or leaves its first screen.
      let covers = Self.presented(in: method, overAll: true).compactMap(\.name)
      for effect in method.effects where !code.isLater(effect, in: method) {
        let screens = effect.subject.types.filter(code.flow.classification.isScreen)
        let site = method.site(at: effect.place)?.expression
        let host = site.flatMap(Self.host)
        if let host, covers.contains(host) { continue }
        let isPresented = host.flatMap { stacks[method.type]?.contains($0) } == true
        let isNew = host.map { newStacks.isNew($0, in: method) }
        switch Presentation(effect) {
        case .push where !isPresented:
          if isNew != true { pushed.formUnion(screens) }
        case .push, .root:
          hasRoot = hasRoot || isNew == false && !isPresented
          if isPresented { presented.formUnion(screens) }
        case .sheet, .present:
          // `router.presentFullScreen(screen)`, whatever the method does.
          if site?.callee?.name.map(Presentation.isFull) != true { presented.formUnion(screens) }
        default: break
        }
      }
    }
    // A sheet over the first screen of a child is not all of it.
    return (pushed, hasRoot ? [] : presented)
  }

  /// The properties of a child that its owner presents: `navigation` of `present(child.navigation, animated: true)`.
  private func partsPresented(of child: TypeID, by owner: TypeID) -> [Name] {
    code.methods(of: owner).flatMap { method in
      let shown = Self.presented(in: method).filter { $0.base?.name != nil }
      if shown.isEmpty { return [Name]() }
      let calls = method.effects.filter { $0.target.types == [child] }
      let variables = Set(calls.compactMap { method.site(at: $0.place)?.expression.receiver }).filter {
        name in
        // Several branches may have a variable of one name.
        method.sites.count { $0.bound == name } < 2
      }
      return shown.filter { variables.contains($0.base?.name ?? .own) }.compactMap(\.name).filter { name in
        // A class or a factory of the app may set the style.
        code.stored(name, on: child)?.fact.initial?.madeType == .navigationController
          && ![child, owner].flatMap(code.methods).contains { Self.hands(name, in: $0) }
      }
    }
  }

  /// The property with the stack that a method makes for a child, and presents:
  ///
  ///     let stack = UINavigationController()
  ///     add(factory.makeHome(stack))
  ///     present(stack, animated: true)
  private func stackGiven(to child: TypeID, by adding: [Method]) -> [Name] {
    let kept = code.storedProperties(of: child).map(\.fact).filter { $0.typeName == .navigationController }
    guard let own = kept.only, own.initial == nil, adding.contains(where: presentsStackForOther) else {
      return []
    }
    return [own.name]
  }

  private func presentsStackForOther(_ method: Method) -> Bool {
    let presented = Self.presented(in: method).compactMap(\.plainName)
    let new = method.sites.filter { $0.expression.madeType == .navigationController }.compactMap(\.bound)
    return new.contains { presented.contains($0) && Self.hands($0, in: method, orMakesWithIt: true) }
  }

  /// Whether a method gives a property to a helper, which may set a style: `Style.apply(to: child.navigation)`.
  private static func hands(_ property: Name, in method: Method, orMakesWithIt: Bool = false) -> Bool {
    method.sites.contains { site in
      guard case .call(let callee, let arguments) = site.expression.kind,
        orMakesWithIt || site.expression.madeType == nil
      else { return false }
      return callee.name.flatMap(Presentation.init(method:)) == nil
        && arguments.contains { $0.value.name == property }
    }
  }

  /// The object that shows something by a call, or by its property: `stack` of `stack.viewControllers = [screen]`.
  private static func host(of site: Expression) -> Name? {
    if case .assignment(let left, _) = site.kind { left.base?.name } else { site.receiver }
  }

  /// What a method presents: `stack` of `present(stack, animated: true)`.
  private static func presented(in method: Method, overAll: Bool = false) -> [Expression] {
    method.sites.compactMap { site in
      guard case .call(let callee, let arguments) = site.expression.kind,
        let name = callee.name, Presentation(method: name) == .present,
        Presentation.isFull(method: name) == overAll
      else { return nil }
      return arguments.first?.value
    }
  }

  // MARK: Hearing

  /// Whether code hears of a gesture. The code is in these types, in helpers that they keep or make, in extensions of the
  /// system's controllers, or in members of library types.
  private func hears(_ gesture: GestureChild.Gesture, of types: Set<TypeID>) -> Bool {
    let words = gesture == .back ? UIKit.hearsBack : UIKit.hearsSwipe
    return Set(around(types, making: gesture == .swipe).flatMap { code.program.lineage(of: $0) }).contains {
      type in
      code.methods(of: type).contains { method in
        words.contains(method.name) || method.names { words.contains($0) || UIKit.isEnd($0) }
          || method.name == "deinit" && code.flow.classification.isScreen(type)
          || method.names { members[$0]?.contains { $0.names { words.contains($0) } } ?? false }
          || (gesture == .swipe ? Self.setsFullStyle(method) : NavigationBars.areHidden(by: method))
      }
    }
  }

  /// The types with helpers that they keep, and those that they make to present something.
  private func around(_ types: Set<TypeID>, making: Bool) -> Set<TypeID> {
    var found = types.union(extensions)
    var open = Array(found)
    while let type = open.popLast() {
      let held = code.storedProperties(of: type).flatMap {
        code.typesSet($0.fact.name, of: type) + code.types(of: $0)
      }
      let made = making ? code.program.made(by: type) : []
      for type in (held + made).flatMap({ [$0] + code.program.concreteTypes(below: $0) })
      where code.isHelper(type) {
        if found.insert(type).inserted { open.append(type) }
      }
    }
    return found
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
