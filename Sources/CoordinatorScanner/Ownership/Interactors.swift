/// Interactors, which decide which children their routers attach.
struct Interactors {
  let program: Program

  func isInteractor(_ type: TypeID) -> Bool {
    !program[type].isProtocol && program.baseNames(of: type).contains(where: Dialect.isInteractor)
  }

  /// Whether a class is the interactor of a router: it has a property for a router of that type.
  func isInteractor(_ type: TypeID, of router: TypeID) -> Bool {
    guard isInteractor(type), let property = program.property(.router, on: type) else { return false }
    return program.sources(of: property.fact.type, in: property.scope)
      .contains { program.inherits(router, from: $0) }
  }
}
