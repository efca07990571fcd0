import ArgumentParser
import CoordinatorDiagrams
import CoordinatorGraph

/// Which part of a snapshot a picture shows.
enum View: String, CaseIterable, ExpressibleByArgument {
  /// The coordinators and the tree that they make.
  case hierarchy
  /// The screens that they present, too.
  case screens
  /// Also containers and their dependencies.
  case containers
  /// Everything.
  case all

  func part(of graph: Graph) -> Graph {
    switch self {
    case .hierarchy: graph.hierarchy()
    case .screens: Self.part(of: graph, nodes: [.coordinator, .screen], edges: [.presents])
    case .containers:
      Self.part(
        of: graph,
        nodes: [.coordinator, .screen, .container, .dependency, .service],
        edges: [.presents, .requires, .provides, .adopts, .registers, .resolves]
      )
    case .all: graph
    }
  }

  /// The tree, with more kinds of nodes and edges around it.
  private static func part(of graph: Graph, nodes: Set<Node.Kind>, edges: Set<Edge.Kind>) -> Graph {
    let tree = Set(graph.hierarchy().edges)
    return graph.filtered {
      nodes.contains($0.kind)
    } edges: {
      edges.contains($0.kind) || tree.contains($0)
    }
  }
}

extension Format {
  /// The default view. Formats for programs show everything, since programs can select, and readers of a page
  /// can fold nodes.
  var usualView: View { isForPrograms ? .all : self == .html ? .screens : .hierarchy }
}
