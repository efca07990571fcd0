/// Removals of another child than the one that is done.
extension WaysOut {
  /// Whether an effect removes what is under another key, or under the key of the owner itself.
  func hasOtherKey(_ effect: Effect, in position: Int, _ tenure: Tenure) -> Bool {
    guard let own = key(of: tenure),
      let removed = graph.code(of: position).sites.first(where: { effect.place.isOf($0.expression) })?
        .expression
        .keyOfChild
    else { return false }
    let isOwner = removed.names.contains(.own) && removed.all.contains(where: isIdentityOfSelf)
    return removed.isOther(than: own) || isOwner
  }

  /// The calls of a way out that detach what is under another key than the child.
  func removalsOfOthers(_ way: WayOut, _ tenure: Tenure) -> Set<Place> {
    guard let own = key(of: tenure) else { return [] }
    return Set(
      way.own.flatMap { body in
        graph.content(of: body).sites.compactMap { site -> Place? in
          guard case .call(let callee, let arguments) = site.expression.kind, let name = callee.name,
            arguments.contains(where: { $0.value.isOther(than: own) }),
            CoordinatorNaming.isDetaching(name) || removesByKey(name, of: tenure.owner)
          else { return nil }
          return Place(file: graph.methods[body.method].file, at: site.expression.id)
        }
      }
    )
  }

  /// Whether a method of the owner removes what is under the key that it is given: `children[id] = nil`.
  private func removesByKey(_ name: Name, of owner: TypeID) -> Bool {
    graph.bodies(named: name, of: owner).contains { body in
      let content = graph.content(of: body)
      return content.effects.contains { effect in
        guard case .removes = effect.kind,
          let site = content.sites.first(where: { effect.place.isOf($0.expression) })
        else { return false }
        return graph.methods[body.method].parameters.contains { $0.name == site.expression.keyOfChild?.name }
      }
    }
  }

  /// Whether a way out takes off something else than the child: what is under another key, or of another type.
  func removesOther(_ way: WayOut, _ tenure: Tenure) -> Bool {
    if !removalsOfOthers(way, tenure).isEmpty { return true }
    return way.own.contains { body in
      graph.content(of: body).effects.contains { effect in
        guard !mayBeAbout(tenure.child, effect),
          effect.target.types.contains(where: { lifecycles.isRelated($0, tenure.owner) })
        else { return false }
        if case .removes = effect.kind { return true }
        guard case .calls = effect.kind else { return false }
        return graph.steps(from: body).contains { step in
          step.effect == effect
            && graph.content(of: step.to).effects.contains {
              if case .removes = $0.kind { true } else { false }
            }
        }
      }
    }
  }

  /// The key under which the owner keeps the child.
  private func key(of tenure: Tenure) -> Expression? {
    lifecycles.method(of: tenure.attributed)?.sites.first { tenure.place.isOf($0.expression) }?.expression
      .keyOfChild
  }

  /// `ObjectIdentifier(self)`
  private func isIdentityOfSelf(_ key: Expression) -> Bool {
    guard case .call(let callee, let arguments) = key.kind else { return false }
    return callee.name == "ObjectIdentifier" && arguments.first?.value.isSelf ?? false
  }
}
