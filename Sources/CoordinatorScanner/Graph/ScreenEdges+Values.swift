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

  /// The only screen that something of a declared type can be.
  private func screen(declaredAs type: TypeID) -> TypeID? {
    if isDrawn(type) { return type }
    guard flow.program[type].isProtocol, !flow.program[type].isExternal else { return nil }
    let behind = flow.program.concreteTypes(below: type).filter { !flow.classification.isTestDouble($0) }
    return behind.count == 1 && isDrawn(behind[0]) ? behind[0] : nil
  }

  /// Whether a line shows a screen that no coordinator makes, and no other screen: one of a container or a storyboard.
  func isFromElsewhere(_ value: AbstractValue, _ effect: Effect) -> Bool {
    guard effect.places.count == 1, let type = shownType(value), !made.contains(type) else { return false }
    if case .object(let object) = value { return !trimmings.contents.contains(object) }
    return true
  }
}
