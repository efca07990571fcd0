import SwiftParser
import SwiftSyntax

extension SourceFile {
  var syntax: SourceFileSyntax { text.withUnsafeBufferPointer { Parser.parse(source: $0) } }
}
