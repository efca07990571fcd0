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
  /// The lines that show it, each with the lines of the calls that lead from it to what is made.
  private(set) var traces: [[Place]] = []
  private var conditions: [String?] = []
  /// The conditions of lines that make an object.
  private var makingConditions: [String?] = []
  /// Whether each of the lines may as well show another edge.
  private(set) var isPossible = true

  mutating func add(_ effect: Effect, isPossible: Bool) {
    add(
      effect.places.reversed(),
      condition: effect.condition,
      isMaking: effect.kind == .creates,
      isPossible: isPossible
    )
  }

  mutating func add(_ trace: [Place], condition: String?, isMaking: Bool = false, isPossible: Bool) {
    if isMaking { makingConditions.append(condition) }
    traces.append(trace)
    conditions.append(condition)
    self.isPossible = self.isPossible && isPossible
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
      evidence: places.map(program.location),
      condition: condition,
      calls: calls,
      isPossible: isPossible
    )
  }

  /// The first places, where the edge starts.
  var starts: [Place] { traces.compactMap(\.first) }

  /// Each line once: first those where the edge starts, then those behind them.
  var places: [Place] {
    var seen: Set<Place> = []
    let rest = traces.flatMap { $0.dropFirst() }.sorted()
    return (starts.sorted() + rest).map(\.wholeLine).filter { seen.insert($0).inserted }
  }

  /// The `#if` around the lines of the edge, or around the lines that make its object. Nil if one of the lines has no
  /// condition.
  var condition: String? { Self.any(of: conditions) ?? Self.any(of: makingConditions) }

  private static func any(of conditions: [String?]) -> String? {
    let all = conditions.compactMap { $0 }
    guard all.count == conditions.count, !all.isEmpty else { return nil }
    return Set(all).sorted().joined(separator: " || ")
  }

  /// The first place where it starts.
  var start: Place { starts.min() ?? Place(file: 0, line: 0) }
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
