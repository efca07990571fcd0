/// Finds the types that really use an inherited member. A member of a base class or a protocol extension is there for
/// all types below, but only some call it.
final class InheritedCallResolver {
  /// A member, and the members of `self` that its code names.
  private struct Member {
    let name: Name
    /// Whether the member runs although no code names it: an override, a method that the system calls, or a stored
    /// property.
    let runs: Bool
    let named: Set<Name>
  }

  private let program: Program
  private var known: [TypeID: [Member]] = [:]

  init(_ program: Program) {
    self.program = program
  }

  /// The subtypes that use a member of a type.
  func all(below type: TypeID, using member: Name) -> [TypeID] {
    program.concreteTypes(below: type).filter { uses($0, member, of: type) }
  }

  /// Whether a type uses an inherited member. It does if the member runs without a call, or if one of its own members
  /// calls it, directly or not.
  func uses(_ type: TypeID, _ member: Name, of base: TypeID) -> Bool {
    if replaces(type, member) { return false }
    if isRequired(member, of: type) || isDefault(member, of: base, for: type)
      || members(of: base).contains(where: { $0.name == member && $0.runs })
    {
      return true
    }
    let above = program.ancestors(of: type).map(\.type)
    var (open, seen) = ([member], Set([member]))
    while let name = open.popLast() {
      if members(of: type).contains(where: { $0.name != name && $0.named.contains(name) }) { return true }
      for other in above.flatMap(members) where other.named.contains(name) && !replaces(type, other.name) {
        if other.runs || isRequired(other.name, of: type) { return true }
        if seen.insert(other.name).inserted { open.append(other.name) }
      }
    }
    return false
  }

  private func members(of type: TypeID) -> [Member] {
    known.value(of: type) {
      let functions = program.methods(of: type).map(\.fact).filter { $0.body != nil }.map { fact in
        Member(name: fact.name, runs: runs(fact, of: type), named: ownNames(in: fact.body ?? []))
      }
      return functions
        + program[type].properties.map(\.fact).map { fact in
          Member(
            name: fact.name,
            runs: !fact.isLazy && fact.getter == nil,
            named: ownNames(in: fact.statements)
          )
        }
    }
  }

  /// The members of `self` and `super` that code names.
  private func ownNames(in statements: [Statement]) -> Set<Name> {
    Set(
      SiteReader.sites(of: statements).map(\.expression).compactMap { expression in
        expression.base?.name == .parent ? expression.name : expression.ownName
      }
    )
  }

  private func runs(_ fact: FunctionFact, of type: TypeID) -> Bool {
    if fact.name == .initializer || fact.isOverride || !fact.attributes.isEmpty || fact.isStatic {
      return true
    }
    if fact.name == "start" || isRequired(fact.name, of: type) { return true }
    // What delegates of the system hear has no first label: `navigationController(_:didShow:animated:)`.
    guard let first = fact.parameters.first else { return false }
    return program.externals(of: type).contains { external in
      external.name.hasSuffix("Delegate") && (first.label == nil || !external.name.hasPrefix(UIKit.prefix))
    }
  }

  /// Whether a protocol requires a method that no source calls on another object. Code without source may call it
  /// then.
  private func isRequired(_ name: Name, of type: TypeID) -> Bool {
    callsOnOthers[name] == nil && requires(name, of: type)
  }

  private func requires(_ name: Name, of type: TypeID) -> Bool {
    program.lineage(of: type).contains { owner in
      program[owner].isProtocol
        && program[owner].functions.contains {
          program[$0].fact.name == name && program[$0].fact.body == nil
        }
    }
  }

  private static let few = 4

  /// Whether a member is the default of a requirement that few coordinators share. All of them are assumed to use it.
  private func isDefault(_ name: Name, of base: TypeID, for type: TypeID) -> Bool {
    program[base].isProtocol && CoordinatorNaming.endsInCoordinating(program[base].name)
      && program.concreteTypes(below: base).count <= Self.few
      && requires(name, of: type)
  }

  /// The methods that some line calls on another object, with the arguments of each call.
  private lazy var callsOnOthers: [Name: [[Argument]]] = {
    var found: [Name: [[Argument]]] = [:]
    for function in program.functions {
      for site in SiteReader.sites(of: function.fact.body ?? []) {
        guard case .call(let callee, let arguments) = site.expression.kind,
          case .member(let base?, let name) = callee.kind, base.name != .own, base.name != .parent
        else { continue }
        found[name, default: []].append(arguments)
      }
    }
    return found
  }()

  /// The types of what closures among parameters and properties get.
  fileprivate lazy var handedToClosures: Set<TypeID> = {
    let declared =
      program.functions.flatMap { function in function.fact.parameters.map { ($0.type, function.scope) } }
      + program.typeIDs.flatMap { program[$0].properties.map { ($0.fact.type, $0.scope) } }
    return declared.reduce(into: []) { found, declaration in
      guard case .function(let inputs, _)? = declaration.0?.unwrapped else { return }
      for input in inputs { found.formUnion(program.sources(of: input, in: declaration.1)) }
    }
  }()

