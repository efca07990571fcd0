import CoordinatorGraph

/// How strongly an edge is drawn.
package enum EdgeTone: String, CaseIterable, Sendable {
  /// For what a picture is about.
  case highlight
  /// As a part of the tree.
  case line
  /// For edges of the hierarchy that join nodes which are not next to each other in the tree that is drawn.
  case across
  /// For other relations.
  case quiet
  /// For edges with little information: neither reassuring nor alarming.
  case pale

  /// Its colour on the given page.
  package func colour(_ palette: Palette) -> String {
    switch self {
    case .highlight: palette.highlight
    case .line: palette.line
    case .across: palette.across
    case .quiet: palette.quiet
    case .pale: palette.pale
    }
  }
}

extension EdgeTone {
  /// - Parameter isPale: whether less is known of the edge than of others.
  init(of kind: Edge.Kind, isPale: Bool, isAcross: Bool) {
    self = isPale ? .pale : !Set.hierarchy.contains(kind) ? .quiet : isAcross ? .across : .line
  }
}

extension Edge.Kind {
  /// Whether one object refers to the other, so that ownership matters.
  var isReference: Bool {
    switch self {
    case .child, .holds, .parent, .listener, .presents: true
    case .creates, .requires, .provides, .adopts, .registers, .resolves: false
    }
  }
}
