/// Ways up that a coordinator is handed in a value: `CartCoordinator(context: FlowContext(presenter: self))`.
extension CoordinatorEdges {
  /// The coordinators that structs refer to without owning them, by the line that makes each struct.
  static func carried(_ flow: DataFlow, _ nodes: Set<TypeID>) -> [AllocationSite: PointsToSet] {
    var found: [AllocationSite: PointsToSet] = [:]
    for attributed in flow.attributedEffects {
      guard case .sets(let name) = attributed.effect.kind else { continue }
      for case .object(let made) in attributed.effect.target.all
      where flow.program[made.type].kind == .struct && !nodes.contains(made.type)
        && flow.program.behaviour.mayCarryWayUp(name, in: made.type)
      {
        found[made, default: []].formUnion(attributed.effect.subject)
      }
    }
    return found
  }

  /// What a coordinator is handed in a value is above it.
  mutating func keepCarried(_ effect: Effect, _ owner: TypeID, _ name: Name) {
    for case .object(let made) in effect.subject.all {
      guard let values = carried[made] else { continue }
      let others = values.filter { $0.knownType != owner }
      if !others.isEmpty { add(effect.concerning(effect.target, others), owner, .parent, via: name) }
    }
  }
}
