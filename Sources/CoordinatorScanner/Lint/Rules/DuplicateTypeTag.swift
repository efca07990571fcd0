/// Finds types of children with the same tag, where a list removes children by tag.
struct DuplicateTypeTag {
  static let rule = SourceRule(
    id: "duplicate-type-tag",
    severity: .warning,
    summary: "two types of children with the same tag, in a list from which children are removed by tag",
    advice: "When one of them is done, the other is removed, too. Give each type its own tag."
  )

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    removals().flatMap { removal in
      // Only children of the same list are removed together.
      let children = (lifecycles.kept[removal.owner] ?? []).sorted()
      let tagged = children.compactMap { type in
        tag(removal.property, of: type).map { (type: type, tag: $0) }
      }
      return Dictionary(grouping: tagged) { $0.tag.name }.values.flatMap { group in
        group.count > 1 ? wrongOnes(of: group.map(\.type), removal.property, group[0].tag.name) : []
      }
    }.sorted { $0.place < $1.place }
  }

  /// The types whose names do not match the tag; all but the first where no name matches.
  private func wrongOnes(of types: [TypeID], _ property: Name, _ tag: Name) -> [RuleViolation] {
    let named = types.filter { lifecycles.name($0).lowercased().contains(tag.lowercased()) }
    let wrong = named.count == 1 ? types.filter { $0 != named[0] } : Array(types.dropFirst())
    let right = named.first ?? types[0]
    return wrong.compactMap { type in
      guard let place = self.tag(property, of: type)?.place else { return nil }
      return RuleViolation(
        place: place,
        type: type,
        message:
          "\(lifecycles.name(type)) has the \(property) .\(tag) of \(lifecycles.name(right)), so both are removed together; give it its own"
      )
    }
  }

  /// A removal that compares children by a property: `children.filter { $0.type != child.type }`.
  private struct Removal: Hashable {
    let owner: TypeID
    let property: Name
  }

  private func removals() -> Set<Removal> {
    var found: Set<Removal> = []
    for method in lifecycles.methods {
      let lists = method.own.filter { if case .removes = $0.kind { true } else { false } }
      guard !lists.isEmpty else { continue }
      let owners = lists.flatMap(\.target.types).flatMap {
        [$0] + lifecycles.program.concreteTypes(below: $0)
      }
      for property in method.sites.compactMap(\.comparedProperty) {
        for owner in owners where lifecycles.nodes.contains(owner) {
          found.insert(Removal(owner: owner, property: property))
        }
      }
    }
    return found
  }

  /// The tag of a type.
  private func tag(_ property: Name, of type: TypeID) -> (name: Name, place: Place)? {
    guard let (owner, position) = lifecycles.program.property(property, on: type) else { return nil }
    let found = lifecycles.program[owner].properties[position]
    var value = found.fact.initial
    if case .result(let result)? = found.fact.getter?.last?.kind { value = result }
    guard owner == type, case .member(_, let name)? = value?.kind else { return nil }
    return (name, Place(file: found.file, line: found.fact.line))
  }
}

extension Site {
  /// The property by which it compares two objects.
  fileprivate var comparedProperty: Name? {
    guard case .other(let parts) = expression.kind, parts.count == 2, let name = parts[0].name,
      name == parts[1].name
    else { return nil }
    return parts.allSatisfy { if case .member(.some, _) = $0.kind { true } else { false } } ? name : nil
  }
}
