import CoordinatorGraph

/// Finds coordinators that nothing keeps after the code that makes them, although something refers to them weakly.
struct DroppedChildren {
  private let code: ProgramCode
  private var children: [AllocationSite: Child] = [:]
  private(set) var all: [DroppedChild] = []

  private var program: Program { code.program }

  /// What happens to the coordinators that one expression makes.
  private struct Child {
    var place: Place?
    var isKept = false
    var isStarted = false
    /// Properties that refer to it weakly.
    var readers: [String] = []
  }

  init(_ code: ProgramCode) {
    self.code = code
    for method in code.methods { read(method) }
    for (made, child) in children.sorted(by: { ($0.key.place, $0.key.type) < ($1.key.place, $1.key.type) }) {
      report(made, child)
    }
  }

  private mutating func report(_ made: AllocationSite, _ child: Child) {
    guard let place = child.place, !child.isKept, code.isOfApp(file: place.file),
      !code.flow.classification.isTestDouble(made.type)
    else { return }
    let own = OwnReferences(code, of: made.type)
    guard !own.isKept, let reader = (child.readers + own.readers).first else { return }
    all.append(
      DroppedChild(
        type: made.type.index,
        place: program.location(place),
        reader: reader,
        isStarted: child.isStarted
      )
    )
  }

  // MARK: Effects

  private mutating func read(_ method: Method) {
    for effect in method.effects {
      for made in allocations(in: effect.subject) { take(effect, of: made, in: method) }
      for made in allocations(in: effect.target) { note(effect, on: made) }
    }
    for made in allocations(in: method.returns) { children[made, default: Child()].isKept = true }
  }

  private func allocations(in values: PointsToSet) -> [AllocationSite] {
    values.isEmpty
      ? []
      : values.flattened.all.compactMap { value in
        guard case .object(let made) = value, code.nodes.contains(made.type), program[made.type].isReference,
          !code.flow.classification.isEraser(made.type)
        else { return nil }
        return made
      }
  }

  private mutating func take(_ effect: Effect, of made: AllocationSite, in method: Method) {
    var child = children[made] ?? Child()
    switch effect.kind {
    case .creates: if effect.places.count == 1 { child.place = effect.place }
    case .sets(let name):
      let owners = method.closed(effect.target).types
      if owners.isEmpty { child.isKept = true }
      for owner in owners {
        guard let property = code.stored(name, on: owner), property.fact.hold != .strong else {
          child.isKept = true
          continue
        }
        child.readers.append("`\(code.name(owner)).\(name)`")
      }
    case .calls(let name):
      if !code.implement(method.closed(effect.target).types, name) { child.isKept = true }
    case .adds, .hands, .captures: child.isKept = true
    case .clears, .removes: break
    }
    children[made] = child
  }

  private mutating func note(_ effect: Effect, on made: AllocationSite) {
    guard case .calls(let name) = effect.kind else { return }
    var child = children[made] ?? Child()
    let functions = program.functions(named: name, on: made.type).map { program[$0].fact }
    let isStart = CoordinatorNaming.isStarting(name)
    if isStart { child.isStarted = true }
    // An `async` method keeps its object while it waits. A method of a library may return the same object as another
    // type.
    if functions.contains(where: \.isAsync) || functions.isEmpty && !isStart { child.isKept = true }
    children[made] = child
  }

  /// Whether code of a class gives `self` to an object that keeps it, and the weak references to `self`.
  private struct OwnReferences {
    var isKept = false
    var readers: [String] = []

    init(_ code: ProgramCode, of type: TypeID) {
      for method in code.methods(of: type) {
        let captures = Captures(code, method)
        for effect in method.effects where effect.subject.flattened.contains(.this) {
          note(effect, in: method, code)
        }
        for site in method.sites {
          if keepsSelf(site, captures) { isKept = true }
          // A closure with a weak `self` needs the object when another object calls the closure.
          if case .closure(let closure) = site.expression.kind, closure.isWeakOnSelf,
            code.declarer(of: method) == type
          {
            readers.append("`self` in its closures")
          }
        }
      }
    }

    private mutating func note(_ effect: Effect, in method: Method, _ code: ProgramCode) {
      let owners = method.closed(effect.target).types
      switch effect.kind {
      case .sets(let name):
        // Delegates of the system are weak.
        if owners.isEmpty, !["delegate", "dataSource"].contains(name) { isKept = true }
        for owner in owners where !effect.target.all.contains(.this) {
          if let property = code.stored(name, on: owner), property.fact.hold != .strong {
            readers.append("`\(code.name(owner)).\(name)`")
          } else if !code.program[owner].isExternal || !name.lowercased().hasSuffix("delegate") {
            isKept = true
          }
        }
      case .calls, .hands:
        if method.isTargetAction(at: effect.place) { return }
        guard case .calls(let name) = effect.kind else {
          isKept = true
          return
        }
        if !code.implement(owners, name) { isKept = true }
      case .adds: isKept = true
      case .creates, .captures, .clears, .removes: break
      }
    }

    /// Whether a closure or a method as a value, which somebody may keep, keeps `self`.
    private func keepsSelf(_ site: Site, _ captures: Captures) -> Bool {
      switch site.expression.kind {
      case .closure(let closure): captures.keepsSelf(closure, site.expression.id)
      case .call(_, let arguments):
        arguments.contains { $0.value.isReference && captures.isOwnMethod($0.value) }
      case .assignment(_, let right): captures.isOwnMethod(right)
      default: false
      }
    }
  }
}

extension Method {
  /// Whether a call gives `self` as the target of an action, which does not keep it.
  fileprivate func isTargetAction(at place: Place) -> Bool {
    sites.contains { site in
      guard place.isOf(site.expression), case .call(_, let arguments) = site.expression.kind else {
        return false
      }
      return arguments.contains { $0.label == "action" || $0.label == "selector" }
    }
  }
}
