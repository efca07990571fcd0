import CoordinatorGraph

/// A drift as lines, grouped by the sides that have a part.
public struct DriftText: Sendable {
  private let drift: Drift
  private let names: NodeNames

  /// The text of a drift.
  public init(of drift: Drift) {
    self.drift = drift
    names = NodeNames(of: drift.graph)
  }

  /// The lines, without line ends.
  public var lines: [String] {
    let nodes = drift.nodes.filter { drift.isDrift($0.value) }.map { ($0.value, 0, names[$0.key]) }
    let lines = drift.lines.filter { drift.isDrift($0.value) }.map {
      ($0.value, 1, words(of: $0.key, $0.value))
    }
    let told = (nodes + lines).sorted { left, right in
      let (first, second) = (left.0.sorted(), right.0.sorted())
      return first == second ? (left.1, left.2) < (right.1, right.2) : first.lexicographicallyPrecedes(second)
    }
    return (told.map { "\(place($0.0)): \($0.2)" } + renamed).map(\.asLine)
  }

  private var renamed: [String] {
    drift.otherNames.map { other in
      "possibly renamed: \(other.name) in \(other.side.words), \(names[other.node]) elsewhere"
    }
  }

  private func arrow(_ line: Drift.Line) -> String { "\(names[line.from]) -> \(names[line.to])" }

  /// Where the source is incomplete, a missing part proves nothing.
  private func words(of line: Drift.Line, _ owners: Set<Drift.Side>) -> String {
    let isDoubtful = !owners.contains(.source) && drift.doubts.contains(line.from)
    return arrow(line) + (isDoubtful ? " (the code of \(names[line.from]) was not fully analysed)" : "")
  }

  /// `only in the guide`, `in the code and the run, not in the guide`.
  private func place(_ owners: Set<Drift.Side>) -> String {
    let has = owners.sorted().map(\.words).joined(separator: " and ")
    guard drift.sides.count > 2, owners.count > 1 else { return "only in \(has)" }
    return
      "in \(has), not in \(drift.sides.subtracting(owners).sorted().map(\.words).joined(separator: " and "))"
  }
}

extension Drift.Side {
  fileprivate var words: String {
    switch self {
    case .guide: "the guide"
    case .source: "the code"
    case .live: "the run"
    }
  }
}
