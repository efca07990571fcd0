extension Program {
  /// The types below a class that do what a member of it does: all where it does that by itself, else those that name the
  /// member; none that replace it. Too many say nothing.
  func heirs(of type: TypeID, doing member: Name) -> [TypeID] {
    let below = concreteTypes(below: type)
    if below.isEmpty || below.count > Frame.mostImplementers { return [] }
    let isByItself = does(type, member)
    return below.filter { heir in
      !replaces(heir, member) && (isByItself || names(member, in: heir))
    }
  }

  /// Whether a class has its member do something whoever inherits from it: it is a stored property, called from elsewhere,
  /// or named in another member.
  private func does(_ type: TypeID, _ member: Name) -> Bool {
    if self[type].properties.contains(where: {
      $0.fact.name == member && !$0.fact.isLazy && $0.fact.getter == nil
    }) {
      return true
    }
    let isEntry = self[type].functions.contains { id in
      let fact = self[id].fact
      return fact.name == member && (member == .initializer || fact.isOverride || !fact.attributes.isEmpty)
    }
    return isEntry || names(member, in: type)
  }

  /// Whether a type has a method of its own in place of an inherited one, and does not call that.
  private func replaces(_ type: TypeID, _ member: Name) -> Bool {
    let own = self[type].functions.map { self[$0].fact }.filter { $0.name == member && $0.isOverride }
    return own.contains { fact in
      !SiteReader.sites(of: fact.body ?? []).contains { site in
        guard case .member(let base?, member) = site.expression.kind, case .name(.parent, _) = base.kind
        else {
          return false
        }
        return true
      }
    }
  }

  /// Whether one of the other members of a type names this one.
  private func names(_ member: Name, in type: TypeID) -> Bool {
    let functions = self[type].functions.map { self[$0].fact }.filter { $0.name != member }
    let bodies =
      functions.compactMap(\.body)
      + self[type].properties.map(\.fact).filter { $0.name != member }.flatMap {
        [$0.getter ?? [], $0.observers]
      }
    return bodies.contains { body in
      SiteReader.sites(of: body).contains { $0.expression.calledOrNamed == member }
    }
  }
}

extension Expression {
  /// The name that it is or that it calls.
  fileprivate var calledOrNamed: Name? {
    if case .call(let callee, _) = kind { return callee.name }
    return name
  }
}
