import CoordinatorGraph

/// What the shapes of one flowchart stand for.
struct Shapes {
  /// Whether round boxes are screens. Where there is nothing else, they are how somebody draws coordinators.
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
