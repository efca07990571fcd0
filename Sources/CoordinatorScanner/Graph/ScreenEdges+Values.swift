/// The screens that values are.
extension ScreenEdges {
  /// The screen that a value is; what a storyboard made is known by its type only.
  func shownType(_ value: AbstractValue) -> TypeID? {
    switch value {
    case .object(let made) where isDrawn(made): made.type
    case .typed(let type): screen(declaredAs: type)
    default: nil
    }
  }

  func isKnownByProtocol(_ value: AbstractValue) -> Bool {
    guard case .typed(let type) = value else { return false }
    return flow.program[type].isProtocol
  }

  /// The screen of a declared type; for a protocol, the only screen that conforms to it.
  private func screen(declaredAs type: TypeID) -> TypeID? {
    if isDrawn(type) { return type }
    guard flow.program[type].isProtocol, !flow.program[type].isExternal else { return nil }
    let behind = flow.program.concreteTypes(below: type).filter { !flow.classification.isTestDouble($0) }
    return behind.only.flatMap { isDrawn($0) ? $0 : nil }
  }

  /// Whether a line shows a screen that no coordinator makes, and no other screen: one of a container or a storyboard.
  func isFromElsewhere(_ value: AbstractValue, _ effect: Effect) -> Bool {
    guard effect.places.count == 1, let type = shownType(value), !made.contains(type) else { return false }
    if case .object(let object) = value { return !trimmings.contents.contains(object) }
    return true
  }
}

/// Screens that are only there for others.
extension ScreenEdges {
  /// The app's own navigation controllers that are not drawn, because a coordinator shows other screens in them.
  var wrappers: [EdgeDraft.Key] {
    let isWrapper = flow.program.screenTypes.onlyWraps
    let wrappers = relations.keys.filter { isWrapper($0.to) }
    if wrappers.isEmpty { return [] }
    let types = Set(wrappers.map(\.to))
    let (contents, stacks) = (flow.contents(of: types), flow.stacksOfOthers(among: types, coordinators))
    return wrappers.filter { key in
      let others = relations.keys.filter { $0.from == key.from && !isWrapper($0.to) }.map(\.to)
      // A navigation controller that the coordinator does not show is the stack of its other screens, or belongs to
      // another coordinator.
      let isTaken = stacks.taken[key.from]?.contains(key.to) == true
      let isStack = relations[key]?.label == nil && (!others.isEmpty || isTaken)
      return isStack || stacks.given[key.from]?.contains(key.to) == true
        || others.contains { contents[key.to]?.contains($0) == true }
    }
  }

  /// Views that nothing shows, and that stand within another one: no screens.
  var parts: [EdgeDraft.Key] {
    objects.filter { relations[$0.key]?.label == nil && $0.value.isSubset(of: trimmings.parts) }.map(\.key)
  }
}
