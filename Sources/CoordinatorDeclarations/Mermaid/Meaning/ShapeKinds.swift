import CoordinatorGraph

/// The kinds of nodes that the shapes in one flowchart stand for.
struct ShapeKinds {
  /// Whether round boxes are screens. In a flowchart of round boxes only, they are coordinators.
  private let roundIsScreen: Bool

  init(_ flowchart: Flowchart) {
    roundIsScreen = !flowchart.vertices.allSatisfy { $0.shape == .round }
  }

  /// A name that ends in Coordinator is one, whatever its shape.
  func kind(of vertex: Flowchart.Vertex, name: String) -> Node.Kind {
    if name.hasSuffix("Coordinator") { return .coordinator }
    return switch vertex.shape {
    case .round: roundIsScreen ? .screen : .coordinator
    case .subroutine: .container
    case .hexagon: .dependency
    case .cylinder: .service
    case .stadium: .module
    case .box, .other, nil: .coordinator
    }
  }
}
