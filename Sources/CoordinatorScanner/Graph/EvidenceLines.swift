/// The lines that show an edge.
struct EvidenceLines {
  /// The lines, each with the lines of the calls that lead from it to what is made.
  private(set) var traces: [[Place]] = []
  private var conditions: [String?] = []
  /// The conditions of lines that make an object.
  private var makingConditions: [String?] = []
  /// Whether each of the lines may as well show another edge.
  private(set) var isPossible = true

  mutating func add(_ trace: [Place], condition: String?, isMaking: Bool = false, isPossible: Bool) {
    if isMaking { makingConditions.append(condition) }
    traces.append(trace)
    conditions.append(condition)
    self.isPossible = self.isPossible && isPossible
  }

  /// The first places, where the edge starts.
  var starts: [Place] { traces.compactMap(\.first) }

  /// Each line once: first those where the edge starts, then those behind them.
  var places: [Place] {
    var seen: Set<Place> = []
    let rest = traces.flatMap { $0.dropFirst() }.sorted()
    return (starts.sorted() + rest).map(\.wholeLine).filter { seen.insert($0).inserted }
  }

  /// The condition under which one of its lines is compiled, or one of those that make an object; nil if a line always is.
  var condition: String? { Self.any(of: conditions) ?? Self.any(of: makingConditions) }

  private static func any(of conditions: [String?]) -> String? {
    let all = conditions.compactMap { $0 }
    guard all.count == conditions.count, !all.isEmpty else { return nil }
    return Set(all).sorted().joined(separator: " || ")
  }
}
