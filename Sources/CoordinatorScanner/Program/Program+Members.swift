extension Program {
  /// The methods that a name may mean on a type: for each list of labels, those of the nearest type.
  func functions(named name: Name, on type: TypeID) -> [FunctionID] {
    guard let all = index.methods[name] else { return [] }
    // Implementations come before requirements.
    var meant = methods(named: name, of: type, among: all)
    for ancestor in ancestors(of: type) { meant += methods(named: name, of: ancestor.type, among: all) }
    var found: [FunctionID] = []
    var owners: [[Name?]: TypeID?] = [:]
    for isRequirement in [false, true] {
      for id in meant where (self[id].fact.body == nil) == isRequirement {
        let function = self[id]
        guard applies(function, to: type) else { continue }
        let labels = function.fact.parameters.map(\.label)
        // One type may have several with the same labels: alternatives of `#if`, or with parameters of other types.
        if let owner = owners[labels], owner != function.owner || isRequirement { continue }
        owners[labels] = function.owner
        found.append(id)
      }
    }
    return found
  }

  /// Whether a type meets the conditions of the extension around a method: `extension P where Self: A & B`. Conditions on
  /// protocols are unknown.
  private func applies(_ function: Function, to type: TypeID) -> Bool {
    if function.requirements.isEmpty || self[type].isProtocol { return true }
    return function.requirements.allSatisfy { condition in
      condition.name != "Self"
        || condition.constraints.flatMap { parts(of: $0, in: function.scope) }.allSatisfy { meets($0, type) }
    }
  }

  private func meets(_ part: ResolvedType, _ type: TypeID) -> Bool {
    switch part {
    case .source(let above, _): inherits(type, from: above)
    case .external(let name, _):
      name == "AnyObject" || inherits(type, from: name)
        || externals(of: type).contains { SystemClasses.above($0.name).contains(name) }
    }
  }

  /// The methods of a name that one type declares, in the order of the source.
  private func methods(named name: Name, of owner: TypeID, among all: [FunctionID]) -> [FunctionID] {
    let own = self[owner].functions
    if all.count < own.count { return all.filter { self[$0].owner == owner } }
    return own.filter { self[$0].fact.name == name }
  }

  /// The functions that a type declares, in the order of the source.
  func methods(of type: TypeID) -> [Function] { self[type].functions.map { self[$0] } }

  /// A property of a type or its ancestors. Implementations come before requirements.
  func property(_ name: Name, on type: TypeID) -> Property? {
    guard index.properties[name] != nil else { return nil }
    var required: Property?
    for owner in lineage(of: type) {
      guard let found = ownProperties(named: name, of: owner).first else { continue }
      if !found.isRequirement { return found }
      required = required ?? found
    }
    return required
  }

  /// The properties of a name that one type declares, in the order of the source.
  func ownProperties(named name: Name, of owner: TypeID) -> [Property] {
    guard let all = index.properties[name] else { return [] }
    let own = self[owner].properties
    // The shorter of the two lists.
    if own.count <= all.count { return own.filter { $0.fact.name == name } }
    return all.filter { $0.owner == owner }.map { own[$0.position] }
  }

  /// The type of the sources that a property is declared with, or made with.
  func type(of property: Property) -> TypeID? {
    property.fact.typeName.flatMap { resolve($0, in: property.scope) }
  }

  /// The code of those members of a type that have one of some names.
  func code(of type: TypeID, named names: Set<Name>)
    -> [(statements: [Statement], scope: Scope, condition: String?)]
  {
    let properties = self[type].properties.filter { names.contains($0.fact.name) }
    let functions = methods(of: type).filter { names.contains($0.fact.name) }
    return properties.map {
      ($0.fact.getter ?? $0.fact.initial?.closureBody ?? [], $0.scope, $0.fact.condition)
    }
      + functions.map { ($0.fact.body ?? [], $0.scope, $0.fact.condition) }
  }

  /// The functions and properties of a type, with all their code.
  func members(of type: TypeID) -> [MemberCode] {
    self[type].properties.map {
      MemberCode(name: $0.fact.name, file: $0.file, statements: $0.fact.statements)
    }
      + methods(of: type).map { function in
        let fact = function.fact
        return MemberCode(
          name: fact.name,
          file: function.file,
          statements: fact.body ?? [],
          parameters: fact.parameters
        )
      }
  }

  /// All that the methods and properties of a type do.
  func statements(of type: TypeID) -> [Statement] { members(of: type).flatMap(\.statements) }

  /// The types of which the code of a type makes objects.
  func made(by type: TypeID) -> [TypeID] {
    made(in: statements(of: type), Scope(file: self[type].file, type: type))
  }

  /// The types of which some code makes objects.
  func made(in code: [Statement], _ scope: Scope) -> [TypeID] {
    SiteReader.sites(of: code).compactMap { $0.expression.madeType.flatMap { resolve($0, in: scope) } }
  }
}

/// A function or a property, with all its code.
struct MemberCode {
  let name: Name
  let file: Int
  let statements: [Statement]
  var parameters: [Parameter] = []
}
