/// Finds children whose parent property is set to their grandparent.
struct ParentIsGrandparent {
  static let rule = SourceRule(
    id: "parent-is-grandparent",
    severity: .warning,
    summary: "a child whose parent property refers to its grandparent",
    advice:
      "When the child is done, it notifies a coordinator that does not have it. Set its parent to self."
  )

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    lifecycles.children.flatMap { child in
      child.keepings.filter {
        $0.isList && lifecycles.nodes.contains($0.owner) && $0.attributed.type == $0.owner
      }
      .compactMap {
        grandparent(of: child, kept: $0)
      }
    }
  }

  private func grandparent(of child: Child, kept: Child.Keeping) -> RuleViolation? {
    guard let method = lifecycles.method(of: kept.attributed),
      let (line, property) = assignment(in: method, of: child, kept.owner)
        ?? argument(in: method, of: child, kept.owner)
    else { return nil }
    let (owner, name) = (lifecycles.name(kept.owner), lifecycles.name(child.type))
    return RuleViolation(
      place: Place(file: method.file, line: line),
      type: child.type,
      message:
        "\(owner) keeps \(name) but makes its own `\(property)` the parent of it, so the end is told to the wrong coordinator; pass self"
    )
  }

  /// `child.parent = parent`
  private func assignment(in method: Method, of child: Child, _ owner: TypeID) -> (line: Int, property: Name)?
  {
    let settings = method.effects.filter { effect in
      guard case .sets(let name) = effect.kind, Self.isParent(name) else { return false }
      return effect.target.all.contains(.object(child.made))
    }
    guard settings.count == 1 else { return nil }
    for site in method.sites where settings[0].place.isOf(site.expression) {
      guard case .assignment(let left, let right) = site.expression.kind,
        left.name.map(Self.isParent) ?? false,
        let property = ownParent(right, in: method, of: owner)
      else { continue }
      return (site.expression.line, property)
    }
    return nil
  }

  /// `Child(parent: parent)`
  private func argument(in method: Method, of child: Child, _ owner: TypeID) -> (line: Int, property: Name)? {
    for site in method.sites
    where child.made.place.isOf(site.expression) && child.made.place.file == method.file {
      guard case .call(_, let arguments) = site.expression.kind else { continue }
      for argument in arguments where argument.label.map(Self.isParent) ?? false {
        if let property = ownParent(argument.value, in: method, of: owner) {
          return (argument.value.line, property)
        }
      }
    }
    return nil
  }

  /// The parent property of the owner that an expression is.
  private func ownParent(_ value: Expression, in method: Method, of owner: TypeID) -> Name? {
    guard value.isOwn, let name = value.name, Self.isParent(name),
      !method.parameters.contains(where: { $0.name == name }), lifecycles.stored(name, on: owner) != nil
    else { return nil }
    return name
  }

  /// Whether a property tells a parent of the end. Other delegates may be passed on.
  private static func isParent(_ name: Name) -> Bool {
    let small = name.lowercased()
    return small.hasPrefix("parent") || small.hasPrefix("finish") && CoordinatorNaming.isListener(name)
  }
}
