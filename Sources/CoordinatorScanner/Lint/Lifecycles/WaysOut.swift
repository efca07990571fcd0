/// A way out of a child: code that runs when the child is done.
struct WayOut {
  /// The callback, the method or the case.
  var name: Name
  var place: Place
  let bodies: [CodeBody]
  /// The branches that are meant, for the method with the branches.
  var instead: [CodeBody: CodeBody] = [:]
  /// What the child calls, where that differs from the name.
  let called: Name

  init(name: Name, place: Place, bodies: [CodeBody]) {
    (self.name, self.place, self.bodies, called) = (name, place, bodies, name)
  }

  /// What runs first, without the branches that do not.
  var running: [CodeBody] { bodies.map { instead[$0] ?? $0 } }

  /// All code that is known to be for it.
  var own: Set<CodeBody> { Set(running).union(instead.values) }
}

extension CallGraph {
  /// All code that a way out runs.
  func reach(from way: WayOut, isListening: Bool = false, where follows: (Effect) -> Bool = { _ in true })
    -> [CodeBody]
  {
    reach(from: way.bodies, instead: way.instead, isListening: isListening, where: follows)
  }
}

/// A coordinator that keeps a child in a list or in a property.
struct Tenure {
  let child: Child
  let owner: TypeID
  /// The list or the slot; nil for a method of a library.
  let property: Name?
  let isList: Bool
  let attributed: AttributedEffect

  var place: Place { attributed.effect.place }

  struct Key: Hashable {
    let made: AllocationSite
    let owner: TypeID
    let property: Name?
    let place: Place
  }

  var key: Key { Key(made: child.made, owner: owner, property: property, place: place) }
}

/// Answers that several rules ask for. One thread at a time uses it.
final class WaysOutCache {
  var tenures: [Tenure]?
  var ways: [Tenure.Key: [WayOut]] = [:]
  var removals: [Tenure.Key: Set<Place>] = [:]
  var sheets: [Sheet]?
}

/// Which ways out of children reach a removal.
struct WaysOut {
  let lifecycles: Lifecycles

  var graph: CallGraph { lifecycles.graph }
  var cache: WaysOutCache { lifecycles.waysOut }
  var program: Program { lifecycles.program }

  /// Where coordinators keep children that they can let go of.
  var tenures: [Tenure] {
    if let known = cache.tenures { return known }
    let found = lifecycles.children.flatMap { child in
      child.keepings.filter { isReleasable($0, child) }.map {
        Tenure(
          child: child,
          owner: $0.owner,
          property: $0.property,
          isList: $0.isList,
          attributed: $0.attributed
        )
      }
    }
    cache.tenures = found
    return found
  }

  private func isReleasable(_ keeping: Child.Keeping, _ child: Child) -> Bool {
    guard lifecycles.nodes.contains(keeping.owner), keeping.owner != child.type,
      !lifecycles.isTakenOffByItself(keeping.owner)
    else { return false }
    guard let property = keeping.property, !keeping.isList else { return keeping.property != nil }
    return !CoordinatorNaming.isWayUp(property) && lifecycles.slots(of: keeping.owner).contains(property)
  }

  // MARK: Ways

  /// The ways out of a child that its owner hears of.
  func ways(out tenure: Tenure) -> [WayOut] {
    if let known = cache.ways[tenure.key] { return known }
    var seen: Set<Place> = []
    let heard = callbacks(tenure) + delegateMethods(tenure) + listeners(tenure)
    let ways = heard.flatMap { split($0, of: tenure.owner, hearing: tenure.child.type) }.filter { way in
      isExit(way, tenure) && seen.insert(way.place).inserted
    }
    cache.ways[tenure.key] = ways
    return ways
  }

  /// A way for each case that its code tells apart: `case .cancelled:`. The code may be in a method that it only calls.
  ///
  /// - Parameter child: The type of the child that the way is of, if the code may be for children of several types.
  func split(_ way: WayOut, of type: TypeID, hearing child: TypeID? = nil) -> [WayOut] {
    var way = way
    if let child { way.instead = graph.narrowed(way.bodies, to: child) }
    guard way.bodies.count == 1 else { return [way] }
    var bodies = way.bodies
    let first = way.running[0]
    if graph.content(of: first).effects.count == 1, let step = graph.steps(from: first).first {
      bodies.append(step.to)
    }
    for body in bodies where graph.methods[body.method].type == type {
      let branches = graph.branches(of: way.instead[body] ?? body)
      guard !branches.isEmpty else { continue }
      if let own = child.flatMap({ TypeTag.branch(of: $0, among: branches, lifecycles) }) {
        way.instead[body, default: body].branch = own
        continue
      }
      return branches.flatMap { position, branch in
        branch.cases.map { name in
          var way = way
          way.name = name
          way.place = Place(file: graph.methods[body.method].file, line: branch.line)
          way.instead[body, default: body].branch = .branch(position)
          return way
        }
      }
    }
    return [way]
  }

  /// The closures in properties of the child.
  func callbacks(_ tenure: Tenure) -> [WayOut] {
    lifecycles.graph.handlers.all.filter { handler in
      graph.methods[handler.method].type == tenure.owner && isFor(tenure.child, handler)
    }.map { WayOut(name: $0.property, place: $0.place, bodies: $0.bodies) }
  }

