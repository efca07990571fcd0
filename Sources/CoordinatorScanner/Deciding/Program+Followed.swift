extension Program {
  /// What views of SwiftUI have as their coordinator, in a property of that name: `coordinator`.
  func followedByViews(among types: Set<TypeID>) -> Set<TypeID> {
    if types.isEmpty { return [] }
    let views = typeIDs.filter { self[$0].kind == .struct && isScreen($0) }
    let all = views.flatMap { kept(in: $0, among: types) }
    return Set(all.filter { $0.key == "coordinator" }.map(\.value))
  }

  /// The coordinator that a view is there for, as its name says: `CartCoordinatorView`, `CartFlowView`, `CartRootView`.
  func owner(ofView view: TypeID, among coordinators: [TypeID]) -> TypeID? {
    let name = self[view].name.lastPart
    return coordinators.first { coordinator in
      let own = self[coordinator].name.lastPart
      let stem = own.dropping(suffix: "Coordinator")
      return name.hasPrefix(own)
        || ["Flow", "Root"].contains { end in stem.map { !$0.isEmpty && name.hasPrefix($0 + end) } ?? false }
    }
  }

  /// The coordinators that a type keeps or is given, by the names of its properties.
  func kept(in type: TypeID, among coordinators: Set<TypeID>) -> [Name: TypeID] {
    var found: [Name: TypeID] = [:]
    for property in self[type].properties where property.fact.getter == nil {
      let scope = Scope(file: property.file, type: type)
      guard let name = property.fact.keptType, let kept = resolve(name, in: scope) else { continue }
      if coordinators.contains(kept) { found[property.fact.name] = kept }
    }
    return found
  }
}

extension PropertyFact {
  /// The type that it is declared with, made with, or asked for in the environment by: `@Environment(Flow.self)`.
  fileprivate var keptType: Name? {
    if let name = type?.name ?? initial?.madeType { return name }
    guard attributes.contains("Environment"), case .name(let name, _)? = wrapping.first?.kind else {
      return nil
    }
    return name
  }
}
