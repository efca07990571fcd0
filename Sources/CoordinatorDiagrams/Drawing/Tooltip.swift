import CoordinatorGraph

/// The tooltip of a part of the picture: one line of at most 400 scalars, and further lines of at most 160.
package struct Tooltip: Sendable {
  package let lines: [String]

  package init(_ first: String, _ rest: [String] = []) {
    lines = [first.line(of: 400)] + rest.map { $0.line(of: 160) }
  }

  /// The name of a node, its type, the first line of its documentation, and its unknown parts.
  package init(of node: Node) {
    let type = node.type == node.name ? nil : node.type
    let summary = node.documentation?.split(whereSeparator: \.isNewline).first.map(String.init)
    let lines = [type, summary].compactMap { $0 }.filter { !$0.isEmpty }
    self.init(node.name.isEmpty ? node.caption : node.name, lines + Self.doubts(of: node))
  }

  /// The ends of an edge, its kind, ownership, label and property.
  package init(of edge: Edge, from: Node, to: Node) {
    let details = [edge.label, edge.via.map { "via \($0)" }, edge.condition.map { "if \($0)" }]
    let doubt = edge.isPossible ? ["one of several possible targets of the same line"] : []
    self.init(
      "\(from.caption) → \(to.caption)",
      ["\(edge.kind.rawValue), \(edge.ownership.words)"] + details.compactMap { $0 }.filter { !$0.isEmpty }
        + doubt
    )
  }

  /// Three reasons at most, because Graphviz limits the length of strings.
  private static func doubts(of node: Node) -> [String] {
    let more = node.unknown.count - 3
    return node.unknown.prefix(3).map { "unknown: \($0)" } + (more > 0 ? ["and \(more) more reasons"] : [])
  }
}

extension Ownership {
  fileprivate var words: String { self == .unknown ? "ownership unknown" : rawValue }
}

extension String {
  /// One line of visible characters for the first `length` scalars; `…` marks a cut.
  fileprivate func line(of length: Int) -> String {
    if isPlain, utf8.count <= length { return self }
    let isLonger = unicodeScalars.dropFirst(length).first != nil
    return isLonger ? String(unicodeScalars.prefix(length)).oneLine + "…" : oneLine
  }
}