  /// Whether a type overrides an inherited method without calling it.
  private func replaces(_ type: TypeID, _ member: Name) -> Bool {
    let own = program.methods(of: type).map(\.fact).filter { $0.name == member && $0.isOverride }
    return own.contains { fact in
      !SiteReader.sites(of: fact.body ?? []).contains { site in
        guard case .member(let base?, member) = site.expression.kind, case .name(.parent, _) = base.kind
        else { return false }
        return true
      }
    }
  }
}

/// A function that a type inherits.
struct InheritedFunction: Hashable {
  let function: FunctionID
  let type: TypeID
}

/// Why only the calls of an inherited function show what a type makes with it.
enum CallAttribution {
  /// The type does not call it on itself.
  case uncalled
  /// Each call names the case of an enum: `open(.cart)`.
  case byCases
}

extension InheritedCallResolver {
  /// The inherited functions that make coordinators or screens for a coordinator only by its calls. A function that hands on
  /// a case, as `openCart()` calls `open(.cart)`, is one of them if the coordinator does not use it.
  func makersAttributedByCalls(_ classification: CoordinatorClassification)
    -> [InheritedFunction: CallAttribution]
  {
    var found: [InheritedFunction: CallAttribution] = [:]
    for base in program.typeIDs where program[base].kind != .struct && program[base].kind != .enum {
      let heirs = program.family.descendants[base.index].filter(classification.coordinators.contains)
      guard !heirs.isEmpty else { continue }
      let functions = program[base].functions
      let makers = functions.filter { makes($0, classification) }
      lazy var named = functions.map { ownNames(in: program[$0].fact.body ?? []) }
      for heir in heirs {
        var told: Set<Name> = []
        for function in makers {
          let key = InheritedFunction(function: function, type: heir)
          let name = program[function].fact.name
          if !uses(heir, name, of: base) {
            found[key] = .uncalled
          } else if namesCase(inCallsOf: function, by: heir) {
            found[key] = .byCases
            told.insert(name)
          }
        }
        if told.isEmpty { continue }
        for (function, named) in zip(functions, named) where !told.isDisjoint(with: named) {
          let key = InheritedFunction(function: function, type: heir)
          if found[key] == nil, !uses(heir, program[function].fact.name, of: base) { found[key] = .uncalled }
        }
      }
    }
    return found
  }

  /// Whether each line that may call an inherited function of a type names the case that the function gets: `open(.cart)`.
  private func namesCase(inCallsOf function: FunctionID, by type: TypeID) -> Bool {
    let fact = program[function].fact
    let choices = choices(of: function)
    func names(_ arguments: [Argument]) -> Bool {
      let cases = fact.parameters.cases(in: arguments)
      return choices.allSatisfy { cases[$0.parameter] != nil }
    }
    guard !choices.isEmpty, !isRequired(fact.name, of: type), !isHandedToClosures(program[function].owner),
      (callsOnOthers[fact.name] ?? []).allSatisfy(names)
    else { return false }
    let own = program.lineage(of: type).flatMap(program.members).flatMap {
      SiteReader.sites(of: $0.statements)
    }
    .map(\.expression)
    let told = own.filter { site in
      guard case .call(let callee, let arguments) = site.kind else { return false }
      return callee.ownName == fact.name && names(arguments)
    }
    return told.count == own.count { $0.ownName == fact.name }
  }

  /// Whether closures get an object as one of a type: `func after(_ body: (BaseCoordinator) -> Void)`. A call in such a
  /// closure does not say on which object it is.
  private func isHandedToClosures(_ type: TypeID?) -> Bool {
    guard let type else { return false }
    return !handedToClosures.isDisjoint(with: program.lineage(of: type))
  }

  /// The parameters that are enums of the program.
  private func choices(of function: FunctionID) -> [(parameter: Name, type: TypeID)] {
    program[function].fact.parameters.compactMap { parameter in
      guard let type = parameter.type, !type.isFunction else { return nil }
      return program.sources(of: type, in: program[function].scope).first { !program[$0].cases.isEmpty }
        .map { (parameter.name, $0) }
    }
  }

  private func makes(_ id: FunctionID, _ classification: CoordinatorClassification) -> Bool {
    let (body, scope) = (program[id].fact.body ?? [], program[id].scope)
    // A container or a factory may make them: `resolver.resolve(LoginCoordinator.self)`.
    let declared = DeclaredTypes(program: program)
    let asked = SiteReader.sites(of: body).flatMap { site in
      scope.type.map { declared.results(of: site.expression, in: $0) } ?? []
    }.flatMap { declared.sources(in: $0, scope) }
    // So may the case of an enum: `route.make()`.
    let chosen = choices(of: id).flatMap { program.made(by: $0.type) }
    return (program.made(in: body, scope) + asked + chosen).contains {
      classification.isCoordinator($0) || classification.isScreen($0)
    }
  }
}
