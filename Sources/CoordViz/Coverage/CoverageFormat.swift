import ArgumentParser
import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

enum CoverageFormat: String, OutputFormat {
  case text, json, svg, png, badge

  static var usual: CoverageFormat { .text }

  var endings: [String] {
    switch self {
    case .text: ["txt"]
    case .json, .svg, .png: [rawValue]
    case .badge: []
    }
  }

  func product(of coverage: NavigationCoverage, _ options: DiagramOptions) throws -> Product {
    switch self {
    case .text: Product(text: CoverageText(coverage).text, as: .text)
    case .json: try CoverageText(coverage).json()
    case .badge: Product(text: CoverageBadge(coverage).svg, as: .markup)
    case .svg, .png:
      try DrawnPicture(coverage.graph, Self.marked(options, coverage)).drawn(as: rawValue)
    }
  }

  private static func marked(_ options: DiagramOptions, _ coverage: NavigationCoverage) -> DiagramOptions {
    var options = options
    var marks = ChangeMarks(words: [.driven: "driven by a run", .changed: "unknown: others share its name"])
    for node in coverage.graph.nodes { marks.nodes[node.id] = .driven }
    for node in coverage.unopened { marks.nodes[node.id] = nil }
    for node in coverage.perhapsOpened { marks.nodes[node.id] = .changed }
    for edge in coverage.driven { marks.edges[edge] = .driven }
    for edge in coverage.unknown { marks.edges[edge] = .changed }
    options.changes = marks
    options.title = [options.title, coverage.summary].compactMap { $0 }.joined(separator: ": ")
    return options
  }
}

/// A coverage in words, and for programs.
struct CoverageText {
  private let coverage: NavigationCoverage
  private let names: NodeNames

  init(_ coverage: NavigationCoverage) {
    self.coverage = coverage
    names = NodeNames(of: coverage.graph)
  }

  /// The summary, then what is unknown, each node that no run opened, and each other edge that no run drove.
  var text: String {
    let unopened = Set(coverage.unopened.map(\.id))
    let unknownEdges = coverage.graph.edges.filter(coverage.unknown.contains)
    let uncounted = coverage.graph.edges.filter(coverage.uncounted.contains)
    let lines =
      coverage.perhapsOpened.map { "unknown whether opened: " + line(of: $0) }
      + unknownEdges.map { "unknown whether driven: " + line(of: $0) }
      + coverage.unopened.map { "never opened: " + line(of: $0) }
      + coverage.undriven.filter { !unopened.contains($0.to) }.map { "never driven: " + line(of: $0) }
      + uncounted.map { "not counted, because a run does not show who creates: " + line(of: $0) }
    return ([coverage.summary] + lines).map { $0.onOneLine + "\n" }.joined()
  }

  private func line(of node: Node) -> String {
    let parents = names.list(coverage.graph.parents(of: node.id).map(\.id))
    let place = node.location.map { "  \($0.file):\($0.line)" } ?? ""
    return names[node.id] + (parents.isEmpty ? "" : "  under \(parents)") + place
  }

  private func line(of edge: Edge) -> String {
    let place = edge.evidence.first.map { "  \($0.file):\($0.line)" } ?? ""
    return "\(names[edge.from]) -> \(names[edge.to])" + place
  }

  func json() throws -> Product {
    let edges = JSONValue.list(coverage.graph.edges) { edge in
      [
        "counted": .truth(!coverage.uncounted.contains(edge)),
        "driven": .truth(coverage.driven.contains(edge)),
        "from": .text(edge.from.rawValue),
        "to": .text(edge.to.rawValue),
        "unknown": .truth(coverage.unknown.contains(edge)),
      ]
    }
    return try Product(
      json: [
        "driven": .number(coverage.driven.count),
        "edges": edges,
        "percent": .number(coverage.percent),
        "perhapsOpened": .list(coverage.perhapsOpened) { .text($0.id.rawValue) },
        "schemaVersion": .number(1),
        "total": .number(coverage.total),
        "unknown": .number(coverage.unknown.count),
        "unopened": .list(coverage.unopened) { .text($0.id.rawValue) },
      ]
    )
  }
}

/// A badge for a README.
struct CoverageBadge {
  private let percent: Int
  private let value: String

  init(_ coverage: NavigationCoverage) {
    percent = coverage.percent
    value = "\(percent)%" + (coverage.unknown.isEmpty ? "" : ", \(coverage.unknown.count) unknown")
  }

  var svg: String {
    let label = "navigation"
    let (left, right) = (74, 8 * value.count + 12)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(left + right)" height="20" role="img" aria-label="\(label): \(value)">
        <title>\(label): \(value)</title>
        <rect width="\(left + right)" height="20" rx="3" fill="#444c56"/>
        <path d="M\(left) 0h\(right - 3)a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H\(left)z" fill="\(colour)"/>
        <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
          <text x="\(left / 2)" y="14">\(label)</text>
          <text x="\(left + right / 2)" y="14">\(value)</text>
        </g>
      </svg>

      """
  }

  private var colour: String {
    switch percent {
    case 80...: "#1a7f37"
    case 50...: "#8a5d00"
    default: "#b62324"
    }
  }
}
