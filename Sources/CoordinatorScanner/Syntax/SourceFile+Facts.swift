import SwiftParser
import SwiftSyntax

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
