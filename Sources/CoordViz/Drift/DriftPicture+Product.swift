import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

extension DriftPicture {
  /// Tells a drift: the table from format to words or picture.
  func product(as format: DiffFormat, _ looks: Looks) throws -> Product {
    var options = looks.options
    options.changes = marks
    options.title = [options.title, title].compactMap { $0 }.joined(separator: ": ")
    switch format {
    case .text: return Product(text: text, as: .text)
    case .markdown: return Product(text: markdown(options), as: .text)
    case .svg, .png, .pdf: return try DrawnPicture(graph, options).drawn(as: format.rawValue)
    case .html:
      return PicturePage(graph: graph, options: options, captions: looks.captions).product
    case .json: return try json()
    case .mermaid: return Product(mermaid: graph, options)
    }
  }

  private var text: String {
    DriftText(of: drift).lines.map { $0 + "\n" }.joined()
  }

  private func markdown(_ options: DiagramOptions) -> String {
    var options = options
    options.title = nil
    let diagram = MermaidRenderer(options: options).render(graph)
    let isDrawn = MermaidExcess(of: graph, drawnAs: diagram) == nil
    return "**Coordinators:** \(title)\n\n" + (isDrawn ? diagram.fenced(as: "mermaid") + "\n" : "")
      + (text.isEmpty ? "" : text.fenced(as: "text"))
  }

  private struct Document: Encodable {
    struct Difference: Encodable {
      var from: String?
      var node: String?
      var sides: [String]
      var to: String?
    }

    struct Name: Encodable {
      var name: String
      var node: String
      var side: String
    }

    var schemaVersion = 1
    var differences: [Difference]
    var perhapsOne: [Name]
    var sides: [String]
  }

  private func json() throws -> Product {
    let nodes = drift.nodes.filter { drift.isDrift($0.value) }.sorted { $0.key < $1.key }.map { node in
      Document.Difference(node: node.key.rawValue, sides: node.value.sorted().map(\.rawValue))
    }
    let lines = drift.lines.filter { drift.isDrift($0.value) }.map { difference($0.key, $0.value) }
    let document = Document(
      differences: nodes + lines.sorted { ($0.from ?? "", $0.to ?? "") < ($1.from ?? "", $1.to ?? "") },
      perhapsOne: drift.otherNames.map {
        Document.Name(name: $0.name, node: $0.node.rawValue, side: $0.side.rawValue)
      },
      sides: drift.sides.sorted().map(\.rawValue)
    )
    return try Product(json: document)
  }

  private func difference(_ line: Drift.Line, _ owners: Set<Drift.Side>) -> Document.Difference {
    Document.Difference(
      from: line.from.rawValue,
      sides: owners.sorted().map(\.rawValue),
      to: line.to.rawValue
    )
  }
}
