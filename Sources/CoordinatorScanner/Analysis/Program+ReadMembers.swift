extension Program {
  /// A function or a property that is read for its own sake, whether anything calls it or not.
  struct Member {
    let key: SummaryKey
    let name: Name
    /// The type that its doings belong to; nil outside of types and in static methods.
    let type: TypeID?
  }

  /// What is read of a program.
  func allMembers(_ classification: CoordinatorClassification) -> [Member] {
    let types = typeIDs.filter { !self[$0].isProtocol }
    func isDone(_ member: Member) -> Bool {
      guard case .function(let id, let type?) = member.key else { return true }
      return !classification.isUncalled(id, on: type)
    }
    let free = functions.indices.filter { functions[$0].owner == nil }
    return types.flatMap { members(readOn: $0, classification).filter(isDone) }
      + free.map {
        Member(key: .function(FunctionID(index: $0), nil), name: functions[$0].fact.name, type: nil)
      }
  }

  /// What is read on a type: all that it declares, and what it inherits where that matters.
  func members(readOn type: TypeID, _ classification: CoordinatorClassification) -> [Member] {
    let above =
      classification.isCoordinator(type) ? ancestors(of: type).map(\.type).filter { isReadOn(type, $0) } : []
    return ([type] + above).flatMap { members(of: $0, on: type) }
  }

  /// Whether what a type above declares is read for its own sake. What is said of a class of the system that is not even
  /// named as a base may never be done.
  private func isReadOn(_ type: TypeID, _ above: TypeID) -> Bool {
    guard self[above].isExternal, SystemClasses.isKnown(self[above].name) else { return true }
    return ([type] + ancestors(of: type).map(\.type)).contains { below in
      self[below].inherited.contains { $0.type.name == self[above].name }
    }
  }

  private func members(of owner: TypeID, on type: TypeID) -> [Member] {
    var found: [Member] = []
    for id in self[owner].functions {
      let fact = self[id].fact
      guard fact.body != nil, owner == type || isCurrent(id, on: type) else { continue }
      let place = fact.isStatic ? nil : type
      found.append(Member(key: .function(id, type), name: fact.name, type: place))
      if fact.parameters.contains(where: { $0.initial != nil }) {
        found.append(Member(key: .defaults(id, type), name: fact.name, type: place))
      }
    }
    for (position, property) in self[owner].properties.enumerated() {
      found += members(of: property.fact, position, owner, type)
    }
    return found
  }

  private func members(of fact: PropertyFact, _ position: Int, _ owner: TypeID, _ type: TypeID) -> [Member] {
    var found: [Member] = []
    let place = fact.isStatic ? nil : type
    func add(_ key: SummaryKey) { found.append(Member(key: key, name: fact.name, type: place)) }
    if fact.initial != nil || fact.injectedName != nil { add(.initial(owner, position, type)) }
    if fact.getter?.isEmpty == false { add(.getter(owner, position, type)) }
    if !fact.observers.isEmpty { add(.observers(owner, position, type)) }
    return found
  }

  /// Whether a method of a type above is not replaced further down.
  private func isCurrent(_ id: FunctionID, on type: TypeID) -> Bool {
    functions(named: self[id].fact.name, on: type).contains(id)
  }
}
