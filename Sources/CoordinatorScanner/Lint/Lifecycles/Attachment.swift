/// A call that adds one more child to its parent at each visit.
struct Attachment {
  let owner: TypeID
  let child: TypeID
  /// The list; nil where a method of a library stores the child.
  let list: Name?
  let place: Place
  /// The values of the child's properties, by name.
  let settings: [Name: PointsToSet]
  /// The function of the call.
  let function: Name
}

extension Lifecycles {
  /// The calls that attach a child at each visit. Calls that run once, or that check for the child first, do not count.
  func attachments() -> [Attachment] {
    var seen: Set<Name> = []
    return children.flatMap { child in
      child.keepings.filter { nodes.contains($0.owner) && $0.isList && isRepeated($0, child) }.map {
        attachment($0, child)
      }
    }.filter { seen.insert("\($0.owner.index) \($0.child.index) \($0.place)").inserted }
  }

  private func attachment(_ keeping: Child.Keeping, _ child: Child) -> Attachment {
    Attachment(
      owner: keeping.owner,
      child: child.type,
      list: keeping.property,
      place: keeping.attributed.effect.place,
      settings: child.settings,
      function: keeping.attributed.function
    )
  }

  private func isRepeated(_ keeping: Child.Keeping, _ child: Child) -> Bool {
    if isTakenOffByItself(keeping) { return false }
    // An effect of the owner's initializer also appears in the owner.
    if keeping.attributed.type != keeping.owner, isDone(keeping.attributed, by: keeping.owner) {
      return false
    }
    guard let method = method(of: keeping.attributed) else { return false }
    let sites = method.sites.filter { keeping.attributed.effect.place.isOf($0.expression) }
    if sites.contains(where: { asksFirst($0, keeping, child) }) { return false }
    return sites.contains(where: \.isLater) || !runsOnce(method)
  }

  /// Whether the initializer of a coordinator has an effect.
  private func isDone(_ attributed: AttributedEffect, by owner: TypeID) -> Bool {
    attributed.effect.places.dropLast().contains { place in
      methods(of: owner).contains { method in
        method.name == "init" && method.file == place.file
          && method.sites.contains { place.isOf($0.expression) }
      }
    }
  }

  /// The method of an effect.
  func method(of attributed: AttributedEffect) -> Method? {
    guard let type = attributed.type else { return nil }
    let own = methods(of: type).filter {
      $0.name == attributed.function && $0.file == attributed.effect.place.file
    }
    let place = attributed.effect.place
    return own.first { method in method.sites.contains { place.isOf($0.expression) } } ?? own.first
  }

  /// Whether the library removes children when their views are gone. It cannot do so for children without a view.
  private func isTakenOffByItself(_ keeping: Child.Keeping) -> Bool {
    guard keeping.property == nil else { return false }
    guard isTakenOffByItself(keeping.owner) else { return false }
    return keeping.attributed.effect.kind != .hands("addChild") || !sharesRoot(keeping)
  }

  /// Whether the library removes children when their views are gone.
  func isTakenOffByItself(_ owner: TypeID) -> Bool {
    program.externals(of: owner).contains(where: Dialect.removesChildren)
  }

  private func sharesRoot(_ keeping: Child.Keeping) -> Bool {
    guard let method = method(of: keeping.attributed) else { return false }
    let sites = method.sites
    return sites.contains { site in
      guard case .call(let callee, let arguments) = site.expression.kind, callee.name == "addChild" else {
        return false
      }
      return keeping.attributed.effect.place.isOf(site.expression)
        && arguments.contains { Self.namesRoot($0.value, in: sites) }
    }
  }

  /// Whether a child is made with its parent's root view controller, in the argument or in a variable.
  private static func namesRoot(_ child: Expression, in sites: [Site]) -> Bool {
    let made = sites.filter { $0.bound != nil && $0.bound == child.name }.map(\.expression)
    return ([child] + made).contains { $0.names.contains("rootViewController") }
  }

  /// Whether the code checks for the child, its slot or the list before it adds one.
  private func asksFirst(_ site: Site, _ keeping: Child.Keeping, _ child: Child) -> Bool {
    let slots = slots(of: keeping.owner, for: child.type)
    return site.tests.contains { test in
      let names = test.names
      return !names.isDisjoint(with: slots) || names.contains("isEmpty")
        || names.contains(program[child.type].name) || keeping.property.map(names.contains) ?? false
    }
  }

  /// Whether a property may store the child: by its known values, or by its type if no values are known.
  func mayKeep(_ child: TypeID, in name: Name, of owner: TypeID) -> Bool {
    if slots(of: owner, for: child).contains(name) { return true }
    let known = flow.fields[Field(type: owner, name: name)]?.types ?? []
    return known.isEmpty && slots(of: owner).contains(name)
  }

  /// The slots of a type that hold the child.
  private func slots(of owner: TypeID, for child: TypeID) -> Set<Name> {
    let names = storedProperties(of: owner).map(\.fact.name)
    return Set(
      names.filter { name in
        guard !CoordinatorNaming.isWayUp(name) else { return false }
        return flow.fields[Field(type: owner, name: name)]?.types.contains { isRelated($0, child) } ?? false
      }
    )
  }
}
