import CoordinatorGraph

/// How DOT draws an edge: its line tells the ownership, its ends and label the kind.
struct EdgeAttributes {
  let edge: Edge
  let id: String
  let from: Node
  let to: Node

  var all: [DOTAttribute] {
    [
      DOTAttribute(.id, id),
      DOTAttribute(.classes, edge.kind.rawValue + " " + edge.ownership.rawValue),
      DOTAttribute(.tooltip, DOTText.tooltip(tooltipLines)),
    ] + (label.map { [DOTAttribute(.label, DOTText.label($0, limit: 40))] } ?? []) + edge.ownership.line
      + edge.kind.ends + edge.kind.placement
  }

  /// Attached children are the rule and need no word; the others say what they are.
  private var label: String? {
    edge.label ?? (edge.kind == .child ? nil : edge.kind.rawValue)
  }

  private var tooltipLines: [String] {
    let via = edge.via.map { "via \($0)" }
    let full = edge.label.flatMap { $0.isEmpty ? nil : $0 }
    return ["\(from.visibleName) → \(to.visibleName)", "\(edge.kind.rawValue), \(edge.ownership.words)", full, via].compactMap { $0 }
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
  fileprivate var ends: [DOTAttribute] {
    switch self {
    case .child: []
    case .holds: [DOTAttribute(.dir, "both"), DOTAttribute(.arrowtail, "diamond")]
    case .creates, .requires, .resolves: [DOTAttribute(.arrowhead, "vee")]
    case .parent, .listener: [DOTAttribute(.arrowhead, "vee")]
    case .presents: [DOTAttribute(.arrowhead, "dot")]
    case .provides, .registers: [DOTAttribute(.arrowhead, "odot")]
    case .adopts: [DOTAttribute(.arrowhead, "onormal")]
    }
  }

  /// What leads up must not pull its target below its source.
  fileprivate var placement: [DOTAttribute] {
    self == .parent || self == .listener ? [DOTAttribute(.constraint, "false")] : []
  }
}
