import CoordinatorGraph

/// An edge between types, with all lines that show it.
struct EdgeDraft {
  /// What is the same for all lines of one edge.
  struct Key: Hashable {
    let from: TypeID
    let to: TypeID
    let kind: Edge.Kind
  }

  var via: Name?
  var ownership = Ownership.unknown
  var label: Presentation?
  /// The lines, each with the lines of the calls that lead from it to what is made.
  var traces: [[Place]] = []
  var conditions: [String?] = []
  var isPossible = true

  mutating func add(_ effect: Effect, isPossible: Bool) {
    traces.append(effect.places.reversed())
    conditions.append(effect.condition)
    self.isPossible = self.isPossible && isPossible
  }

  /// Adds a line that shows it through a property.
  mutating func add(_ effect: Effect, via property: Name?, _ ownership: Ownership, isPossible: Bool) {
    via = via ?? property
    if self.ownership == .unknown { self.ownership = ownership }
    add(effect, isPossible: isPossible)
  }

  /// The first line where it starts.
  var start: Place { traces.compactMap(\.first).min() ?? Place(file: 0, line: 0) }

  /// Each line once: first those where the edge starts, then those behind them.
  var places: [Place] {
    var seen: Set<Place> = []
    let starts = traces.compactMap(\.first).sorted()
    let rest = traces.flatMap { $0.dropFirst() }.sorted()
    return (starts + rest).map(\.wholeLine).filter { seen.insert($0).inserted }
  }

  /// What has to hold for any of its lines; nil where one needs nothing.
  var condition: String? {
    var seen: Set<String> = []
    let all = conditions.compactMap { $0 }
    guard all.count == conditions.count else { return nil }
    return all.filter { seen.insert($0).inserted }.sorted().joined(separator: " || ")
  }
}
