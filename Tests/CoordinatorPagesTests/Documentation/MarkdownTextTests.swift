import Mustache
import TestSupport
import Testing

@testable import CoordinatorPages

@Suite("Text in Markdown")
struct MarkdownTextTests {
  @Test(arguments: [
    ("plain words", "plain words"), ("*a*", "\\*a\\*"), ("- a", "\\- a"), ("1. a", "1\\. a"),
    ("12) a", "12\\) a"),
    ("<b>", "\\<b\\>"), ("a|b", "a\\|b"), ("@Metadata", "\\@Metadata"), ("a\nb", "a b"), ("\u{202E}a", "a"),
    ("2.5", "2\\.5"), ("홈", "홈"),
  ])
  func isEscaped(text: String, markdown: String) {
    #expect(MarkdownText().escapeText(text) == markdown)
  }

  @Test(arguments: [("a.b", "`a.b`"), ("a`b", "a\\`b"), ("a|b", "a\\|b"), ("", "")])
  func codeThatCannotBeCodeIsText(text: String, markdown: String) {
    #expect(MarkdownCode().escapeText(text) == markdown)
  }

  @Test func everyTemplateIsRead() {
    for name in Templates.files.keys {
      #expect(Templates.library.getTemplate(named: name) != nil, "\(name)")
    }
  }

  /// A sign and an accent are one character, and in HTML still the sign.
  @Test func aSignUnderAnAccentEndsNoAttribute() {
    let line: [String: Any] = ["source": ["label": "<\u{301}b", "place": "\"\u{301} id='\u{301}"]]
    #expect(
      Templates.render(line, with: "site_line")
        == "<span class=\"source\" title=\"&quot;\u{301} id=&#39;\u{301}\">&lt;\u{301}b</span>"
    )
  }

  @Test func aMarkIsOfItsOwnPlaceAlone() {
    let file = PageFile(path: "coordinators/Home.md", text: "# Home", comment: PageFile.markup)
    #expect(PageFile.isPage(file.bytes, at: "coordinators/Home.md"))
    #expect(PageFile.isPage(file.bytes + Array("\r\n\n".utf8), at: "coordinators/Home.md"))
    #expect(!PageFile.isPage(file.bytes, at: "coordinators/Copy.md"))
    #expect(!PageFile.isPage(file.bytes, at: "coordinators/Home"))
    #expect(!PageFile.isPage(file.bytes + Array("mine\n".utf8), at: "coordinators/Home.md"))
    #expect(!PageFile.isPage(Array("# Home\n".utf8), at: "coordinators/Home.md"))
  }
}
