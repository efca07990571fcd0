import CoordinatorAnalysis
import CoordinatorGraph

/// RootPaths as text: a step a line, with the source that shows it.
struct PathsText {
  private let ways: RootPaths
  private let names: NodeNames

  init(_ ways: RootPaths, _ names: NodeNames) {
    self.ways = ways
    self.names = names
  }

  var text: String {
    let title = names[ways.target]
    guard !ways.all.isEmpty else { return "\(title) is a root\n" }
    return ways.all.enumerated().map { number, way in
      (["\(title), path \(number + 1) of \(ways.hasMore ? "more" : "\(ways.all.count)"):"] + lines(of: way))
        .map { $0.onOneLine + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private func lines(of way: [Edge]) -> [String] {
    let start = way.first.map { "  \(names[$0.from])" } ?? ""
    return [start]
      + way.map { edge in
        let evidence = edge.evidence.map { "\($0.file):\($0.line)" }.joined(separator: ", ")
        let words =
          [edge.kind.rawValue, edge.via.map { "via \($0)" }, edge.condition.map { "if \($0)" }]
          .compactMap { $0 } + (edge.isPossible ? ["possible"] : [])
        return
          "  -> \(names[edge.to]) (\(words.joined(separator: ", ")))\(evidence.isEmpty ? "" : " \(evidence)")"
      }
  }
}
