import CoordinatorGraph

/// Which types are drawn as coordinators: all but those that others are only made from.
struct CoordinatorNodes {
  static func coordinators(_ flow: DataFlow) -> Set<TypeID> {
    let made = Set(flow.makers.keys).union(flow.madeElsewhere)
    return flow.classification.coordinators.filter { type in
      let below = flow.program.concreteTypes(below: type).filter {
        flow.classification.coordinators.contains($0)
      }
      if made.contains(type) { return true }
      return below.isEmpty && !isBaseByName(flow.program[type].name)
    }
  }

  private static func isBaseByName(_ name: Name) -> Bool {
    let name = name.lastPart
    return ["Base", "Abstract"].contains { name.hasPrefix($0) } || ["Coordinator", "Router"].contains(name)
  }
}
