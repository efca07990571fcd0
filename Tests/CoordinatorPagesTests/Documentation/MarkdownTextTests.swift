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
    for file in Templates.files {
      #expect(Templates.library.getTemplate(named: file.name) != nil, "\(file.name)")
    }
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
