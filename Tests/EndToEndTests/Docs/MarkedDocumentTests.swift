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

  @Test(
    "Code examples in lists, quotes, admonitions and indented code are none",
    arguments: [
      "1. a\n\n    ```md\n    M\n    ```\n", "- a\n  - b\n\n      ~~~\n      M\n      ~~~\n", "    M\n",
      "a\n\n\tM\n",
      "- a\n\n      M\n", "!!! note\n\n    ```md\n    M\n    ```\n",
      "??? tip \"x\"\n    ```\n    M\n    ```\n",
      "=== \"Tab\"\n\n    ```\n    M\n    ```\n", "> ```\n> M\n> ```\n", "1) ```\n   M\n   ```\n",
      "<!-- not yet\nM\n-->\n", "!!! note\n\n        M\n",
    ]
  )
  func markersInCodeOfOtherBlocksAreNone(example: String) throws {
    let marker = "<!-- coordviz:begin -->"
    let text = example.replacing("M", with: marker) + "\n\(marker)\n<!-- coordviz:end -->\n"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(try document(text).blocks.map(\.line) == [lines - 2])
  }

  @Test(
    "Markers in lists, admonitions and HTML are markers",
    arguments: [
      "- a\n\n  M\n  E\n", "1. a\n   M\n   E\n", "!!! note\n\n    M\n    E\n",
      "<details>\nM\nE\n</details>\n", "a\nM\nE\n",
    ]
  )
  func markersInOtherBlocks(text: String) throws {
    let text = text.replacing("M", with: "<!-- coordviz:begin -->").replacing(
      "E",
      with: "<!-- coordviz:end -->"
    )
    #expect(try document(text).blocks.count == 1)
  }

  @Test func aByteOrderMarkIsNoPartOfTheFirstLine() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("<!-- coordviz:begin -->\r\n<!-- coordviz:end -->\r\n".utf8)
    let filled = try MarkedDocument(bytes).filled(with: ["\nx\n"])
    #expect(
      filled == [0xEF, 0xBB, 0xBF]
        + Array("<!-- coordviz:begin -->\r\n\r\nx\r\n<!-- coordviz:end -->\r\n".utf8)
    )
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
    if !words.hasPrefix("inside") {
      #expect(error?.problem.contains("<!-- coordviz:begin --> and <!-- coordviz:end -->") == true)
    }
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
