import CoordinatorAnalysis
import CoordinatorGraph

/// A diff for programs; docs/guides/comment-on-pull-requests.md describes the format.
struct DiffJSON {
  private let document: Document

  init(_ diff: GraphDiff) {
    document = Document(
      added: diff.added.map(Item.init),
      changed: diff.changed.map { Changed(node: Item($0.value), details: $0.details.map(Detail.init)) },
      edges: Edges(
        added: diff.addedEdges.map(Arrow.init),
        changed: diff.changedEdges.map {
          ChangedArrow(edge: Arrow($0.value), details: $0.details.map(Detail.init))
        },
        removed: diff.removedEdges.map(Arrow.init)
      ),
      findings: Findings(diff),
      moved: diff.moved.map {
        Moved(node: Item($0.node), from: $0.from.map(\.rawValue), to: $0.to.map(\.rawValue))
      },
      perhapsRenamed: diff.renamed.map { Renamed(from: Item($0.from), to: Item($0.to)) },
      removed: diff.removed.map(Item.init)
    )
  }

  var product: Product {
    get throws { try Product(json: document) }
  }

  private struct Document: Encodable {
    var schemaVersion = 1
    var added: [Item]
    var changed: [Changed]
    var edges: Edges
    var findings: Findings
    var moved: [Moved]
    var perhapsRenamed: [Renamed]
    var removed: [Item]
  }

  private struct Item: Encodable {
    var id: String
    var kind: String
    var name: String

    init(_ node: Node) {
      (id, kind, name) = (node.id.rawValue, node.kind.rawValue, node.name)
    }
  }

  private struct Detail: Encodable {
    var what: String
    var from: String
    var to: String

    init(_ detail: GraphDiff.Detail) {
      (what, from, to) = (detail.what, detail.from, detail.to)
    }
  }

  private struct Arrow: Encodable {
    var from: String
    var kind: String
    var to: String

    init(_ edge: Edge) {
      (from, kind, to) = (edge.from.rawValue, edge.kind.rawValue, edge.to.rawValue)
    }
  }

  private struct Told: Encodable {
    var file: String?
    var line: Int?
    var message: String
    var rule: String
    var severity: String

    init(_ finding: Finding) {
      (file, line) = (finding.location?.file, finding.location?.line)
      (message, rule, severity) = (finding.message, finding.rule, finding.severity.rawValue)
    }
  }

  private struct Changed: Encodable {
    var node: Item
    var details: [Detail]
  }

  private struct ChangedArrow: Encodable {
    var edge: Arrow
    var details: [Detail]
  }

  private struct Moved: Encodable {
    var node: Item
    var from: [String]
    var to: [String]
  }

  private struct Renamed: Encodable {
    var from: Item
    var to: Item
  }

  private struct Edges: Encodable {
    var added: [Arrow]
    var changed: [ChangedArrow]
    var removed: [Arrow]
  }

  private struct Findings: Encodable {
    var gone: [Told]
    var new: [Told]
    var reworded: [Reworded]

    init(_ diff: GraphDiff) {
      (gone, new) = (diff.goneFindings.map(Told.init), diff.newFindings.map(Told.init))
      reworded = diff.rewordedFindings.map { Reworded(from: Told($0.from), to: Told($0.to)) }
    }
  }

  private struct Reworded: Encodable {
    var from: Told
    var to: Told
  }
}
