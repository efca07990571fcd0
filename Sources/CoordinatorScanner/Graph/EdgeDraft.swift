import CoordinatorGraph

/// An edge between types, with all lines that show it.
struct EdgeDraft {
  /// The parts that are equal in all lines of one edge.
  struct Key: Hashable {
    let from: TypeID
    let to: TypeID
    let kind: Edge.Kind
  }

  var via: Name?
  var ownership = Ownership.unknown
  var label: Presentation?
  private(set) var lines = EvidenceLines()

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
    via = via ?? property
    if self.ownership == .unknown { self.ownership = ownership }
    add(effect, isPossible: isPossible)
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
