import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// Why this library cannot read a text as a flowchart. Each error has the place, the problem and the fix.
package struct MermaidError: Error, Hashable, Sendable {
  package typealias Place = SnapshotError.Place

  /// The place, if the error has a single one.
  package let place: Place?
  private let problem: String
  /// Whether the diagram is of a kind that is not read, such as `sequenceDiagram`.
  let isOfOtherDiagram: Bool

  private init(_ place: Place?, _ problem: String, isOfOtherDiagram: Bool = false) {
    (self.place, self.problem, self.isOfOtherDiagram) = (place, problem, isOfOtherDiagram)
  }

  /// The text contains only white space and comments.
  static let empty = Self(
    nil,
    "the text is empty; expected a flowchart that begins with 'graph TD'"
  )

  /// The text is no flowchart, or one that is not read.
  static func invalid(_ place: Place, problem: String, mending: String) -> Self {
    Self(place, "\(problem); \(mending)")
  }

  static func otherDiagram(_ place: Place, kind: String) -> Self {
    let problem = "\(kind.quoted) is not a flowchart; only 'graph' and 'flowchart' diagrams are supported"
    return Self(place, problem, isOfOtherDiagram: true)
  }

  /// The Markdown, or its part under the given heading, has neither a Mermaid block nor an outline.
  static func noDiagram(heading: String?) -> Self {
    let place = heading.map { "under the heading \($0.quoted) there" } ?? "there"
    return Self(nil, "\(place) is no mermaid block and no outline of coordinators; add one")
  }

  /// No heading of the Markdown has the given words; `nearest` is the one that comes close.
  static func unknownHeading(_ heading: String, nearest: String?) -> Self {
    let advice = nearest.map { "did you mean \($0.quoted)?" } ?? "use a heading of the document"
    return Self(nil, "there is no heading \(heading.quoted); \(advice)")
  }
}

extension MermaidError: CustomStringConvertible, LocalizedError {
  /// One line: `line:column: problem; fix`.
  package var description: String { (place.map { "\($0.line):\($0.column): " } ?? "") + problem }

  package var errorDescription: String? { description }
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
  package init(mermaid text: String, name: String? = nil) throws(MermaidError) {
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
