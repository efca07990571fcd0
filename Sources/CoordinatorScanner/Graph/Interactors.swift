/// Interactors, which decide what their routers attach.
struct Interactors {
  let program: Program

  func isInteractor(_ type: TypeID) -> Bool {
    !program[type].isProtocol && program.baseNames(of: type).contains { Dialect.ofInteractors($0) != nil }
  }

  /// Whether a class is the interactor of a router: it has a property for just such a one.
  func isInteractor(_ type: TypeID, of router: TypeID) -> Bool {
    guard isInteractor(type), let property = program.property(.router, on: type),
      let declared = property.fact.type
    else { return false }
    let wanted = program.parts(of: declared, in: property.scope).compactMap(\.source)
    return wanted.contains { program.inherits(router, from: $0) }
  }

  /// The methods of a router that its interactors call as soon as they become active.
  func methodsOfActivation(of router: TypeID) -> Set<Name> {
    program.typeIDs.filter { isInteractor($0, of: router) }.reduce(into: []) {
      $0.formUnion(calledOnActivation(by: $1))
    }
  }

  private func calledOnActivation(by interactor: TypeID) -> Set<Name> {
    var open = Dialect.activations
    var (seen, found): (Set<Name>, Set<Name>) = ([], [])
    while let name = open.popFirst() {
      guard seen.insert(name).inserted else { continue }
      for site in program[interactor].functions.filter({ program[$0].fact.name == name }).flatMap(sites) {
        guard !site.isLater, case .call(let callee, _) = site.expression.kind, let called = callee.name else {
          continue
        }
        if callee.isOwn { open.insert(called) }
        if callee.base?.name == .router { found.insert(called) }
      }
    }
    return found
  }

  private func sites(of function: FunctionID) -> [Site] {
    SiteReader.sites(of: program[function].fact.body ?? [])
  }
}
