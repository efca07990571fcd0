import CoordinatorGraph

/// Declares a coordinator, and in braces the children that it attaches and the screens that it presents.
///
/// ```swift
/// CoordinatorNode("App", role: .root) {
///   ScreenNode("SplashViewController")
///   CoordinatorNode("LogIn", documentation: "Asks who it is.")
/// }
/// ```
public struct CoordinatorNode {
  let statement: GraphStatement

  /// A coordinator.
  ///
  /// - Parameters:
  ///   - name: Its id, which must be unique.
  ///   - type: The name of its type; the same as the name when nil.
  ///   - children: The names of children that are declared elsewhere, for example a child with two parents.
  ///   - contents: The children and screens that are declared here.
  public init(
    _ name: String,
    type: String? = nil,
    role: Node.Role? = nil,
    label: String? = nil,
    module: String? = nil,
    location: SourceLocation? = nil,
    documentation: String? = nil,
    children: [String] = [],
    file: String = #fileID,
    line: Int = #line,
    @CoordinatorBuilder contents: () -> [GraphStatement] = { [] }
  ) {
    let node = Node(declared: name, type, .coordinator, role, label, module, location, documentation)
    let place = SourceLocation(file: file, line: line)
    statement = GraphStatement(place, .coordinator(node, children: children, StatementList(contents())))
  }
}

/// Declares a screen. Inside the braces of a coordinator, that coordinator presents it.
public struct ScreenNode {
  let statement: GraphStatement

  /// A screen with the given name; the other parameters are those of ``CoordinatorNode``.
  public init(
    _ name: String,
    type: String? = nil,
    label: String? = nil,
    module: String? = nil,
    location: SourceLocation? = nil,
    documentation: String? = nil,
    file: String = #fileID,
    line: Int = #line
  ) {
    let node = Node(declared: name, type, .screen, nil, label, module, location, documentation)
    statement = GraphStatement(SourceLocation(file: file, line: line), .node(node))
  }
}
