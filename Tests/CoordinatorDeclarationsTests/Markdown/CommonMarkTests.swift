import TestSupport
import Testing

@testable import CoordinatorDeclarations

@Suite("Markdown, as CommonMark has it", .enabled(if: MarkdownElements.isThere))
struct CommonMarkTests {
  private static let code = [
    "```\na\n```\nb", "~~~ swift\na\n```\n~~~~\nb", "````\n```\n````\nb", "   ```\n  a\n  ```\nb",
    "    ```\n    a",
    "``` a`b\nc\n```", "~~~ a`b\nc\n~~~", "```\n\n\n", "```\na\n    ```\nb", "a\n```\nb\n```\nc",
    "    a\n\n    b\nc",
    "a\n    b", "\ta\n \tb\n  \tc", "# h\n    a\nh\n---\n    b", "      a\n    b", "``\na\n``",
    "```\n> a\n```\n- b",
    "> ```\na\n> b", "> ```\n> a\n> ```\nb", "```\na\n``` b\nc\n```", "~~~~\na\n~~~\nb",
  ]

  private static let lists = [
    "- a\n\n  ```\n  b\n  ```\nc", "1. a\n\n    ```\n    b\n    ```\n2. c", "- a\n\n      b",
    "-     a\n\n  b", "- a\n  - b\n    - c\n        d",
    "10) a\n\n    b\n\n        c", "a\n1. b\n\na\n2. b", "a\n-\nb", "-\n  a\n-\n\n  a",
    "- a\n> - b\n>   c\n- d", "- - - a\n- - -", "* a\n * b\n  * c\n   * d\n    * e",
    "1234567890. a", "123456789. a", "-a\n+ a\n1.a", "- ```\n  a\n b\n- c", "- a\n\n\n  b\n\n\n      c",
    "> 1. a\n>\n>        b\n> 2. c", "-\ta\n\n\tb\n\n\t  c",
    "- a\nb\n\nc", "- # h\n- h\n  ---\n  a", "  - a\n\n    b\n   c", "- <div>\n  a\n\n      b\n- c", "-\t\ta",
    "- a\n\n\t\tb", ">\t\ta", "1.  a\n\n    b\n   c",
  ]

  private static let html = [
    "<div>\n```\na\n```\n\n```\nb\n```", "<!-- a\n\n    b\n```\n--> c\n    d", "<!-- a -->\n    b",
    "a\n<!-- b -->\nc", "a\n<b>\nc",
    "<b>a</b>\n    c", "<pre>\n\n```\n</pre>\n    a", "<script>\n\n# a\n</script>\n# a",
    "    <div>\n", "   <div>\n    a",
    "<details>\n<summary>a</summary>\n\n```\nb\n```\n\n</details>", "</div>\n# a",
    "<a href=\"x\n# e", "<a b=c\"d>\n# e", "</a b>\n# e", "<div/>\n# e", "<h1>a\n# e",
    "- <!--\n\n  ```\n  -->\n  a",
    "> <pre>\n> a\nb", "<STYLE>\n\na\n</Style>\n    b", "<textarea>\n\n</pre>\n    a", "<prefix>a\n# e",
  ]

  @Test("Code, lists and HTML", arguments: code + lists + html)
  func examples(text: String) throws {
    #expect(MarkdownElements.own(text) == (try MarkdownElements.byCMark(text)), "\(text)")
  }

  @Test("Random texts of the marks that start and end blocks")
  func randomTexts() throws {
    var random = SeededGenerator(seed: 45)
    for _ in 0..<300 {
      let text = Self.text(&random)
      let (own, other) = (MarkdownElements.own(text), try MarkdownElements.byCMark(text))
      #expect(own == other, "\(text.debugDescription)")
      if own != other { return }
    }
  }

  private static let containers = ["> ", ">", "- ", "* ", "1. ", "2) ", "10. ", "-\t"]
  private static let indents = ["", "", "", "", " ", "  ", "   ", "    ", "     ", "      ", "\t"]
  private static let contents = [
    "a", "a", "", "", "```", "````", "~~~", "``` swift", "```a`b", "# h", "---", "===", "***", "<div>",
    "</div>", "<pre>", "a</pre>",
    "<!-- a -->", "<!--", "-->", "<details>", "-", "1.",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 2...12, using: &random)).map { _ in
      let marks = (0..<max(0, Int.random(in: -2...2, using: &random))).map { _ in
        (indents.randomElement(using: &random) ?? "") + (containers.randomElement(using: &random) ?? "")
      }
      let (indent, content) = (indents.randomElement(using: &random), contents.randomElement(using: &random))
      return marks.joined() + (indent ?? "") + (content ?? "")
    }.joined(separator: "\n")
  }

  @Test("A text that nests deeply takes no longer")
  func deep() {
    var blocks = MarkdownBlocks()
    let line = Array(repeating: UInt32(0x3E), count: 200_000) + [0x61]
    for _ in 0..<5 { _ = blocks.read(line[...]) }
    let items = Array("- ".unicodeScalars.map(\.value))
    _ = blocks.read(Array((0..<50_000).map { _ in items }.joined())[...])
    for _ in 0..<50_000 { _ = blocks.read([][...]) }
    #expect(blocks.containers.count <= 100)
  }
}

@Suite("Markdown of other tools")
struct OtherMarkdownTests {
  private func hidden(_ text: String) -> [Bool] {
    var blocks = MarkdownBlocks()
    return text.split(separator: "\n", omittingEmptySubsequences: false).map {
      blocks.meaning(of: String($0)) == .hidden
    }
  }

  @Test(
    "Admonitions and tabs of MkDocs contain what is indented",
    arguments: [
      "!!! note\n    ```\n    a\n    ```\n    b", "??? note \"Title\"\n\n    ```\n    a\n    ```\n    b",
      "???+ note\n    ~~~\n    a\n    ~~~\n    b", "=== \"Tab\"\n\n    ```\n    a\n    ```\n\n    b",
    ]
  )
  func admonitions(text: String) {
    let hidden = hidden(text)
    #expect(hidden.count { $0 } == 3 && hidden.last == false)
  }

  @Test("Later lines of a comment are hidden, its first is not")
  func comments() {
    #expect(hidden("<!-- a\n<!-- b -->\n<!-- c -->") == [false, true, false])
    #expect(hidden("<div>\n<!-- b -->\n</div>") == [false, false, false])
  }
}
