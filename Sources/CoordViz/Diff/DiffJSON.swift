import CoordinatorAnalysis
import CoordinatorGraph

extension GraphDiff {
  /// The diff for programs; docs/guides/comment-on-pull-requests.md describes the format.
  var json: JSONValue {
    let edges: JSONValue = [
      "added": .list(addedEdges, \.json),
      "changed": .list(changedEdges) { ["edge": $0.value.json, "details": .list($0.details, \.json)] },
      "removed": .list(removedEdges, \.json),
    ]
    let findings: JSONValue = [
      "gone": .list(goneFindings, \.json),
      "new": .list(newFindings, \.json),
      "reworded": .list(rewordedFindings) { ["from": $0.from.json, "to": $0.to.json] },
    ]
    return [
      "schemaVersion": .number(1),
      "added": .list(added, \.json),
      "changed": .list(changed) { ["node": $0.value.json, "details": .list($0.details, \.json)] },
      "edges": edges,
      "findings": findings,
      "moved": .list(moved) {
        ["node": $0.node.json, "from": .list($0.from, \.json), "to": .list($0.to, \.json)]
      },
      "perhapsRenamed": .list(renamed) { ["from": $0.from.json, "to": $0.to.json] },
      "removed": .list(removed, \.json),
    ]
  }
}

extension NodeID {
  fileprivate var json: JSONValue { .text(rawValue) }
}

extension Node {
  fileprivate var json: JSONValue { ["id": id.json, "kind": .text(kind.rawValue), "name": .text(name)] }
}

extension Edge {
  fileprivate var json: JSONValue { ["from": from.json, "kind": .text(kind.rawValue), "to": to.json] }
}

extension GraphDiff.Detail {
  fileprivate var json: JSONValue { ["what": .text(what), "from": .text(from), "to": .text(to)] }
}

extension Finding {
  fileprivate var json: JSONValue {
    [
      "file": location.map { .text($0.file) },
      "line": location.map { .number($0.line) },
      "message": .text(message),
      "rule": .text(rule),
      "severity": .text(severity.rawValue),
    ]
  }
}
