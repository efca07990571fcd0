import CoordinatorGraph

/// How strongly an edge is drawn.
package enum EdgeTone: String, CaseIterable, Sendable {
  /// As a part of the tree.
  case line
  /// For lines across the tree.
  case quiet
  /// For edges with little information: neither reassuring nor alarming.
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

extension EdgeTone {
  /// - Parameter isPale: whether less is known of the edge than of others.
  init(of kind: Edge.Kind, isPale: Bool) {
    self = isPale ? .pale : Set.hierarchy.contains(kind) ? .line : .quiet
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
