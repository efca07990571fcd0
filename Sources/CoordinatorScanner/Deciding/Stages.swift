extension Program {
  /// Whether a property says which screen or flow is seen: one of several cases, by a name for such.
  func isStage(_ name: Name, of type: TypeID) -> Bool {
    guard let (owner, position) = property(name, on: type) else { return false }
    let property = self[owner].properties[position]
    guard property.fact.getter == nil, !property.fact.isStatic, let cases = property.fact.caseType,
      let cases = resolve(cases, in: Scope(file: property.file, type: owner)), self[cases].kind == .enum
    else { return false }
    return Words.isStage(name) || Words.isStage(self[cases].name)
  }
}
