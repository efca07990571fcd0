/// A case by which a type of children differs from others: `let kind = Kind.home`.
struct TypeTag {
  let name: Name
  let place: Place
}

extension TypeTag {
  /// The tag of a type, in its declaration or in its initializers.
  init?(_ property: Name, of type: TypeID, _ lifecycles: Lifecycles) {
    let program = lifecycles.program
    guard let found = program.property(property, on: type), found.scope.type == type else { return nil }
    var value = found.fact.initial
    if case .result(let result)? = found.fact.getter?.last?.kind { value = result }
    if case .member(_, let name)? = value?.kind {
      self.init(name: name, place: Place(file: found.file, line: found.fact.line))
    } else if found.fact.getter == nil, value == nil {
      self.init(setAtInit: property, of: type, lifecycles)
    } else {
      return nil
    }
  }

  /// The only case that initializers set the tag to.
  private init?(setAtInit property: Name, of type: TypeID, _ lifecycles: Lifecycles) {
    let set = lifecycles.methods(of: type).filter { $0.name == .initializer }.flatMap { method in
      method.sites.compactMap { site -> TypeTag?? in
        guard case .assignment(let left, let right) = site.expression.kind, left.isOwn, left.name == property
        else { return nil }
        guard case .member(nil, let name) = right.kind else { return .some(nil) }
        return TypeTag(name: name, place: Place(file: method.file, line: site.expression.line))
      }
    }
    guard let first = set.first, let tag = first, set.allSatisfy({ $0?.name == tag.name }) else { return nil }
    self = tag
  }
}

extension TypeTag {
  /// The branch for a child, where code tells children apart by their tags: `switch child.kind`. Nil where it tells
  /// something else apart.
  static func branch(of child: TypeID, among branches: [(Int, MethodCode.Branch)], _ lifecycles: Lifecycles)
    -> BranchChoice?
  {
    guard case .member(let base?, let property)? = branches.first?.1.subject?.kind, case .name = base.kind,
      ["type", "kind", "tag"].contains(where: property.lowercased().hasSuffix),
      let own = TypeTag(property, of: child, lifecycles)
    else { return nil }
    return branches.first { $0.1.cases.contains(own.name) }.map { .branch($0.0) } ?? BranchChoice.none
  }
}
