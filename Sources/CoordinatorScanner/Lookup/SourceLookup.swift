import CoordinatorGraph

/// Finds the lines of source that the fixes of a run's leaks name.
///
/// It compares names and follows no data. It answers only if exactly one line fits, because a wrong line is worse than none.
public struct SourceLookup: Sendable {
  let program: Program

  /// A lookup in a program.
  public init(_ program: Program) { self.program = program }

  /// The type of a name. A run names types without the types around them, and with generic arguments.
  func type(_ name: String) -> TypeID? {
    program.types(named: name.withoutArguments).filter { !program[$0].isExternal }.only
  }

  /// The methods of a type and of those that it inherits from.
  func functions(of type: TypeID) -> [Function] {
    program.lineage(of: type).flatMap { program[$0].functions.map { program[$0] } }
  }

  func location(_ line: Int, in file: Int) -> SourceLocation {
    program.location(Place(file: file, line: line))
  }

  /// A run names files as the compiler does, with the module in front: `Shop/Cart.swift`.
  func isFile(_ path: String, meantBy recorded: String) -> Bool {
    path == recorded || path.split(separator: "/").last == recorded.split(separator: "/").last
  }

  func calls(_ method: Name, _ expression: Expression) -> Bool { expression.callee?.name == method }
}

extension SourceLookup: LeakSource {
  private var children: ChildLines { ChildLines(source: self) }
  private var closures: ClosureLines { ClosureLines(source: self) }

  package func child(at place: SourceLocation, in owner: String) -> SourceChild? {
    children.child(at: place, in: owner)
  }

  package func attaching(_ child: String, in owner: String) -> SourceChild? {
    children.attaching(child, in: owner)
  }

  package func slot(of child: String, in owner: String) -> String? { children.slot(of: child, in: owner) }

  package func removal(of child: String, from owner: String, slot: String?) -> SourceRemoval? {
    children.removal(of: child, from: owner, slot: slot)
  }

  package func clearing(of property: String, in type: String) -> SourceLocation? {
    children.clearing(of: property, in: type)
  }

  package func callToParent(of child: String, in owner: String, variable: String?, method: String) -> String?
  {
    children.callToParent(of: child, in: owner, variable: variable, method: method)
  }

  package func ending(of child: String, calling method: String) -> String? {
    children.ending(of: child, calling: method)
  }

  package func closure(at place: SourceLocation, capturing type: String) -> SourceClosure? {
    closures.closure(at: place, capturing: type)
  }

  package func closure(storedIn property: String, capturing type: String) -> SourceClosure? {
    closures.closure(storedIn: property, capturing: type)
  }

  package func closure(keptBy property: String, of type: String) -> SourceClosure? {
    closures.closure(keptBy: property, of: type)
  }
}

/// The declarations that fixes name.
extension SourceLookup {
  package func place(ofType name: String) -> SourceLocation? {
    type(name).map { program.location(program[$0].place) }
  }

  package func property(_ name: String, of type: String) -> SourceProperty? {
    let (name, type) = (Name(String(name.drop { $0 == "_" })), type.withoutArguments)
    guard let property = program.types(named: type).compactMap({ program.property(name, on: $0) }).only,
      property.fact.getter == nil, !property.isRequirement
    else { return nil }
    let declared = property.fact.type
    return SourceProperty(
      location: program.location(property.place),
      type: declared.map { "\($0.unwrapped)" },
      isOptional: declared.map { $0 != $0.unwrapped } ?? false,
      neutralResult: declared?.neutralResult,
      uses: uses(of: property.fact.name, in: type),
      protocolOfValues: protocolOfValues(property)
    )
  }

  /// The lines of a type that use a member of a property: `parent.close()`.
  private func uses(of property: Name, in owner: String) -> [Int] {
    guard let owner = type(owner) else { return [] }
    return Set(
      functions(of: owner).flatMap { $0.lines { $0.base?.ownName == property } }
    ).sorted()
  }

  private func protocolOfValues(_ property: Property) -> SourceName? {
    let scope = Scope(file: property.file, type: nil)
    guard let type = property.fact.typeName.flatMap({ program.resolve($0, in: scope) }),
      program[type].isProtocol
    else { return nil }
    let all = program.lineage(of: type)
    // A protocol of a library may be one of classes.
    let areKnown = all.allSatisfy { above in
      program[above].inherited.allSatisfy { inheritance in
        let scope = Scope(file: inheritance.place.file, type: nil)
        return inheritance.type.name.flatMap { program.resolve($0, in: scope) } != nil
      }
    }
    return areKnown ? name(of: type) : nil
  }

  /// The name of a type, with its line.
  func name(of type: TypeID) -> SourceName {
    SourceName(program[type].name.text, at: program.location(program[type].place))
  }

  package func childList(of type: String) -> String? {
    guard let type = self.type(type) else { return nil }
    let owners = program.lineage(of: type)
    let lists = owners.flatMap { program[$0].properties.map(\.fact) }.filter { fact in
      CoordinatorNaming.isChildList(fact.name)
        && fact.type.map { $0.element != nil } ?? fact.initial?.isList ?? false
    }
    return Set(lists.map(\.name.text)).only
  }

  package func link(from screen: String, to coordinator: String) -> SourceReference? {
    guard let screen = type(screen), let coordinator = type(coordinator) else { return nil }
    let meant = program.lineage(of: coordinator)
    let found = program[screen].properties.compactMap { property -> SourceReference? in
      guard let type = program.type(of: property), meant.contains(type) else { return nil }
      return SourceReference(
        property.fact.name.text,
        type: name(of: type),
        isProtocol: program[type].isProtocol
      )
    }
    return found.only
  }

  package func end(of type: String) -> SourceName? {
    guard let type = self.type(type) else { return nil }
    let found = program.methods(of: type).filter { function in
      let fact = function.fact
      let isEnd = fact.name == "stop" || ExitNaming.isExit(fact.name, of: program[type].name)
      return isEnd && fact.body != nil && !fact.isStatic && fact.parameters.isEmpty
    }
    let end = found.only ?? found.filter { $0.fact.name == "stop" }.only
    return end.map { SourceName($0.fact.name.text, at: location($0.fact.line, in: $0.file)) }
  }

  package func way(from type: String, to other: String) -> String? {
    guard let type = self.type(type), let other = self.type(other) else { return nil }
    let owners = program.lineage(of: type)
    return owners.flatMap { program[$0].properties }.filter { program.type(of: $0) == other }.only?.fact.name
      .text
  }

  package func creator(of type: String) -> SourceName? {
    let name = type.withoutArguments
    let found = program.functions.flatMap { function -> [SourceName] in
      guard let owner = function.owner else { return [] }
      return SiteReader.sites(of: function.fact.statements).filter {
        $0.bound != nil && $0.expression.madeType?.lastPart == name
      }.map { SourceName(program[owner].name.text, at: location($0.expression.line, in: function.file)) }
    }
    return Set(found).only
  }
}
