import Foundation
import Testing

@testable import CoordinatorPages

@Suite("The live page")
struct LivePageTests {
  @Test func nothingInThePageRunsOrLooksInline() {
    let page = LivePage.html()
    #expect(!page.contains("<script>") && !page.contains("<style") && !page.contains("style="))
    #expect(page.range(of: "\\son[a-z]+=", options: .regularExpression) == nil)
    #expect(page.range(of: "(src|href)=\"(?!live\\.|icon\\.)", options: .regularExpression) == nil)
    #expect(!page.contains("{{"))
  }

  @Test func theScriptMakesNoMarkupOfWhatAppsSay() {
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"] {
      #expect(!LivePage.script.contains(word), "\(word)")
    }
  }

  @Test func eachElementThatTheScriptAsksForIsThere() {
    let page = LivePage.html()
    for id in matches(of: "byID\\(\"([a-z-]+)\"\\)", in: LivePage.script) {
      // The graph of a page in a file.
      guard id != "viewer-snapshot" else { continue }
      #expect(page.contains("id=\"\(id)\""), "\(id)")
    }
  }

  private func matches(of pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let range = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: range).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }
  }
}
