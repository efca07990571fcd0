/// Which code takes children out of the lists of their owners.
final class ListRemovals {
  /// An effect that takes something out of a list.
  private struct Removal {
    let method: Method
    let targets: [TypeID]
    /// Whether the list is that of `self`.
    let isOwn: Bool
    /// What it takes out; empty where that is not known.
    let subject: PointsToSet
    /// The parameter that it takes out.
    let parameter: Int?
    let place: Place
  }

  private struct Key: Hashable {
    let child: TypeID
    let list: Name?
    let owner: TypeID
  }

  private unowned let code: ProgramCode
  /// The removals, by the name of the list; nil for methods of libraries.
  private var removals: [Name?: [Removal]] = [:]
  private var known: [Key: [Place]] = [:]

  private var program: Program { _read { yield code.program } }

  init(_ code: ProgramCode) {
    self.code = code
    for method in code.methods {
      if method.name == "deinit" || method.name == .initializer || isOwnEnd(method) { continue }
      for effect in method.own { read(effect, in: method) }
    }
  }

  private func read(_ effect: Effect, in method: Method) {
    switch effect.kind {
    case .removes(let list): add(effect, list, effect.subject, in: method)
    case .clears(let list): add(effect, list, [], in: method)
    case .sets(let list) where effect.subject.all.contains(where: \.isList):
      if method.isFunction { add(effect, list, [], in: method) }
    case .hands(let name) where CoordinatorNaming.isDetaching(name):
      add(effect, nil, effect.subject, in: method)
    // `child.removeFromParent()` does not say from which.
    case .calls(UIKit.removeFromParent): add(effect, nil, effect.target, from: [], in: method)
    default: break
    }
  }

  /// - Parameter owners: The owners of the list; nil for the target of the effect.
  private func add(
    _ effect: Effect,
    _ list: Name?,
    _ subject: PointsToSet,
    from owners: [TypeID]? = nil,
    in method: Method
  ) {
    let subject = method.closed(subject)
    let parameter = subject.firstParameter ?? (subject.types.isEmpty ? coordinatorParameter(of: method) : nil)
    removals[list, default: []].append(
      Removal(
        method: method,
        targets: owners ?? method.closed(effect.target).types,
        isOwn: owners == nil && effect.target == [.this],
        subject: subject,
        parameter: parameter,
        place: effect.place
      )
    )
  }

  /// `filter { $0.kind != child.kind }` does not tell which parameter it takes out.
  private func coordinatorParameter(of method: Method) -> Int? {
    method.parameters.firstIndex { parameter in
      parameter.type?.parts.contains { part in
        part.name.map(CoordinatorNaming.isCoordinatingOrRouting) ?? false
      } ?? false
    }
  }

  /// Whether a method takes its own object out of its parent, so that its lists go with it.
  private func isOwnEnd(_ method: Method) -> Bool {
    method.parameters.isEmpty
      && method.own.contains { effect in
        guard case .calls(let name) = effect.kind else { return false }
        return CoordinatorNaming.isDetaching(name) && effect.subject.all.contains(.this)
          && !effect.target.all.contains(.this)
      }
  }

  // MARK: Answers

  /// The lines that may take a child out of a list.
  ///
  /// - Parameter list: The name of the list; nil for one of a library.
  func removals(of child: TypeID, from list: Name?, of owner: TypeID) -> [Place] {
    let key = Key(child: child, list: list, owner: owner)
    if let known = known[key] { return known }
    let found = (removals[list] ?? []).filter { removal in
      guard removal.targets.isEmpty || removal.targets.contains(where: { program.isRelated($0, owner) })
      else { return false }
      let method = removal.method
      if code.neverRuns(removal.place, in: method, for: child) { return false }
      if let parameter = removal.parameter { return mayReceive(removal, parameter, child, owner) }
      let types = removal.subject.types
      return (types.isEmpty || types.contains { program.isRelated($0, child) }) && code.isCalled(method)
    }.map(\.place)
    known[key] = found
    return found
  }

  /// Whether some call may give a child to a method.
  private func mayReceive(_ removal: Removal, _ parameter: Int, _ child: TypeID, _ owner: TypeID) -> Bool {
    let method = removal.method
    guard mayTake(method, parameter, child) else { return false }
    var seen: Set<SummaryKey> = [method.key]
    var open = [(method: method, parameter: parameter)]
    while let next = open.popLast() {
      if seen.count > Self.mostMethods { return true }
      if next.method.isEntry { return true }
      if let type = next.method.type, code.isMentioned(next.method.name, on: type) { return true }
      for call in code.calls.calls(of: next.method.name) where mayMean(next.method, call) {
        let caller = call.caller
        // Another object removes the child from its own list, not from this one.
        if removal.isOwn, next.method === method, !mayMean(owner, call) { continue }
        if caller.function == next.method.function, caller.function != nil { continue }
        if code.neverRuns(call.place, in: caller, for: child) { continue }
        let passed = call.subject.parameters
        for parameter in passed where mayTake(caller, parameter, child) && seen.insert(caller.key).inserted {
          open.append((caller, parameter))
        }
        // Other arguments say nothing about the child.
        if !passed.isEmpty, call.subject.namedTypes.isEmpty { continue }
        if isAbout(child, call), code.isCalled(caller) {
          return true
        }
      }
    }
    return false
  }

  private static let mostMethods = 64

  /// Whether a parameter may be a child, by its declared type.
  private func mayTake(_ method: Method, _ position: Int, _ child: TypeID) -> Bool {
    let declared = code.types(ofParameter: position, of: method)
    return declared.isEmpty || declared.contains { program.isRelated($0, child) }
  }

  private func mayMean(_ method: Method, _ call: CallIndex.Call) -> Bool {
    method.type.map { mayMean($0, call) } ?? true
  }

  private func mayMean(_ type: TypeID, _ call: CallIndex.Call) -> Bool {
    call.target.types.isEmpty || code.mayBe(type, call.target)
  }

  private func isAbout(_ child: TypeID, _ call: CallIndex.Call) -> Bool {
    let sought = soughtTypes(call)
    let types = sought.isEmpty ? call.subject.namedTypes : sought
    return types.isEmpty || types.contains { program.isRelated($0, child) }
  }

  /// The types of an argument that the caller found by its identity: `remove(list.first { $0 === self.child })`.
  private func soughtTypes(_ call: CallIndex.Call) -> [TypeID] {
    guard case .call(_, let arguments)? = call.caller.site(at: call.place)?.expression.kind,
      let argument = arguments.first?.value
    else { return [] }
    let values = call.caller.sites.filter { $0.bound != nil && $0.bound == argument.name }
    guard let name = (values.only?.expression ?? argument).sought?.ownName, let type = call.caller.type
    else { return [] }
    return program.property(name, on: type).map(code.types) ?? []
  }
}

extension PointsToSet {
  fileprivate var parameters: [Int] {
    flattened.all.compactMap { value in
      if case .parameter(let position) = value { position } else { nil }
    }
  }
}

extension Expression {
  /// The object that it looks for in a list: `child` of `list.first(where: { $0 === child })`.
  fileprivate var sought: Expression? {
    guard case .call(let callee, let arguments) = kind, callee.member == "first",
      let pair = arguments.first?.value.resultOfClosure?.same
    else { return nil }
    return pair.first { $0.name != "$0" }
  }
}
