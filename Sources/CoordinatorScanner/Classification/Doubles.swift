extension Program {
  /// Whether a type stands in for another in tests and previews.
  func isTestDouble(_ type: TypeID) -> Bool {
    let name = self[type].name
    if CoordinatorNaming.isTestDouble(name) { return true }
    guard name.lastPart.hasPrefix("Preview") || name.hasSuffix("Preview") else { return false }
    if isForDebugging(type) { return true }
    return CoordinatorNaming.previewed(name).map { standsIn(type, for: $0) } ?? false
  }

  private func isForDebugging(_ type: TypeID) -> Bool {
    guard let condition = self[type].condition else { return false }
    return condition.has("DEBUG") && !condition.has("!DEBUG")
  }

  /// Whether a type is what another one of that name is, too, or what is called after that name.
  private func standsIn(_ type: TypeID, for original: String) -> Bool {
    let bases = Set(baseNames(of: type))
    if bases.contains(where: { $0.lastPart.hasPrefix(original) }) { return true }
    guard let other = resolve(Name(original), in: Scope(file: self[type].file, type: nil)) else {
      return false
    }
    return other != type && !bases.isDisjoint(with: baseNames(of: other))
  }

  /// The names of all that a type inherits from.
  func baseNames(of type: TypeID) -> [Name] {
    externals(of: type).map(\.name) + ancestors(of: type).map { self[$0.type].name }
  }
}
