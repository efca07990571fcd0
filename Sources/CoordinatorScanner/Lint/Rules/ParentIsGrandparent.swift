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
    guard let method = lifecycles.method(of: kept.attributed) else { return nil }
    let settings = method.effects.filter { effect in
      guard case .sets(let name) = effect.kind, name.lowercased().hasPrefix("parent") else { return false }
      return effect.target.all.contains(.object(child.made))
    }
    let site = method.sites.first { site in
      guard case .assignment(let left, let right) = site.expression.kind, left.name == right.name,
        settings.contains(where: { $0.place.isOf(site.expression) })
      else { return false }
      return right.isOwn
    }
    guard let site, settings.count == 1 else { return nil }
    return RuleViolation(
      place: Place(file: method.file, line: site.expression.line),
      type: child.type,
      message:
        "\(lifecycles.name(kept.owner)) keeps \(lifecycles.name(child.type)) but makes its own parent the child's; set it to self"
    )
  }
}
