import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorPages

@Suite("The words of all pages")
struct WordsTests {
  private var english: [String: String] { Captions.english.words }
  private var korean: [String: String] { Captions.korean.words }

  @Test func eachRowHasEachLanguage() {
    #expect(english.count > 200)
    // English messages say themselves what a rule means, why something leaks and what a diff has.
    let own = Set(korean.keys).subtracting(english.keys)
    #expect(Set(english.keys).isSubset(of: korean.keys))
    #expect(own.allSatisfy { ["rule", "leak", "diff"].contains($0.prefix { $0 != "." }) })
    #expect(english.values.allSatisfy { !$0.isEmpty } && korean.values.allSatisfy { !$0.isEmpty })
  }

  /// A page has one language: the names of an English message stay, and its sentence does not.
  @Test func aFindingIsInOneLanguage() {
    let finding = Finding(
      rule: "strong-way-up",
      severity: .error,
      message: "Login keeps AppCoordinator by `delegate`, and AppCoordinator keeps it; make `delegate` weak"
    )
    #expect(Captions.english.message(of: finding) == finding.message)
    let korean = Captions.korean.message(of: finding)
    #expect(korean.hasSuffix(" `weak`로 선언하세요. (`AppCoordinator`, `delegate`)"))
    #expect(!korean.contains("keeps"))
    var own = finding
    own.rule = "no-login-below-home"
    #expect(Captions.korean.message(of: own) == finding.message)
  }

  @Test func wordsOfKoreanAreKorean() {
    let same = english.filter { korean[$0.key] == $0.value }.keys.sorted()
    #expect(same == [])
  }

  /// The words that markup, scripts and the writers of pages name.
  @Test func eachWordThatAPageSaysIsThere() throws {
    let script = Viewer.script
    let said =
      matches(#"data-(?:say|label)="([A-Za-z.]+)""#, in: LivePage.html())
      + matches(#"say\("([A-Za-z.]+)""#, in: script)
      + matches(#"word: "([A-Za-z]+)""#, in: script)
    let folder = projectFolder / "Sources/CoordinatorPages"
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let pages = try files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".mustache") }.flatMap { file in
      matches(
        #"\b(?:words|captions)(?:\["([A-Za-z.]+)"|\.([a-zA-Z]+)\}\})"#,
        in: try String(contentsOf: folder / file, encoding: .utf8)
      )
    }
    #expect(pages.count > 50)
    let missing = Set(said + pages).filter { korean[$0] == nil }
    #expect(missing.sorted() == [])
  }

  private func matches(_ pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      (1..<match.numberOfRanges).lazy.compactMap { Range(match.range(at: $0), in: text) }.first.map {
        String(text[$0])
      }
    }
  }
}
