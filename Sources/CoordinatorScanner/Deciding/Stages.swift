/// Coordinators that publish which screen or which flow is seen, and leave it to views of SwiftUI to show it.
struct Stages {
  private(set) var reasons: [(type: TypeID, reason: String)] = []

  /// - Parameter candidates: Types that are named like coordinators, and are none so far.
  init(_ program: Program, of candidates: [TypeID]) {
    let observed = candidates.filter(program.isObserved)
    if observed.isEmpty { return }
    let shown = FlowViews(program, of: Set(observed)).showings.filter { $0.spot.label == "root" }
    for type in observed {
      let states = program[type].properties.map(\.fact.name).filter { program.isStage($0, of: type) }
      // A view for one case alone may be a detail of a screen; one for each of several is what there is to see.
      let stage = states.first { state in
        let screens = shown.filter { $0.spot.coordinator == type && $0.spot.state == state }.map(\.screen)
        return Set(screens).count > 1
      }
      guard let stage else { continue }
      reasons.append((type, "is named so, and says by \(stage) which view is seen"))
    }
  }
}

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
