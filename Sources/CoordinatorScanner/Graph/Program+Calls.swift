extension Program {
  /// The methods that the protocol of a property asks for, as callers write them: `didLogIn(as:)`; none where the
  /// property is of a class, or of a protocol that stands elsewhere.
  func calls(through property: Name?, of type: TypeID) -> [String] {
    guard let property, let (owner, position) = self.property(property, on: type),
      let reference = self[owner].properties[position].fact.type
    else { return [] }
    let scope = Scope(file: self[owner].properties[position].file, type: owner)
    var seen: Set<String> = []
    return parts(of: expanded(reference, in: scope), in: scope).flatMap(requirements).filter {
      seen.insert($0).inserted
    }
  }

  private func requirements(of part: ResolvedType) -> [String] {
    guard case .source(let type, _) = part, self[type].isProtocol else { return [] }
    let protocols = [type] + ancestors(of: type).map(\.type).filter { self[$0].isProtocol }
    return protocols.flatMap { self[$0].functions }.map { self[$0].fact }.filter(\.isRequiredMethod).map(
      \.spelling
    )
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
