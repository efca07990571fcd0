/// The interactors of RIBs, which decide what their routers attach.
extension Program {
  func isInteractor(_ type: TypeID) -> Bool {
    !self[type].isProtocol && baseNames(of: type).contains(where: ExternalBases.isInteractor)
  }

  /// Whether a class is the interactor of a router: it has a property for just such a one.
  func isInteractor(_ type: TypeID, of router: TypeID) -> Bool {
    guard isInteractor(type), let (owner, position) = property(.router, on: type) else { return false }
    let found = self[owner].properties[position]
    let declared = found.fact.type.map { parts(of: $0, in: Scope(file: found.file, type: owner)) } ?? []
    return declared.contains { part in
      guard case .source(let wanted, _) = part else { return false }
      return inherits(router, from: wanted)
    }
  }
}
