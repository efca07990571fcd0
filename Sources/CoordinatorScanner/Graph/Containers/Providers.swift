import CoordinatorGraph

/// Finds the values of the properties of containers.
struct Providers {
  /// A property of a container that others need.
  struct Provision {
    let place: Place
    let condition: String?
    let label: String?
    let ownership: Ownership
  }

  private let flow: DataFlow
  private let adopters: [TypeID: [TypeID]]
  private let required: [TypeID: TypeID]
  private var program: Program { flow.program }

  /// Dependencies are followed through this many containers.
  private static let longestWay = 16

  init(_ flow: DataFlow, adopters: [TypeID: [TypeID]], required: [TypeID: TypeID]) {
    self.flow = flow
    self.adopters = adopters
    self.required = required
  }

  /// The property of a container with a given name; nil if the sources have none.
  func provision(of name: Name, by container: TypeID) -> Provision? {
    guard let (owner, first) = program.property(name, on: container) else { return nil }
    let isRequired =
      program[owner].isProtocol && program[owner].properties[first].fact.getter?.isEmpty != false
    guard let position = isRequired ? defaultPosition(of: name, in: owner) : first else { return nil }
    let property = program[owner].properties[position]
    let made = isRequired ? flow.summary(of: .getter(owner, position, container)).returns : []
    return Provision(
      place: Place(file: property.file, line: property.fact.line),
      condition: property.fact.condition,
      label: isRequired ? names(in: made).first : label(of: name, on: container),
      ownership: property.fact.getter != nil ? .unknown : property.fact.hold.ownership
    )
  }

  /// The value that a protocol extension gives to each conforming type.
  private func defaultPosition(of name: Name, in owner: TypeID) -> Int? {
    program[owner].properties.firstIndex { $0.fact.name == name && $0.fact.getter?.isEmpty == false }
  }

  /// The concrete types; who they are forwarded from, where they are.
  private func label(of name: Name, on container: TypeID) -> String? {
    let source = source(of: name, on: container)
    let types = concreteTypes(of: source.name, on: source.container)
    guard source.container != container else { return types.isEmpty ? nil : types.joined(separator: ", ") }
    let origin = "\(Edge.labelOfForwarded) from \(program[source.container].name)"
    return types.isEmpty ? origin : "\(origin): \(types.joined(separator: ", "))"
  }

  /// The container and the property that a forwarded one ends at.
  private func source(of name: Name, on container: TypeID) -> (container: TypeID, name: Name) {
    var (current, name) = (container, name)
    for _ in 0..<Self.longestWay {
      guard let forwarded = forwardedName(name, on: current) else { break }
      guard let dependency = required[current], let above = adopters[dependency], above.count == 1 else {
        break
      }
      (current, name) = (above[0], forwarded)
    }
    return (current, name)
  }

  /// The property of the dependency that a property of a container forwards: `var clock: Clock { dependency.clock }`.
  private func forwardedName(_ name: Name, on container: TypeID) -> Name? {
    guard let (owner, position) = program.property(name, on: container) else { return nil }
    let fact = program[owner].properties[position].fact
    guard case .member(let base?, let forwarded)? = fact.result?.kind else { return nil }
    switch base.kind {
    case .name(let name, _) where ContainerNaming.waysUp.contains(name): return forwarded
    case .member(_, let name) where ContainerNaming.waysUp.contains(name): return forwarded
    default: return nil
    }
  }

  /// The names of the types that a property of a container was seen to have.
  private func concreteTypes(of name: Name, on container: TypeID, _ seen: Set<Name> = []) -> [String] {
    guard let (owner, position) = program.property(name, on: container) else { return [] }
    let fact = program[owner].properties[position].fact
    let isComputed = fact.getter?.isEmpty == false
    let summary = flow.summary(
      of: isComputed ? .getter(owner, position, container) : .initial(owner, position, container)
    )
    let known = flow.fields[Field(type: container, name: name)] ?? []
    let returned = names(in: summary.returns.union(known))
    if !returned.isEmpty { return returned }
    let made = made(in: summary, as: fact.type, at: owner, position)
    guard made.isEmpty, isComputed, let other = fact.result?.ownName, !seen.contains(other) else {
      return made
    }
    return concreteTypes(of: other, on: container, seen.union([name]))
  }

  private func names(in values: PointsToSet) -> [String] {
    let names = values.flattened.all.compactMap { value -> String? in
      switch value {
      case .object(let made): program[made.type].name.text
      case .typed(let type) where !program[type].isProtocol: program[type].name.text
      case .external(let name, _): name.text
      default: nil
      }
    }
    return Set(names).sorted()
  }

  /// The objects that the closure of a library's method creates: `shared { ClockService() }`.
  private func made(in summary: FunctionSummary, as type: TypeReference?, at owner: TypeID, _ position: Int)
    -> [String]
  {
    let scope = Scope(file: program[owner].properties[position].file, type: owner)
    guard let wanted = type.flatMap({ program.parts(of: $0, in: scope).first?.source }) else { return [] }
    let made = summary.effects.filter { $0.kind == .creates && $0.places.count == 1 }.flatMap(\.subject.types)
    return Set(made.filter { program.inherits($0, from: wanted) }.map { program[$0].name.text }).sorted()
  }
}
