import CoordinatorGraph

/// The part that a node plays in a picture: pictures tell each from the others by its colours, its shape and the
/// weight of its outline.
package enum NodePart: String, CaseIterable, Hashable, Sendable {
  case root, tabContainer, tab
  /// A coordinator that leads to others.
  case flow
  /// A coordinator that leads to no other.
  case leaf
  case screen, container, dependency, service, module

  /// Roles, and kinds of other nodes than coordinators, have the names of their parts.
  package init(of node: Node, isRoot: Bool, isLeaf: Bool) {
    let part: Self = isRoot ? .root : isLeaf ? .leaf : .flow
    let name = node.role?.rawValue ?? node.kind.rawValue
    self = Self(rawValue: name) ?? part
  }

  /// The least width of its outline, in points.
  package var weight: Double {
    switch self {
    case .root: 2.5
    case .tabContainer: 2
    case .flow: 1.5
    default: 1
    }
  }
}

extension Theme {
  /// How nodes of a part look; nil: as the picture draws them.
  ///
  /// - Parameter kind: what the nodes are that play the part.
  package func style(of part: NodePart, kind: Node.Kind) -> NodeStyle? {
    switch part {
    case .root: roles[.root] ?? kinds[kind]
    case .tabContainer: roles[.tabContainer] ?? kinds[kind]
    case .tab: roles[.tab] ?? kinds[kind]
    case .leaf: leaf ?? kinds[kind]
    default: kinds[kind]
    }
  }
}

extension Drawing {
  /// The part of each node, in the order of the drawing. O(n + m).
  package var parts: [NodePart] {
    nodes.indices.map { number in
      let isLeaf = !isCut[number] && !edges[number].contains { Set.hierarchy.contains($0.kind) }
      return NodePart(of: nodes[number], isRoot: isRoot[number], isLeaf: isLeaf)
    }
  }
}
