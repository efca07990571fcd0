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
    var seen: Set<Place> = []
    return removals().flatMap { removal in
      // Only children of the same list are removed together.
      let children = (lifecycles.kept[removal.owner] ?? []).sorted()
      let tagged = children.compactMap { type in
        TypeTag(removal.property, of: type, lifecycles).map { (type: type, tag: $0) }
      }
      return Dictionary(grouping: tagged) { $0.tag.name }.values.flatMap { group in
        group.count > 1 ? wrongOnes(of: group.map(\.type), removal.property, group[0].tag.name) : []
      } + tagged.compactMap { foreign($0.type, removal.property, $0.tag) }
    }.sorted { ($0.place, $0.message) < ($1.place, $1.message) }.filter { seen.insert($0.place).inserted }
  }

  /// A type with the tag of a coordinator elsewhere, which is called after it: `kind = .login` of a `HomeCoordinator`.
  private func foreign(_ type: TypeID, _ property: Name, _ tag: TypeTag) -> RuleViolation? {
    let (name, word) = (lifecycles.name(type), tag.name.lowercased())
    guard !name.lowercased().contains(word) else { return nil }
    let others = lifecycles.nodes.sorted().filter { other in
      lifecycles.name(other).lowercased().hasPrefix(word)
        && TypeTag(property, of: other, lifecycles)?.name == tag.name
    }
    guard let other = others.first else { return nil }
    return RuleViolation(
      place: tag.place,
      type: type,
      message:
        "\(name) has the \(property) .\(tag.name) of \(lifecycles.name(other)), so a removal by \(property) cannot tell the two apart; give it its own",
      severity: .note
    )
  }

  /// The types whose names do not match the tag; all but the first where no name matches.
  private func wrongOnes(of types: [TypeID], _ property: Name, _ tag: Name) -> [RuleViolation] {
    let named = types.filter { lifecycles.name($0).lowercased().contains(tag.lowercased()) }
    let wrong = named.count == 1 ? types.filter { $0 != named[0] } : Array(types.dropFirst())
    let right = named.first ?? types[0]
    return wrong.compactMap { type in
      guard let place = TypeTag(property, of: type, lifecycles)?.place else { return nil }
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
