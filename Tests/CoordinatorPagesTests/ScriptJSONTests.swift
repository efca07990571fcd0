import Foundation
import TestSupport
import Testing

@testable import CoordinatorPages

@Suite("JSON in scripts")
struct ScriptJSONTests {
  private static let pieces = [
    "<", ">", "&", "</script>", "<!--", "]]>", "\u{2028}", "\u{2029}", "\u{2027}", "\u{202A}", "\u{A8}",
    "\u{A9}", "¨", "홈",
    "\u{1F600}", "\u{301}", "\\", "\"", "\n", "\u{0}", "a", "/", "\\u2028",
  ]

  @Test("Any text comes back, and none of it ends an element or a line", arguments: UInt64(0)..<200)
  func anyText(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let texts = (0..<10).map { _ in
      (0..<Int.random(in: 0...8, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
        .joined()
    }
    let value = Dictionary(texts.map { ($0, [$0]) }) { first, _ in first }
    let json = ScriptJSON.text(of: value)
    #expect(!json.unicodeScalars.contains { "<>&\u{2028}\u{2029}\n".unicodeScalars.contains($0) })
    #expect(try JSONDecoder().decode([String: [String]].self, from: Data(json.utf8)) == value)
    #expect(ScriptJSON.text(of: value) == json)
  }

  @Test func onlyWhatMustBeIsSpeltOut() {
    #expect(
      ScriptJSON.text(of: ["b": "a/b <i> & \u{2028}", "a": "홈¨©"])
        == #"{"a":"홈¨©","b":"a/b \u003ci\u003e \u0026 \u2028"}"#
    )
  }
}
