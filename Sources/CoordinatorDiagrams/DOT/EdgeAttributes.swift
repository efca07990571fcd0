import CoordinatorGraph

/// How DOT draws an edge: its line tells the ownership, its ends and label the kind.
struct EdgeAttributes {
  let edge: Edge
  let id: String
  let from: Node
  let to: Node
  var placement: Placement.Edge?

  var all: [DOTAttribute] {
    [
      DOTAttribute(.id, id),
      DOTAttribute(.classes, edge.kind.rawValue + " " + edge.ownership.rawValue),
      DOTAttribute(.tooltip, tooltip),
    ] + labels + edge.ownership.line + edge.kind.ends
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

  /// What nothing is known of is pale, neither reassuring nor alarming.
  fileprivate var line: [DOTAttribute] {
    switch self {
    case .strong: [DOTAttribute(.style, "solid")]
    case .weak: [DOTAttribute(.style, "dashed")]
    case .unowned: [DOTAttribute(.style, "dotted"), DOTAttribute(.penwidth, "1.6")]
    case .unknown: [DOTAttribute(.style, "solid"), DOTAttribute(.color, "#9aa4af")]
    }
  }
}

extension Edge.Kind {
  var ends: [DOTAttribute] {
    switch self {
    case .child: []
    case .holds: [DOTAttribute(.dir, "both"), DOTAttribute(.arrowtail, "diamond")]
    case .creates, .requires, .resolves: [DOTAttribute(.arrowhead, "vee")]
    case .parent, .listener: [DOTAttribute(.dir, "back"), DOTAttribute(.arrowtail, "vee")]
    case .presents: [DOTAttribute(.arrowhead, "dot")]
    case .provides, .registers: [DOTAttribute(.arrowhead, "odot")]
    case .adopts: [DOTAttribute(.arrowhead, "onormal")]
    }
  }
}
