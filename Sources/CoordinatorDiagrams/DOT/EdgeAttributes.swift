import CoordinatorGraph

/// How DOT draws an edge: its line tells the ownership by dashes and width, its ends and label the kind.
struct EdgeAttributes {
  let edge: Edge
  let id: String
  let from: Node
  let to: Node
  let options: DiagramOptions
  /// Whether the graph tells of any edge how it keeps its target alive.
  let isOwnershipTold: Bool
  var placement: Placement.Edge?

  var all: [DOTAttribute] {
    [
      DOTAttribute(.id, id),
      DOTAttribute(
        .classes,
        [edge.kind.rawValue, edge.ownership.rawValue, tone.rawValue].joined(separator: " ")
      ),
      DOTAttribute(.tooltip, tooltip),
      DOTAttribute(.color, tone.colour(options.appearance.palette)),
    ] + labels + edge.ownership.line + edge.kind.ends
      + DOTAttribute.link(to: edge.evidence.first, by: options.sourceLink)
  }

  private var tone: EdgeTone {
    if edge.ownership == .unknown, isOwnershipTold { return .pale }
    return Set.hierarchy.contains(edge.kind) ? .line : .quiet
  }

  /// Spaces keep the words off the line.
  private var labels: [DOTAttribute] {
    if let placement { return placement.attributes }
    return edge.writing.map { [DOTAttribute(.label, " \(DOTText.label($0)) ")] } ?? []
  }

  private var tooltip: String {
    let details = [edge.label, edge.via.map { "via \($0)" }].compactMap { $0 }.filter { !$0.isEmpty }
    return DOTText.tooltip(
      "\(from.caption) → \(to.caption)",
      ["\(edge.kind.rawValue), \(edge.ownership.words)"] + details
    )
  }
}

extension Ownership {
  fileprivate var words: String { self == .unknown ? "ownership unknown" : rawValue }

  var line: [DOTAttribute] {
    switch self {
    case .strong: [DOTAttribute(.style, "solid"), DOTAttribute(.penwidth, "1.5")]
    case .weak: [DOTAttribute(.style, "dashed"), DOTAttribute(.penwidth, "1.1")]
    case .unowned: [DOTAttribute(.style, "dotted"), DOTAttribute(.penwidth, "1.8")]
    case .unknown: [DOTAttribute(.style, "solid"), DOTAttribute(.penwidth, "0.8")]
    }
  }
}

/// How strongly an edge is drawn.
package enum EdgeTone: String, CaseIterable, Sendable {
  /// As a part of the tree.
  case line
  /// As what lies over the tree.
  case quiet
  /// As what less is known of than of others: neither reassuring nor alarming.
  case pale

  /// Its colour on the given page.
  package func colour(_ palette: Palette) -> String {
    switch self {
    case .line: palette.line
    case .quiet: palette.quiet
    case .pale: palette.pale
    }
  }
}

extension Edge.Kind {
  var ends: [DOTAttribute] {
    switch self {
    case .child: []
    case .holds: [DOTAttribute(.dir, "both"), DOTAttribute(.arrowtail, "diamond")]
    case .creates, .resolves: [DOTAttribute(.arrowhead, "vee")]
    // A socket and the ball that fits it.
    case .requires: [DOTAttribute(.arrowhead, "curve")]
    case .provides: [DOTAttribute(.arrowhead, "odot")]
    case .registers: [DOTAttribute(.arrowhead, "obox")]
    case .parent, .listener: [DOTAttribute(.dir, "back"), DOTAttribute(.arrowtail, "vee")]
    case .presents: [DOTAttribute(.arrowhead, "dot")]
    case .adopts: [DOTAttribute(.arrowhead, "onormal")]
    }
  }
}
