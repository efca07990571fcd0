import Foundation
import Testing

@testable import CoordinatorPages

@Suite("The live page")
struct LivePageTests {
  @Test func eachWordThatItSaysIsThereInBothLanguages() throws {
    let languages = LiveContent().languages
    let english = try #require(languages["en"]?.words)
    let korean = try #require(languages["ko"]?.words)
    #expect(english.keys.sorted() == korean.keys.sorted())
    for word in said where english[word] == nil { Issue.record("the page has no word for \(word)") }
  }

  @Test func wordsOfKoreanAreKorean() throws {
    let languages = LiveContent().languages
    let same = try #require(languages["en"]?.words).filter { languages["ko"]?.words[$0.key] == $0.value }
    #expect(same.keys.sorted() == [])
  }

  @Test func nothingInThePageRunsOrLooksInline() {
    let page = LivePage.html
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
    let page = LivePage.html
    for id in matches(of: "byID\\(\"([a-z-]+)\"\\)", in: LivePage.script) {
      // The last two are those of the page in a file.
      guard !["viewer-panel", "viewer-picture"].contains(id) else { continue }
      #expect(page.contains("id=\"\(id)\""), "\(id)")
    }
  }

  /// The words that markup and script name.
  private var said: Set<String> {
    let named = matches(of: "data-(?:say|label)=\"([A-Za-z.]+)\"", in: LivePage.html)
    let spoken = matches(of: "say\\(\"([A-Za-z.]+)\"", in: LivePage.script)
    let keys = matches(of: "word: \"([A-Za-z]+)\"", in: LivePage.script)
    return Set(named + spoken + keys)
  }

  private func matches(of pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let range = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: range).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }
  }
}
