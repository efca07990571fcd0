import SwiftSyntax

/// Finds where a file stops being Swift.
enum BrokenLine {
  /// The offset of the first missing or unexpected token.
  static func first(in tree: SourceFileSyntax, _ lines: LineTable) -> Int? {
    var open = [Syntax(tree)]
    while let node = open.popLast() {
      guard node.hasError else { continue }
      if node.is(UnexpectedNodesSyntax.self) { return lines.startOfCode(from: node.position.utf8Offset) }
      if let token = node.as(TokenSyntax.self), token.presence == .missing {
        return token.position.utf8Offset
      }
      open += node.children(viewMode: .all).reversed()
    }
    return nil
  }
}
