/// The lifecycles of coordinators: what makes, stores, starts and releases each.
struct Lifecycles {
  let flow: DataFlow
  let nodes: Set<TypeID>
  let edges: CoordinatorEdges
  let methods: [Method]
  let calls: CallIndex
  let graph: CallGraph
  let waysOut = WaysOutCache()
  /// The coordinators that are made, by the expressions that make them.
  let children: [Child]
  /// The positions of the methods of each type.
  let methodsByType: [TypeID: [Int]]
  /// The positions of the methods that remove something, or replace a list.
  let detaching: [Int]
  /// The properties that something sets to nil.
  let cleared: Set<Field>
  /// The coordinators that each coordinator keeps alive.
  let kept: [TypeID: Set<TypeID>]

  var program: Program { flow.program }

  init(_ drawing: GraphBuilder) {
    flow = drawing.flow
    nodes = drawing.coordinators
    edges = drawing.edges
    methods = flow.methods()
    calls = CallIndex(methods, flow.program)
    methodsByType = Dictionary(grouping: methods.indices.filter { [methods] in methods[$0].type != nil }) {
      [methods] in methods[$0].type ?? TypeID(index: 0)
    }
    graph = CallGraph(methods, flow.program, methodsByType)
    children = Child.all(in: flow, nodes, methods, calls)
    detaching = methods.indices.filter { [methods] in methods[$0].own.contains(where: \.mayDetach) }
    cleared = Set(methods.flatMap(\.own).flatMap(\.clearedFields))
    kept = Self.kept(drawing.edges)
  }

  private static func kept(_ edges: CoordinatorEdges) -> [TypeID: Set<TypeID>] {
    let keeping = edges.relations.filter { key, relation in
      (key.kind == .child || key.kind == .holds) && relation.ownership != .weak
    }
    return Dictionary(grouping: keeping.keys, by: \.from).mapValues { Set($0.map(\.to)) }
  }

  /// Violations in the app itself, not in tests or test doubles.
  func inApp(_ violations: [RuleViolation]) -> [RuleViolation] {
    violations.filter { violation in
      let folders = program.files[violation.place.file].path.split(separator: "/")
      return !folders.contains { $0.hasSuffix("Tests") || $0.hasSuffix("Tests.swift") }
        && !flow.classification.isTestDouble(violation.type)
    }
  }

  func name(_ type: TypeID) -> String { program[type].name.text }

  /// How to make a property weak. Swift allows it only where the type of the property is a class or is bound to classes.
  func weakening(_ property: Name, of type: TypeID) -> String {
    guard let found = stored(property, on: type), let reference = found.fact.type else {
      return "make `\(property)` weak"
    }
    let parts = program.parts(of: reference.unwrapped, in: Scope(file: found.file, type: type))
    // Only an optional variable can be weak.
    let change =
      found.fact.isConstant || reference == reference.unwrapped
      ? "make it a `weak var` of type `\(reference.unwrapped)?`" : "make `\(property)` weak"
    let loose = parts.compactMap(\.source).filter { !isBoundToClasses($0) }
    if parts.count == 1, let unbound = loose.first {
      return "\(change), and let \(name(unbound)) inherit from AnyObject"
    }
    return change
  }

  private func isBoundToClasses(_ type: TypeID) -> Bool {
    guard program[type].isProtocol else { return true }
    let above = [type] + program.ancestors(of: type).map(\.type)
    return above.contains { ancestor in
      !program[ancestor].isProtocol
        || program[ancestor].inherited.contains { inheritance in
          guard let name = inheritance.type.name else { return false }
          return ["AnyObject", "class", "NSObjectProtocol"].contains(name) || name.hasPrefix("UI")
        }
    }
  }

  /// Whether some values may be of a type.
  func mayBe(_ type: TypeID, _ values: PointsToSet) -> Bool {
    values.types.contains { isRelated($0, type) }
  }

  func isRelated(_ left: TypeID, _ right: TypeID) -> Bool {
    program.isRelated(left, right)
  }

  /// A stored property of a type or its ancestors.
  func stored(_ name: Name, on type: TypeID) -> Property? {
    guard let property = program.property(name, on: type) else { return nil }
    return property.isRequirement || property.fact.getter != nil ? nil : property
  }

  /// The stored properties of a type and its superclasses.
  func storedProperties(of type: TypeID) -> [Property] {
    let classes = [type] + program.ancestors(of: type).map(\.type).filter { !program[$0].isProtocol }
    return classes.flatMap { program[$0].properties }.filter { $0.fact.getter == nil && !$0.fact.isStatic }
  }

  /// The type that declares a method, which may be a base class of its type.
  func declarer(of method: Method) -> TypeID? {
    method.function.map { program[$0].owner } ?? method.type
  }

  func methodPositions(of type: TypeID) -> [Int] { methodsByType[type] ?? [] }

  func methods(of type: TypeID) -> [Method] { (methodsByType[type] ?? []).map { methods[$0] } }
}

extension Effect {
  fileprivate var mayDetach: Bool {
    switch kind {
    case .removes, .clears, .sets: true
    case .hands(let name): CoordinatorNaming.isDetaching(name)
    default: false
    }
  }

  fileprivate var clearedFields: [Field] {
    guard case .clears(let name) = kind else { return [] }
    return target.types.map { Field(type: $0, name: name) }
  }
}
