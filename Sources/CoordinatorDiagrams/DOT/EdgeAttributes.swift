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
        ([edge.kind.rawValue, edge.ownership.rawValue, tone.rawValue] + (change.map { [$0.rawValue] } ?? []))
          .joined(separator: " ")
      ),
      DOTAttribute(.tooltip, tooltip),
      DOTAttribute(.color, colour),
    ] + labels + line
      + DOTAttribute.link(to: edge.evidence.first, by: options.sourceLink)
  }

  private var change: ChangeMarks.Change? { options.changes?.edges[edge] }

  private var colour: String {
    change?.style.colours(isDark: options.appearance.isDark).stroke ?? tone.colour(options.appearance.palette)
  }

  /// The line of the change takes the place of what it says again.
  private var line: [DOTAttribute] {
    let marked = change?.line ?? []
    return (edge.ownership.line + edge.kind.ends).filter { old in !marked.contains { $0.name == old.name } }
      + marked
  }

  private var tone: EdgeTone {
    EdgeTone(of: edge.kind, isPale: isOwnershipTold && edge.ownership == .unknown && edge.kind.isReference)
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
    case .unknown: [DOTAttribute(.style, "solid"), DOTAttribute(.penwidth, "1")]
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
