import CoordinatorDiagrams
import CoordinatorGraph

/// The viewer script's data about a graph.
struct ViewerContent: Encodable {
  let title: String
  /// Which way the tree grows: `TD`, `LR`, `BT` or `RL`.
  let direction: String
  let words: [String: String]
  /// The readable names of kinds, roles and relations, by their names in the graph.
  let names: [String: String]
  let marks: [String: Mark]
  let nodes: [NodeContent]
  let edges: [EdgeContent]
  let findings: [FindingContent]

  /// A sign of change, and what it means.
  struct Mark: Encodable {
    let sign: String
    let words: String
  }

  init(_ viewer: Viewer) {
    let drawing = Drawing(viewer.graph, roots: viewer.options.roots)
    let numbers = Dictionary(uniqueKeysWithValues: zip(drawing.nodes.lazy.map(\.id), drawing.nodes.indices))
    let captions = viewer.captions
    title = viewer.title
    direction = viewer.options.direction.rawValue
    words = Dictionary(uniqueKeysWithValues: ViewerWord.allCases.map { ($0.rawValue, captions.text($0)) })
    names = captions.names.merging(viewer.kinds.map { ("node.\($0.rawValue)", $1) }) { $1 }
    marks = Self.marks(viewer)
    nodes = NodeContent.all(in: drawing, of: viewer)
    edges = EdgeContent.all(in: drawing, of: viewer)
    findings = viewer.findings.map { FindingContent($0, numbers, viewer.options.sourceLink, captions) }
  }

  private static func marks(_ viewer: Viewer) -> [String: Mark] {
    guard let changes = viewer.options.changes else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: ChangeMarks.Change.allCases.map { change in
        let words =
          changes.words[change] ?? viewer.captions.names["change.\(change.rawValue)"] ?? change.rawValue
        return (change.rawValue, Mark(sign: change.sign, words: words))
      }
    )
  }
}
