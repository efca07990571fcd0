import CoordinatorGraph

/// The outline of a node: it tells what the node is without colour.
public enum NodeShape: Hashable, Sendable {
  /// A coordinator.
  case box
  /// A coordinator that shows its children side by side: a box with a rider on top.
  case rider
  /// A screen: a box with round corners.
  case rounded
  /// A container: a box with two lugs on its left.
  case lugged
  /// What a container hands out or asks for.
  case hexagon
  /// A service.
  case ellipse
  /// A module.
  case folder

  /// The outline of the given node.
  public init(of node: Node) {
    self =
      switch node.kind {
      case .coordinator: node.role == .tabContainer ? .rider : .box
      case .screen: .rounded
      case .container: .lugged
      case .dependency: .hexagon
      case .service: .ellipse
      case .module: .folder
      }
  }

  /// The size in points of the box that the outline fills around a label of the given size.
  public func size(aroundWidth width: Double, height: Double) -> (width: Double, height: Double) {
    let (width, height) = (width + 26, max(height + 14, 32))
    return switch self {
    case .box, .rider, .rounded, .folder: (width, height)
    case .lugged: (width + 8, height)
    case .hexagon: (width + height * 0.6, height)
    case .ellipse: (width * 1.2, height * 1.25)
    }
  }

  /// The name that Graphviz knows it by.
  var name: String {
    switch self {
    case .box, .rounded: "box"
    case .rider: "tab"
    case .lugged: "component"
    case .hexagon: "hexagon"
    case .ellipse: "ellipse"
    case .folder: "folder"
    }
  }
}
