import TestSupport
import Testing

@testable import coordviz

@Suite("Markers in Markdown")
struct MarkedDocumentTests {
  private func document(_ text: String) throws -> MarkedDocument { try MarkedDocument(Array(text.utf8)) }

  private func filled(_ text: String, _ contents: String...) throws -> String {
    String(decoding: try document(text).filled(with: contents), as: UTF8.self)
  }

  @Test func onlyTheBlocksAreReplaced() throws {
    let text =
      "a\n<!-- coordviz:begin -->\nold\n<!-- coordviz:end -->\nb\n<!--coordviz:begin x=1-->\n<!--coordviz:end-->"
    #expect(
      try filled(text, "1\n", "2\n")
        == "a\n<!-- coordviz:begin -->\n1\n<!-- coordviz:end -->\nb\n<!--coordviz:begin x=1-->\n2\n<!--coordviz:end-->"
    )
    #expect(try document(text).blocks.map(\.line) == [2, 6])
    #expect(try document(text).blocks.map(\.options) == ["", " x=1"])
  }

  @Test func whatWasFilledIsFoundAgain() throws {
    for (newline, indent) in [("\n", ""), ("\r\n", ""), ("\n", "  ")] {
      let text = ["\(indent)<!-- coordviz:begin -->", "\(indent)<!-- coordviz:end -->", "é"].joined(
        separator: newline
      )
      let content = "\n```mermaid\ngraph TD\n```\n\n"
      let result = try filled(text, content)
      let again = try document(result)
      #expect(again.content(of: again.blocks[0]) == content)
      #expect(try filled(result, content) == result)
      #expect(newline == "\n" || !result.replacing("\r\n", with: "").utf8.contains(0x0A))
    }
  }

  @Test func bytesThatAreNoTextStay() throws {
    let bytes: [UInt8] =
      [0xFF, 0x0A] + Array("<!-- coordviz:begin -->\n<!-- coordviz:end -->\n".utf8) + [0xFE]
    let filled = try MarkedDocument(bytes).filled(with: ["x\n"])
    #expect(filled.first == 0xFF)
    #expect(filled.last == 0xFE)
  }

  @Test(arguments: ["```", "~~~~", "````md"])
  func markersInCodeAreNone(fence: String) throws {
    let close = String(fence.prefix { "`~".contains($0) })
    let text = "\(fence)\n<!-- coordviz:begin -->\n\(close)\n<!-- coordviz:begin -->\n<!-- coordviz:end -->\n"
    #expect(try document(text).blocks.map(\.line) == [4])
  }

  @Test(arguments: [
    ("<!-- coordviz:begin -->\nx", 1, "has no end"),
    ("<!-- coordviz:begin -->\n```\n<!-- coordviz:end -->", 1, "outside of code"),
    ("<!-- coordviz:end -->", 1, "but none has begun"),
    (
      "<!-- coordviz:begin -->\n\n<!-- coordviz:begin -->\n<!-- coordviz:end -->", 3,
      "inside the block of line 1"
    ),
    ("<!-- coordviz:begn -->", 1, "unknown marker 'coordviz:begn'"),
  ])
  func markersThatDoNotFitAreRefused(text: String, line: Int, words: String) {
    let error = #expect(throws: MarkerError.self) { try document(text) }
    #expect(error?.line == line)
    #expect(error?.problem.contains(words) == true)
  }

  @Test func optionsAreWords() throws {
    let words = try MarkerWords.arguments(
      " focus=Home title=\"My App\" fold only='A B'  --depth=2 x=\"\" ",
      line: 1
    )
    #expect(words == ["--focus=Home", "--title=My App", "--fold", "--only=A B", "--depth=2", "--x="])
    #expect(throws: MarkerError.self) { try MarkerWords.arguments("title=\"a", line: 1) }
  }
}