  /// Whether a handler is set on a child, perhaps by a helper that any child is given to.
  func isFor(_ child: Child, _ handler: Handler) -> Bool {
    func isOwn(_ handler: Handler) -> Bool { handler.targets.all.contains(.object(child.made)) }
    if isOwn(handler) { return true }
    return handler.targets.hasParameter && child.settings[handler.property] != nil
      && !graph.handlers.handlers(of: handler.property).contains(where: isOwn)
  }

  /// The closures that listen to streams of the child: `child.events.sink { … }`.
  func listeners(_ tenure: Tenure) -> [WayOut] {
    lifecycles.methodPositions(of: tenure.owner).flatMap { position -> [WayOut] in
      let sites = graph.code(of: position).sites
      let makings = tenure.child.makings.filter { $0.type == tenure.owner }.map(\.effect.place)
      let names = Set(
        sites.filter { site in makings.contains { $0.isOf(site.expression) } }.compactMap(\.bound)
          + (tenure.isList ? [] : [tenure.property].compactMap { $0 })
      )
      guard !names.isEmpty else { return [] }
      return sites.flatMap { site -> [WayOut] in
        guard case .call(let callee, let arguments) = site.expression.kind, callee.listens,
          case .member(let base?, _) = callee.kind, let root = base.root, names.contains(root)
        else { return [] }
        return arguments.filter(\.value.isClosure).map { argument in
          WayOut(
            name: base.memberOfRoot ?? "",
            place: Place(file: graph.methods[position].file, at: argument.value.id),
            bodies: [CodeBody(method: position, closure: argument.value.id)]
          )
        }
      }
    }
  }

  /// The methods that the child calls on its delegates and parents.
  func delegateMethods(_ tenure: Tenure) -> [WayOut] {
    let ups = waysUp(of: tenure)
    guard !ups.isEmpty else { return [] }
    var names: Set<Name> = []
    for body in graph.bodies(of: tenure.child.type) {
      for site in graph.content(of: body).sites {
        guard case .call(let callee, _) = site.expression.kind,
          case .member(let base?, let name) = callee.kind,
          let up = base.name, ups.contains(up)
        else { continue }
        names.insert(name)
      }
    }
    return names.sorted { $0.text < $1.text }.flatMap { name in
      graph.bodies(named: name, of: tenure.owner).compactMap { body in way(name, body) }
    }
  }

  func way(_ name: Name, _ body: CodeBody) -> WayOut? {
    let method = graph.methods[body.method]
    guard let function = method.function else { return nil }
    let line = program[function].fact.line
    return WayOut(name: name, place: Place(file: method.file, line: line), bodies: [body])
  }

  /// The callbacks that tell of the end and that nobody sets, although the child calls them.
  func unset(_ tenure: Tenure) -> [Name] {
    let type = tenure.child.type
    // A method of a base class may be for others, if the child never calls it.
    let own = graph.bodies(of: type).filter { lifecycles.declarer(of: graph.methods[$0.method]) == type }
    let run = graph.reach(from: own) { $0.target.types.contains(type) }
    let called = run.flatMap { graph.content(of: $0).sites }.compactMap { site -> Name? in
      guard case .call(let callee, _) = site.expression.kind, callee.isOwn else { return nil }
      return callee.name
    }
    return Set(called).filter { name in
      ExitNaming.isExit(name, of: program[type].name) && isClosure(name, of: type)
        && tenure.child.settings[name] == nil && lifecycles.stored(name, on: type)?.fact.initial == nil
    }.sorted { $0.text < $1.text }
  }

  /// The properties of a child that refer to its owner. A name may tell so, or the owner itself as the value.
  private func waysUp(of tenure: Tenure) -> Set<Name> {
    Set(
      tenure.child.settings.filter { name, values in
        values.types.contains(tenure.owner)
          || CoordinatorNaming.isWayUp(name)
            && values.types.contains { lifecycles.isRelated($0, tenure.owner) }
      }.keys
    )
  }

  /// Whether the child is done: the name says so, or its screen is taken away.
  private func isExit(_ way: WayOut, _ tenure: Tenure) -> Bool {
    ExitNaming.isExit(way.name, of: program[tenure.child.type].name)
      || takesAway(way, of: tenure.owner) != nil || hidesSheet(way, tenure)
  }

  /// The first call of a way out that takes a screen away.
  func takesAway(_ way: WayOut, of type: TypeID) -> Effect? {
    for body in graph.reach(from: way, where: { $0.target.types.contains(type) }) {
      for effect in graph.content(of: body).effects where takesAway(effect) { return effect }
    }
    return nil
  }

  func takesAway(_ effect: Effect) -> Bool {
    switch effect.kind {
    case .calls(let name), .hands(let name):
      // A method of a coordinator says nothing by its name. Where a receiver is unknown, its owner is the target.
      ExitNaming.takesAway(name)
        && !effect.target.types.contains {
          lifecycles.nodes.contains($0) && !graph.bodies(named: name, of: $0).isEmpty
        }
    default: false
    }
  }
}

extension Expression {
  /// The variable or property that a chain of members and calls starts with.
  fileprivate var root: Name? {
    switch kind {
    case .name(let name, _): name
    case .member(let base?, let name): base.isSelf ? name : base.root
    case .call(let callee, _): callee.root
    default: nil
    }
  }

  /// The first member of the root: `events` of `child.events.first()`.
  fileprivate var memberOfRoot: Name? {
    switch kind {
    case .member(let base?, let name):
      if case .name = base.kind { return base.isSelf ? nil : name }
      return base.memberOfRoot ?? (base.isOwn ? name : nil)
    case .call(let callee, _): return callee.memberOfRoot
    default: return nil
    }
  }
}
