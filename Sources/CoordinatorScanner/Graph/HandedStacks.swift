extension DataFlow {
  /// The app's own navigation controllers that coordinators pass to other coordinators, by giver and by receiver. The
  /// receiver shows its screens in them.
  func stacksOfOthers(among wrappers: Set<TypeID>, _ coordinators: Set<TypeID>)
    -> (given: [TypeID: Set<TypeID>], taken: [TypeID: Set<TypeID>])
  {
    let filled = filledByThemselves(among: wrappers)
    var (given, taken): ([TypeID: Set<TypeID>], [TypeID: Set<TypeID>]) = ([:], [:])
    for attributed in attributedEffects {
      guard case .sets = attributed.effect.kind, let type = attributed.type, coordinators.contains(type)
      else { continue }
      let others = attributed.effect.target.types.filter { $0 != type && coordinators.contains($0) }
      if others.isEmpty { continue }
      let stacks = attributed.effect.subject.types.filter {
        wrappers.contains($0) && !filled.contains($0) && program.screenTypes.isNavigationController($0)
      }
      given[type, default: []].formUnion(stacks)
      for other in others { taken[other, default: []].formUnion(stacks) }
    }
    return (given, taken)
  }

  /// The app's own navigation controllers that make screens. These are more than a frame for the screens of others.
  private func filledByThemselves(among wrappers: Set<TypeID>) -> Set<TypeID> {
    var found: Set<TypeID> = []
    for attributed in attributedEffects where attributed.effect.kind == .creates {
      guard let type = attributed.type, wrappers.contains(type) else { continue }
      if attributed.effect.subject.types.contains(where: classification.isScreen) { found.insert(type) }
    }
    return found
  }

  /// The screens that navigation controllers of the team's own are given.
  func contents(of wrappers: Set<TypeID>) -> [TypeID: Set<TypeID>] {
    var found: [TypeID: Set<TypeID>] = [:]
    for attributed in attributedEffects {
      for wrapper in attributed.effect.target.types where wrappers.contains(wrapper) {
        let given = attributed.effect.subject
        found[wrapper, default: []].formUnion(given.types)
        // A closure that a method receives creates its objects elsewhere.
        if case .calls = attributed.effect.kind { continue }
        found[wrapper, default: []].formUnion(given.called.types)
      }
    }
    return found
  }
}

extension PointsToSet {
  /// Whether a controller of the system is among them, or one of the team's own that inherits from it.
  func contains(_ controller: Name, in program: Program) -> Bool {
    all.contains { value in
      switch value {
      case .external(let name, _): name == controller
      case .object(let made): program.inherits(made.type, from: controller)
      case .typed(let type):
        program.inherits(type, from: controller) || program.screenTypes.isOnly(type, controller)
      default: false
      }
    }
  }
}
