/// States a coordinator, and in braces the children that it attaches and the screens that it presents.
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
  ///   - name: Its id; no other node has it.
  ///   - type: The name of its type; the same as the name when nil.
  ///   - children: The names of children that are stated elsewhere, such as the second parent of one.
  ///   - contents: The children and screens that are stated here.
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
    let node = Node(
      id: NodeID(name),
      type: type ?? name,
      role: role,
      label: label,
      module: module,
      location: location,
      documentation: documentation
    )
    let place = SourceLocation(file: file, line: line)
    statement = GraphStatement(place, .coordinator(node, children: children, StatementList(contents())))
  }
}

/// States a screen: one that a coordinator presents when it stands in the braces of a coordinator.
public struct ScreenNode {
  let statement: GraphStatement

  /// A screen of the given name; the other words are as those of ``CoordinatorNode``.
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
    let node = Node(
      id: NodeID(name),
      type: type ?? name,
      kind: .screen,
      label: label,
      module: module,
      location: location,
      documentation: documentation
    )
    statement = GraphStatement(SourceLocation(file: file, line: line), .node(node))
  }
}
