import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// Why this library cannot read a text as a flowchart. Each error has the place, the problem and the fix.
public enum MermaidError: Error, Hashable, Sendable {
  /// A place in a text.
  public typealias Place = SnapshotError.Place

  /// The text contains only white space and comments.
  case empty
  /// The text is no flowchart, or one that is not read.
  case invalid(Place, problem: String, mending: String)
  /// The diagram is of a kind that is not read, such as `sequenceDiagram`.
  case otherDiagram(Place, kind: String)
  /// The Markdown, or its part under the given heading, has neither a Mermaid block nor an outline.
  case noDiagram(heading: String?)
  /// No heading of the Markdown has the given words; `nearest` is the one that comes close.
  case unknownHeading(String, nearest: String?)

  /// The place, if the error has a single one.
  public var place: Place? {
    switch self {
    case .invalid(let place, _, _), .otherDiagram(let place, _): place
    case .empty, .noDiagram, .unknownHeading: nil
    }
  }
}

extension MermaidError: CustomStringConvertible, LocalizedError {
  /// One line: `line:column: problem; fix`.
  public var description: String {
    guard let place else { return problem }
    return "\(place.line):\(place.column): \(problem)"
  }

  /// One line: `line:column: problem; fix`.
  public var errorDescription: String? { description }

  private var problem: String {
    switch self {
    case .empty: "the text is empty; expected a flowchart that begins with 'graph TD'"
    case .invalid(_, let problem, let mending): "\(problem); \(mending)"
    case .otherDiagram(_, let kind):
      "\(kind.inQuotes) is not a flowchart; only 'graph' and 'flowchart' diagrams are supported"
    case .noDiagram(nil): "there is no mermaid block and no outline of coordinators; add one"
    case .noDiagram(let heading?):
      "under the heading \(heading.inQuotes) there is no mermaid block and no outline of coordinators; add one"
    case .unknownHeading(let heading, let nearest?):
      "there is no heading \(heading.inQuotes); did you mean \(nearest.inQuotes)?"
    case .unknownHeading(let heading, nil):
      "there is no heading \(heading.inQuotes); use a heading of the document"
    }
  }
}

extension StringProtocol {
  /// The text between quotes, in one line of bearable length.
  var inQuotes: String {
    let limit = 60
    let shown = unicodeScalars.prefix(limit).map { scalar in
      scalar.properties.generalCategory.isUnseen ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return "'\(shown.joined())\(unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")'"
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isUnseen: Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator].contains(self)
  }
}

extension Snapshot {
  /// The graph that a Mermaid flowchart states.
  ///
  /// `docs/reference/graph-files.md` describes how a flowchart becomes a graph. Linear time.
  ///
  /// - Parameters:
  ///   - text: a `graph` or `flowchart` diagram, with or without frontmatter; not a fence around it.
  ///   - name: The name of the snapshot; by default the diagram's title.
  /// - Throws: ``MermaidError`` at the first place that Mermaid would refuse, or that has no meaning here.
  public init(mermaid text: String, name: String? = nil) throws(MermaidError) {
    let document = Document(text)
    self = try Snapshot(MermaidText(of: document, ranges: document.lines), name: name)
  }

  init(_ text: MermaidText, name: String?) throws(MermaidError) {
    var text = text
    let title = text.removeFrontmatter()
    text.clean()
    let flowchart = try FlowchartParser(text).parsed()
    let graph = GraphOfFlowchart(flowchart).graph()
    self.init(origin: Origin(kind: .declared, name: name ?? title), graph: graph)
  }
}
