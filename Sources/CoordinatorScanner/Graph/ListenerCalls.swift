/// The methods that are called through properties of coordinators.
struct ListenerCalls {
  let program: Program

  /// The methods that the protocol of a property requires, as in `didLogIn(as:)`. A class, or a protocol outside the
  /// sources, has none.
  func calls(through property: Name?, of type: TypeID) -> [String] {
    guard let property = property.flatMap({ program.property($0, on: type) }),
      let declared = property.fact.type
    else { return [] }
    var seen: Set<String> = []
    let parts = program.parts(of: program.expanded(declared, in: property.scope), in: property.scope)
    return parts.flatMap(requirements).filter { seen.insert($0).inserted }
  }

  private func requirements(of part: ResolvedType) -> [String] {
    guard case .source(let type, _) = part, program[type].isProtocol else { return [] }
    let protocols = program.lineage(of: type).filter { program[$0].isProtocol }
    let facts = protocols.flatMap { program[$0].functions }.map { program[$0].fact }
    return facts.filter(\.isRequiredMethod).map(\.spelling)
  }
}

extension FunctionFact {
  fileprivate var isRequiredMethod: Bool {
    body == nil && !isStatic && name != "init" && name != "subscript"
  }

  /// Its name with the labels of its arguments.
  fileprivate var spelling: String {
    "\(name)(\(parameters.map { "\($0.label?.text ?? "_"):" }.joined()))"
  }
}
