/// Who does what is inherited: a member of a base class or of an extension of a protocol is there for all below it, and most
/// often only some of them ask for it.
final class InheritedCallResolver {
  /// A member, and the members that it names of the object that it belongs to.
  private struct Member {
    let name: Name
    /// Whether it is done without being named: it overrides, is called by the system, or is a stored property.
    let runs: Bool
    let named: Set<Name>
  }

  private let program: Program
  private var known: [TypeID: [Member]] = [:]

  init(_ program: Program) {
    self.program = program
  }

  /// The types below one that do what a member of it does.
  func all(below type: TypeID, doing member: Name) -> [TypeID] {
    program.concreteTypes(below: type).filter { does($0, member, of: type) }
  }

  /// Whether a type does what a member does that it inherits: that is done without being named, or one of its own members names
  /// it, directly or by others that it inherits.
  ///
  /// - Parameter isCalled: Whether a member is named for objects of which less is known.
  func does(_ type: TypeID, _ member: Name, of base: TypeID, isCalled: (Name) -> Bool = { _ in false })
    -> Bool
  {
    if replaces(type, member) { return false }
    func isAsked(_ name: Name) -> Bool { isCalled(name) || isRequired(name, of: type) }
    if isAsked(member) || members(of: base).contains(where: { $0.name == member && $0.runs }) { return true }
    let above = program.ancestors(of: type).map(\.type)
    var (open, seen) = ([member], Set([member]))
    while let name = open.popLast() {
      if members(of: type).contains(where: { $0.name != name && $0.named.contains(name) }) { return true }
      for other in above.flatMap(members) where other.named.contains(name) && !replaces(type, other.name) {
        if other.runs || isAsked(other.name) { return true }
        if seen.insert(other.name).inserted { open.append(other.name) }
      }
    }
    return false
  }

  private func members(of type: TypeID) -> [Member] {
    if let members = known[type] { return members }
    let functions = program[type].functions.map { program[$0].fact }.filter { $0.body != nil }
    let members =
      functions.map { fact in
        Member(name: fact.name, runs: runs(fact, of: type), named: (fact.body ?? []).ownNames)
      }
      + program[type].properties.map(\.fact).map { fact in
        Member(name: fact.name, runs: !fact.isLazy && fact.getter == nil, named: fact.statements.ownNames)
      }
    known[type] = members
    return members
  }

  private func runs(_ fact: FunctionFact, of type: TypeID) -> Bool {
    if fact.name == .initializer || fact.isOverride || !fact.attributes.isEmpty || fact.isStatic {
      return true
    }
    if CoordinatorNaming.isStarting(fact.name) || isRequired(fact.name, of: type) { return true }
    return !fact.parameters.isEmpty && program.externals(of: type).contains { $0.name.hasSuffix("Delegate") }
  }

  /// Whether a protocol asks for it, so that whoever has the type as that may call it.
  private func isRequired(_ name: Name, of type: TypeID) -> Bool {
    ([type] + program.ancestors(of: type).map(\.type)).contains { owner in
      program[owner].isProtocol
        && program[owner].functions.contains { program[$0].fact.name == name && program[$0].fact.body == nil }
    }
  }

  /// Whether a type has a method of its own in place of an inherited one, and does not call that.
  private func replaces(_ type: TypeID, _ member: Name) -> Bool {
    let own = program[type].functions.map { program[$0].fact }.filter { $0.name == member && $0.isOverride }
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
}

extension InheritedCallResolver {
  /// The helpers that coordinators inherit and call only on themselves, and that make others: who does not call one does not
  /// make what it makes.
  struct Helpers {
    fileprivate(set) var all: Set<FunctionID> = []
    /// Names that are called on other objects, too.
    fileprivate var foreign: Set<Name> = []
  }

  func helpers(_ classification: CoordinatorClassification) -> Helpers {
    var helpers = Helpers()
    let bases = program.typeIDs.filter { type in
      (program[type].isProtocol || program[type].isReference)
        && program.family.descendants[type.index].contains(where: classification.coordinators.contains)
    }
    let makers = bases.flatMap { base in program[base].functions.filter { makes($0, base, classification) } }
    if makers.isEmpty { return helpers }
    let names = Set(bases.flatMap { program[$0].functions.map { program[$0].fact.name } })
    let called = calls(of: names)
    helpers.foreign = called.foreign
    let own = makers.filter { called.own.contains(program[$0].fact.name) }
    // Where none of them is seen to come to a helper, any may.
    helpers.all = Set(own.filter { id in classification.coordinators.contains { does($0, id, helpers) } })
    return helpers
  }

  private func does(_ type: TypeID, _ id: FunctionID, _ helpers: Helpers) -> Bool {
    guard let base = program[id].owner, base != type, program.inherits(type, from: base) else { return false }
    return does(type, program[id].fact.name, of: base) { helpers.foreign.contains($0) }
  }

  /// Whether an inherited helper is none of a type's doings.
  func isLeftOut(_ id: FunctionID, _ type: TypeID, _ helpers: Helpers) -> Bool {
    helpers.all.contains(id) && program[id].owner != type && !does(type, id, helpers)
  }

  private func makes(_ id: FunctionID, _ base: TypeID, _ classification: CoordinatorClassification) -> Bool {
    let function = program[id]
    return SiteReader.sites(of: function.fact.body ?? []).contains { site in
      let made = site.expression.madeType.flatMap {
        program.resolve($0, in: Scope(file: function.file, type: base))
      }
      return made.map(classification.coordinators.contains) ?? false
    }
  }

  /// Which of some names are called on the object itself, and which on others.
  private func calls(of names: Set<Name>) -> (own: Set<Name>, foreign: Set<Name>) {
    var (own, foreign): (Set<Name>, Set<Name>) = ([], [])
    let bodies =
      program.functions.compactMap(\.fact.body)
      + program.typeIDs.flatMap { program[$0].properties.map(\.fact.statements) }
    for body in bodies {
      for site in SiteReader.sites(of: body) {
        guard let name = site.expression.name, names.contains(name) else { continue }
        if site.expression.isOwnOrBare { own.insert(name) } else { foreign.insert(name) }
      }
    }
    return (own, foreign)
  }
}

extension [Statement] {
  /// The members that are named of the object itself.
  fileprivate var ownNames: Set<Name> {
    Set(SiteReader.sites(of: self).compactMap { $0.expression.isOwnOrBare ? $0.expression.name : nil })
  }
}

extension Expression {
  /// Whether it names something of the object itself: `show`, `self.show`, `super.show`.
  fileprivate var isOwnOrBare: Bool {
    switch kind {
    case .name: true
    case .member(let base?, _): base.name == .own || base.name == .parent
    default: false
    }
  }
}
