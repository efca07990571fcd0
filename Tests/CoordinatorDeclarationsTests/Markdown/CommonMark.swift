import Foundation
import TestSupport

@testable import CoordinatorDeclarations

/// The blocks of a Markdown text in order, an element for each line of code or HTML: as coordviz reads it, or as `cmark`,
/// the reference implementation, does. Empty lines and white space around lines do not count.
struct MarkdownElements {
  /// As coordviz reads the text.
  static func own(_ text: String) -> [String] {
    var blocks = MarkdownBlocks()
    var elements: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let scalars = line.unicodeScalars.map(\.value)
      let read = blocks.read(scalars[...])
      elements += read.items.map { _ in "item" }
      let content = String(scalars: scalars[read.start...]).trimmed
      switch read.kind {
      case .code, .indentedCode: elements += content.isEmpty ? [] : ["code \(content)"]
      case .html: elements += content.isEmpty ? [] : ["html \(content)"]
      case .heading(let level, _): elements.append("heading \(level)")
      case .blank, .paragraph, .rule, .admonition, .fence, .fenceEnd: continue
      }
    }
    return elements
  }

  /// As `cmark` reads the text.
  static func byCMark(_ text: String) throws -> [String] {
    var command = Command("cmark", ["--to", "xml"])
    command.input = Data(text.utf8)
    var elements: [String] = []
    for part in try command.run().output.split(separator: "<").dropFirst() {
      guard let end = part.firstIndex(of: ">") else { continue }
      let (tag, content) = (part[..<end], part[part.index(after: end)...])
      switch tag.prefix(while: { !" />".contains($0) }) {
      case "item": if !tag.hasPrefix("/") { elements.append("item") }
      case "heading": elements.append("heading \(tag.first(where: \.isNumber) ?? "0")")
      case "code_block": elements += lines(of: content).map { "code \($0)" }
      case "html_block": elements += lines(of: content).map { "html \($0)" }
      default: continue
      }
    }
    return elements
  }

  private static func lines(of xml: Substring) -> [String] {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      .reduce(String(xml)) { $0.replacing($1.0, with: $1.1) }
      .split(separator: "\n").map { String($0.trimmed) }.filter { !$0.isEmpty }
  }

  /// Whether `cmark` is installed.
  static let isThere = (try? Command("cmark", ["--version"]).run().status) == 0
}
