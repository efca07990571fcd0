/// Types that replace others in tests and previews.
struct TestDoubles {
  let program: Program

  /// Whether a type replaces another in tests and previews.
  func isTestDouble(_ type: TypeID) -> Bool {
    let name = program[type].name
    if CoordinatorNaming.isTestDouble(name) { return true }
    guard name.lastPart.hasPrefix("Preview") || name.hasSuffix("Preview") else { return false }
    if isForDebugging(type) { return true }
    return CoordinatorNaming.previewed(name).map { standsIn(type, for: $0) } ?? false
  }

  private func isForDebugging(_ type: TypeID) -> Bool {
    guard let condition = program[type].condition else { return false }
    return condition.has("DEBUG") && !condition.has("!DEBUG")
  }

  /// Whether a type has the same bases as the type with that name, or a base with that name.
  private func standsIn(_ type: TypeID, for original: String) -> Bool {
    let bases = Set(program.baseNames(of: type))
    if bases.contains(where: { $0.lastPart.hasPrefix(original) }) { return true }
    guard let other = program.resolve(Name(original), in: Scope(file: program[type].file, type: nil)) else {
      return false
    }
    return other != type && !bases.isDisjoint(with: program.baseNames(of: other))
  }
}
