import CoordinatorGraph

/// Finds the values of the properties of containers.
struct Providers {
  private let flow: DataFlow
  private let adopters: [TypeID: [TypeID]]
  private let required: [TypeID: TypeID]
  private var program: Program { flow.program }

  /// Dependencies are followed through this many containers.
  private static let longestWay = 16

  init(_ flow: DataFlow, _ dependencies: Dependencies) {
    (self.flow, adopters, required) = (flow, dependencies.adopters, dependencies.requiredTypes)
  }

  /// The properties of adopted dependencies that containers provide.
  var links: ContainerLinks {
    var links = ContainerLinks()
    for (dependency, containers) in adopters.sorted(by: { $0.key < $1.key }) {
      for container in containers {
        for name in requiredProperties(of: dependency) {
          guard let property = provision(of: name, by: container) else { continue }
          links.add(
            .type(container),
            .provides,
            .member(dependency, name),
            at: [property.place],
            condition: property.fact.condition,
            via: name,
            label: label(of: property, on: container),
            property.fact.getter != nil ? .unknown : property.fact.hold.ownership
          )
        }
      }
    }
    return links
  }

  /// The names of the properties that a protocol asks for, those of protocols above it too.
  private func requiredProperties(of type: TypeID) -> [Name] {
    var seen: Set<Name> = []
    let owners = program.lineage(of: type).filter { program[$0].isProtocol }
    return owners.flatMap { program[$0].properties.map(\.fact) }
      .filter { $0.getter?.isEmpty != false && !$0.isStatic && seen.insert($0.name).inserted }
      .map(\.name)
  }

  /// The property of a container with a given name; nil if the sources have none.
  private func provision(of name: Name, by container: TypeID) -> Property? {
    guard let first = program.property(name, on: container) else { return nil }
    return first.isRequirement ? implementation(of: first) : first
  }

  /// The value that a protocol extension gives to each conforming type.
  private func implementation(of requirement: Property) -> Property? {
    let all = requirement.scope.type.map { program[$0].properties } ?? []
    return all.first { $0.fact.name == requirement.fact.name && $0.fact.getter?.isEmpty == false }
  }

  /// The concrete types; who they are forwarded from, where they are.
  private func label(of property: Property, on container: TypeID) -> String? {
    if program.property(property.fact.name, on: container)?.isRequirement == true {
      return names(in: flow.summary(of: .getter(property, on: container)).returns).first
    }
    let source = source(of: property.fact.name, on: container)
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
    guard let property = program.property(name, on: container),
      case .member(let base?, let forwarded)? = property.fact.result?.kind,
      let base = base.name, ContainerNaming.waysUp.contains(base)
    else { return nil }
    return forwarded
  }

  /// The names of the types that a property of a container was seen to have.
  private func concreteTypes(of name: Name, on container: TypeID, _ seen: Set<Name> = []) -> [String] {
    guard let property = program.property(name, on: container) else { return [] }
    let isComputed = property.fact.getter?.isEmpty == false
    let summary = flow.summary(
      of: isComputed ? .getter(property, on: container) : .initial(property, on: container)
    )
    let known = flow.fields[Field(type: container, name: name)] ?? []
    let returned = names(in: summary.returns.union(known))
    if !returned.isEmpty { return returned }
    let made = made(in: summary, as: property)
    guard made.isEmpty, isComputed, let other = property.fact.result?.ownName, !seen.contains(other) else {
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
  private func made(in summary: FunctionSummary, as property: Property) -> [String] {
    guard let type = property.fact.type,
      let wanted = program.parts(of: type, in: property.scope).first?.source
    else { return [] }
    let made = summary.effects.filter { $0.kind == .creates && $0.places.count == 1 }.flatMap(\.subject.types)
    return Set(made.filter { program.inherits($0, from: wanted) }.map { program[$0].name.text }).sorted()
  }
}
