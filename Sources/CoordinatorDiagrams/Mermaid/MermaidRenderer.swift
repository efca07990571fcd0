import CoordinatorGraph

/// Draws a graph as a Mermaid flowchart.
///
/// Writes `graph TD` and one line per edge. Edges that leave one node form a paragraph, a node's label is at
/// its first use, and styles come last.
///
/// Ids are capital letters in breadth-first order, never names of the app, so that no name can break the
/// drawing. Linear time and space.
public struct MermaidRenderer: Renderer {
  /// The options of the diagram.
  public var options: DiagramOptions

  /// A renderer with the given options.
  public init(options: DiagramOptions = DiagramOptions()) {
    self.options = options
  }

  /// The graph as a Mermaid flowchart. Hosts refuse big ones: ask ``MermaidExcess`` before you hand it on.
  public func render(_ graph: Graph) -> String {
    let drawing = Drawing(graph, roots: options.roots)
    var nodes = MermaidNodes(drawing)
    let blocks = [
      edges(of: drawing, naming: &nodes),
      MermaidStyles(theme: options.theme, changes: options.changes, highlights: options.highlights).lines(
        for: drawing
      ),
    ]
    return (head(of: graph) + blocks.filter { !$0.isEmpty }.joined(separator: [""]))
      .map { $0 + "\n" }.joined()
  }

  /// The edges by the node that they leave, and the nodes that no edge touches.
  private func edges(of drawing: Drawing, naming nodes: inout MermaidNodes) -> [String] {
    var paragraphs: [[String]] = []
    for (source, edges) in drawing.edges.enumerated() where !edges.isEmpty {
      paragraphs.append(
        edges.map { edge in
          "    \(nodes.mention(source)) \(edge.mermaidArrow) \(nodes.mention(drawing.target(of: edge)))"
        }
      )
    }
    let lone = nodes.unmentioned.map { "    \(nodes.mention($0))" }
    return Array((paragraphs + (lone.isEmpty ? [] : [lone])).joined(separator: [""]))
  }

  private func head(of graph: Graph) -> [String] {
    let opening = "graph \(options.direction.rawValue)"
    guard let title = options.title else { return [opening] }
    let counts = "\(graph.nodes.count) nodes, \(graph.edges.count) edges"
    return MermaidLabel.frontmatter(title: title.caption) + [opening]
      + ["    accTitle: \(MermaidLabel.escaped(title.caption))", "    accDescr: \(counts)", ""]
  }
}

/// How the nodes of one flowchart are mentioned: with their label the first time, by their id from then on.
struct MermaidNodes {
  private let nodes: [Node]
  private var isDefined: [Bool]

  init(_ drawing: Drawing) {
    nodes = drawing.nodes
    isDefined = nodes.map { _ in false }
  }

  /// The nodes that were not mentioned yet.
  var unmentioned: [Int] {
    nodes.indices.filter { !isDefined[$0] }
  }

  mutating func mention(_ node: Int) -> String {
    defer { isDefined[node] = true }
    return isDefined[node] ? Self.id(node) : Self.id(node) + nodes[node].mermaidShape
  }

  /// A to Z, then A1 to Z1 and so on: none of them looks like a keyword or an arrow of Mermaid.
  static func id(_ node: Int) -> String {
    let (number, letter) = node.quotientAndRemainder(dividingBy: 26)
    let capital = Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(letter)))
    return number == 0 ? String(capital) : "\(capital)\(number)"
  }
}

extension Node {
  /// The node's label between the brackets that give it the shape of its kind.
  fileprivate var mermaidShape: String {
    let label = MermaidLabel.shortest(caption)
    return switch kind {
    case .coordinator: "[\(label)]"
    case .screen: "(\(label))"
    case .container: "[[\(label)]]"
    case .dependency: "{{\(label)}}"
    case .service: "[(\(label))]"
    case .module: "([\(label)])"
    }
  }
}

extension Edge {
  /// The edge between its two nodes: `-->`, `-.->|parent|`.
  var mermaidArrow: String {
    let line = isDotted ? "-.-" : "--"
    let head = kind == .presents ? "o" : ">"
    return line + head + mermaidText
  }

  /// Whether it does not keep its target alive, or refers to a parent.
  private var isDotted: Bool {
    kind.isWayUp || ownership == .weak || ownership == .unowned
  }

  private var mermaidText: String {
    let words = words(weak: false).joined(separator: ", ")
    guard let label, !label.isEmpty else { return words.isEmpty ? "" : "|\(words)|" }
    return "|\(MermaidLabel.quoted((words.isEmpty ? "" : words + ": ") + label.caption))|"
  }
}

/// That a flowchart is bigger than hosts such as GitHub draw. Only a host can raise these limits.
public struct MermaidExcess: Hashable, Sendable {
  /// The most edges that are drawn.
  public static let mostEdges = 500
  /// The longest text that is drawn, in UTF-16 code units, as JavaScript counts.
  public static let mostCharacters = 50_000

  /// How many edges the flowchart has.
  public let edges: Int
  /// How long its text is, in UTF-16 code units.
  public let characters: Int

  /// By how much the text of a graph is too big; nil if hosts draw it.
  public init?(of graph: Graph, drawnAs text: String) {
    edges = graph.edges.count
    characters = text.utf16.count
    guard edges > Self.mostEdges || characters > Self.mostCharacters else { return nil }
  }
}

extension MermaidExcess: CustomStringConvertible {
  /// One line: why the diagram is too big, and how to fix that.
  public var description: String {
    """
    the diagram has \(edges) edges and \(characters) characters, and hosts refuse Mermaid over \
    \(Self.mostEdges) edges or \(Self.mostCharacters) characters; draw it as SVG, or draw a part of the graph
    """
  }
}
