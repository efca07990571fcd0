import CoordinatorGraph

/// Finds the lines that add one more child to a list on each call.
struct ListAdditions {
  private let code: ProgramCode
  /// The properties that views are bound to, and change: the path of a stack loses what the user leaves.
  private let bound: Set<Name>
  private(set) var all: [ListAddition] = []
  private var seen: Set<Name> = []

  private var program: Program { code.program }

  init(_ code: ProgramCode) {
    self.code = code
    bound = Set(
      code.methods.flatMap(\.sites).map(\.expression).compactMap { expression in
        expression.base?.name?.hasPrefix("$") == true ? expression.member : nil
      }
    )
    for method in code.methods { read(method) }
  }

  private mutating func read(_ method: Method) {
    for effect in method.effects where !effect.isPossible {
      switch effect.kind {
      case .adds(let list): add(effect, list, in: method)
      case .hands(let name):
        let owners = method.closed(effect.target).types
        if owners.contains(where: { program.behaviour.attaches(name, to: $0) && isKept(by: $0, name) }) {
          add(effect, nil, in: method)
        }
      default: break
      }
    }
  }

  /// Whether a library keeps the child of a method, and does not take it out by itself.
  private func isKept(by owner: TypeID, _ method: Name) -> Bool {
    // Users take away what a controller presents.
    if program.screenTypes.isScreen(owner) { return method == UIKit.addChild }
    return CoordinatorNaming.isAttaching(method)
      && !program.externals(of: owner).contains(where: Dialect.removesChildren)
  }

  private mutating func add(_ effect: Effect, _ list: Name?, in method: Method) {
    let (owners, subjects) = (method.closed(effect.target).types, effect.subject.flattened.all)
    // The arguments of a call may choose among several children, if inherited code or two helpers are between.
    let isOwn = method.type.map { code.declarer(of: method) == $0 } ?? true
    let most = isOwn && effect.places.count <= Self.mostCalls ? Self.mostChildren : 1
    guard owners.count == 1, code.nodes.contains(owners[0]), subjects.count <= most,
      list.map({ !bound.contains($0) && code.stored($0, on: owners[0])?.fact.isStatic == false }) ?? true,
      code.isOfApp(file: method.file)
    else { return }
    for case .object(let made) in subjects where code.nodes.contains(made.type) {
      add(made, to: list, of: owners[0], effect, in: method)
    }
  }

  /// A line that may add more types of children adds its parameter.
  private static let mostChildren = 4
  /// The line itself, and one helper that it calls: `add(child)`.
  private static let mostCalls = 2

  private mutating func add(
    _ made: AllocationSite,
    to list: Name?,
    of owner: TypeID,
    _ effect: Effect,
    in method: Method
  ) {
    let child = made.type
    guard isRepeated(effect, list, child, owner, in: method),
      seen.insert("\(owner.index) \(child.index) \(effect.place)").inserted
    else { return }
    let removals = code.removals.removals(of: child, from: list, of: owner)
    all.append(
      ListAddition(
        owner: owner.index,
        child: child.index,
        list: list?.text,
        function: method.name.text,
        place: program.location(effect.place),
        removals: removals.map(program.location),
        earlyEnd: EarlyEnds(code: code).end(of: made, before: effect, in: method)?.text
      )
    )
  }

  /// Whether the line may run again for the same owner, and does not look for an earlier child first.
  private func isRepeated(
    _ effect: Effect,
    _ list: Name?,
    _ child: TypeID,
    _ owner: TypeID,
    in method: Method
  )
    -> Bool
  {
    // Code of other types runs once for each owner that it makes.
    guard method.type == owner, code.isCalled(method), let site = method.site(at: effect.place),
      !site.expression.hasFixedKey, !asksFirst(site, list, child, owner),
      !reuses(child, site, list, of: owner, in: method)
    else { return false }
    return code.isLater(site, in: method) || !code.runsOnce(method)
  }

  private func asksFirst(_ site: Site, _ list: Name?, _ child: TypeID, _ owner: TypeID) -> Bool {
    guard !site.tests.isEmpty else { return false }
    let slots = Set(code.storedProperties(of: owner).map(\.fact.name).filter { holds($0, child, owner) })
    return site.tests.contains { test in
      let names = test.names
      return !names.isDisjoint(with: slots) || names.contains("isEmpty")
        || names.contains(program[child].name) && !makes(child, test)
        || list.map(names.contains) ?? false
    }
  }

  /// Whether what is added may be an earlier child: `let home = child(Home.self) ?? Home()`. A method of `self` finds it, or its
  /// property or list is named.
  private func reuses(_ child: TypeID, _ site: Site, _ list: Name?, of owner: TypeID, in method: Method)
    -> Bool
  {
    let names = site.expression.names
    return method.sites.contains { other in
      guard let bound = other.bound, names.contains(bound), case .choice(let values) = other.expression.kind,
        let first = values.first
      else { return false }
      let found = Set(first.all.compactMap(\.ownName))
      if found.contains(where: { $0 == list || holds($0, child, owner) }) { return true }
      guard let callee = first.callee, callee.isOwn, let name = callee.name else { return false }
      return first.names.contains(program[child].name) && !CoordinatorNaming.isMaking(name)
    }
  }

  /// Whether a test makes the child itself: `guard let child = Child()`.
  private func makes(_ child: TypeID, _ test: Expression) -> Bool {
    test.all.contains { $0.madeType?.lastPart == program[child].name.lastPart }
  }

  private func holds(_ name: Name, _ child: TypeID, _ owner: TypeID) -> Bool {
    !CoordinatorNaming.isWayUp(name)
      && code.typesSet(name, of: owner).contains { program.isRelated($0, child) }
  }
}

extension Expression {
  /// Whether it puts something into a dictionary under a key that is written there: `children[.login] = login`.
  fileprivate var hasFixedKey: Bool {
    guard case .assignment(let left, _) = kind, case .index(_, let keys) = left.kind,
      let key = keys.first?.value
    else { return false }
    switch key.kind {
    case .text, .type: return true
    case .member: return key.caseName != nil
    default: return false
    }
  }
}
