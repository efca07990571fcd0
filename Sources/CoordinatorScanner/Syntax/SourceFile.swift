import SwiftParser
import SwiftSyntax

/// A file of Swift source.
public struct SourceFile: Hashable, Sendable {
  /// Its path, relative to the project.
  public var path: String

  /// Its module, if known.
  public var module: String?

  /// Its text, in UTF-8.
  public var text: [UInt8]

  /// A file of the given content.
  public init(path: String, module: String? = nil, text: [UInt8]) {
    self.path = path
    self.module = module
    self.text = text
  }
}

extension SourceFile {
  /// The facts of the file. O(length of the text).
  public func facts() -> FileFacts {
    let readable = DeepNesting(text)
    let tree = SyntaxReader.tree(of: readable)
    let reading = FileReading(lines: LineTable(readable.bytes), facts: FileFacts(path: path, module: module))
    reading.read(tree, without: readable.first)
    reading.facts.suppressions = Suppression.all(in: text)
    return reading.facts
  }
}

/// Parses Swift.
enum SyntaxReader {
  static func tree(of text: DeepNesting) -> SourceFileSyntax {
    // The default limit of debug builds of the parser is 20.
    text.bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: DeepNesting.mostLevels)
    }
  }
}

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
