import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams

@Suite("Captions")
struct CaptionTests {
  @Test("are one short line of visible characters", arguments: RandomGraph.hostileNames)
  func visible(name: String) {
    #expect(!name.caption.isEmpty)
    #expect(!name.caption.contains { $0.isNewline || $0 == "\t" || $0 == "\u{202E}" || $0 == "\u{0}" })
    #expect(name.caption.first != " " && name.caption.last != " ")
  }

  @Test("of 80 letters stay, of more are cut with an ellipsis, never behind a joiner")
  func length() {
    let letters = String(repeating: "a", count: 10_000)
    #expect(String(letters.prefix(80)).caption == letters.prefix(80))
    #expect(letters.caption == letters.prefix(79) + "…")
    #expect((letters.prefix(77) + "👩\u{200D}👩 b").caption == letters.prefix(77) + "👩…")
  }

  @Test("keep the letters of every script and the joiners of emoji", arguments: ["홈 코디네이터", "👩‍👩‍👧", "مرحبا"])
  func scripts(name: String) {
    #expect(name.caption == name)
  }

  @Test("mark nodes that the graph may not know all of")
  func unknown() {
    #expect(Node(id: "a", type: "A", unknown: ["no reflection metadata"]).caption == "A ?")
  }
}
