import CoordinatorGraph

/// Collects the declarations of a graph: coordinators, screens, containers, and any other nodes and edges.
@resultBuilder
public enum GraphBuilder: StatementBuilder {
  /// A coordinator without a parent.
  public static func buildExpression(_ coordinator: CoordinatorNode) -> [GraphStatement] {
    [coordinator.statement]
  }

  /// A screen that no coordinator presents.
  public static func buildExpression(_ screen: ScreenNode) -> [GraphStatement] { [screen.statement] }

  /// A container.
  public static func buildExpression(_ container: ContainerNode) -> [GraphStatement] {
    [container.statement]
  }

  /// A node as it is.
  public static func buildExpression(
    _ node: Node,
    file: String = #fileID,
    line: Int = #line
  ) -> [GraphStatement] {
    [GraphStatement(SourceLocation(file: file, line: line), .node(node))]
  }

  /// An edge as it is, between nodes that are declared anywhere.
  public static func buildExpression(
    _ edge: Edge,
    file: String = #fileID,
    line: Int = #line
  ) -> [GraphStatement] {
    [GraphStatement(SourceLocation(file: file, line: line), .edge(edge))]
  }

  /// Declarations that a function returned.
  public static func buildExpression(_ statements: [GraphStatement]) -> [GraphStatement] { statements }
}

/// Collects the content of a coordinator: its children and its screens.
@resultBuilder
public enum CoordinatorBuilder: StatementBuilder {
  /// A child.
  public static func buildExpression(_ child: CoordinatorNode) -> [GraphStatement] { [child.statement] }

  /// A screen that the coordinator presents.
  public static func buildExpression(_ screen: ScreenNode) -> [GraphStatement] { [screen.statement] }
}

/// Collects statements, whatever they declare.
public protocol StatementBuilder {}

extension StatementBuilder {
  /// Statements one after the other.
  public static func buildBlock(_ parts: [GraphStatement]...) -> [GraphStatement] { parts.flatMap { $0 } }

  /// Statements of an `if` without `else`.
  public static func buildOptional(_ part: [GraphStatement]?) -> [GraphStatement] { part ?? [] }

  /// Statements of an `if`.
  public static func buildEither(first part: [GraphStatement]) -> [GraphStatement] { part }

  /// Statements of an `else`.
  public static func buildEither(second part: [GraphStatement]) -> [GraphStatement] { part }

  /// Statements of a `for`.
  public static func buildArray(_ parts: [[GraphStatement]]) -> [GraphStatement] { parts.flatMap { $0 } }
}
