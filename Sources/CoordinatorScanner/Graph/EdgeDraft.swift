import CoordinatorGraph

/// The parts that are equal in all lines of one edge.
struct EdgeKey<End: Hashable>: Hashable {
  let from: End
  let to: End
  let kind: Edge.Kind
}

/// An edge with all lines that show it.
struct EdgeDraft {
  /// The key of an edge between types.
  typealias Key = EdgeKey<TypeID>

  var via: Name?
  var ownership = Ownership.unknown
  var label: Presentation?
  /// The label of an edge that shows no screen.
  var text: String?
  var lines = EvidenceLines()

  mutating func add(_ effect: Effect, isPossible: Bool) {
    lines.add(
      effect.places.reversed(),
      condition: effect.condition,
      isMaking: effect.kind == .creates,
      isPossible: isPossible
    )
  }

  /// Adds a line that shows it through a property.
  mutating func add(_ effect: Effect, via property: Name?, _ ownership: Ownership, isPossible: Bool) {
    refer(via: property, ownership)
    add(effect, isPossible: isPossible)
  }

  /// Adds the property that refers to its end. The first one counts.
  mutating func refer(via property: Name?, _ ownership: Ownership) {
    via = via ?? property
    if self.ownership == .unknown { self.ownership = ownership }
  }

  /// The edge between two nodes.
  func edge(
    _ kind: Edge.Kind,
    from: NodeID,
    to: NodeID,
    order: Int,
    calls: [String] = [],
    in program: Program
  ) -> Edge {
    Edge(
      from: from,
      to: to,
      kind: kind,
      ownership: ownership,
      via: via?.text,
      label: label?.rawValue ?? text,
      order: order,
      evidence: lines.places.map(program.location),
      condition: lines.condition,
      calls: calls,
      isPossible: lines.isPossible
    )
  }

  /// The first place where it starts.
  var start: Place { lines.starts.min() ?? Place(file: 0, line: 0) }
}

extension Ownership {
  /// How a property refers to what it holds.
  init(of property: Name, on type: TypeID, _ program: Program) {
    self = program.property(property, on: type)?.fact.hold.ownership ?? .unknown
  }
}

extension ReferenceStrength {
  var ownership: Ownership {
    switch self {
    case .strong: .strong
    case .weak: .weak
    case .unowned: .unowned
    }
  }
}
