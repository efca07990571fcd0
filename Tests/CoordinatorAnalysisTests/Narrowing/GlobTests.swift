import TestSupport
import Testing

@testable import CoordinatorAnalysis

@Suite("Patterns of names")
struct GlobTests {
  @Test(
    arguments: [
      ("*", "", true), ("*", "a/b", true), ("?", "", false), ("?", "👩‍👩‍👧", true),
      ("Home*", "HomeCoordinator", true),
      ("*Mock*", "HomeMock", true), ("*Mock*", "Home", false), ("home", "Home", false),
      ("{Home,Log*}In", "LogIn", true), ("{Home,Log*}In", "HomeIn", true),
      ("{Home,Log*}In", "{Home,Log*}In", true),
      ("{,a}b", "b", true), ("{a}", "a", true), ("x{?,b*}{c,}", "xbd", true), ("x{?,b*}{c,}", "x", false),
      ("{}", "", true), ("{a", "{a", true), ("a}", "a}", true), ("a,b", "a,b", true), ("{a,b", "{a,b", true),
      ("{a,b", "a", false), ("{a,{b}", "{b", true), ("{a}b}", "ab}", true), ("[a]", "a", false),
      ("Router[Home]", "Router[Home]", true), ("", "", true), ("", "a", false),
      ("caf\u{E9}", "cafe\u{301}", true), ("**", "abc", true), ("a**b*c", "axxbc", true),
    ] as [(String, String, Bool)]
  )
  func table(pattern: String, text: String, matches: Bool) {
    #expect(Glob(pattern).matches(text) == matches, "\(pattern) and \(text)")
  }

  @Test("Random patterns match what trying every way matches")
  func bruteForce() {
    var random = SeededGenerator(seed: 1)
    var matched = 0
    for _ in 0..<4000 {
      let pattern = text(of: ["a", "b", "*", "?", "{", ",", "}"], upTo: 8, using: &random)
      let text = text(of: ["a", "b", ",", "{"], upTo: 5, using: &random)
      let expected = expanded(pattern).contains { backtrack($0[...], text[...]) } || text == pattern
      matched += expected ? 1 : 0
      #expect(Glob(pattern).matches(text) == expected, "\(pattern) and \(text)")
    }
    #expect(matched > 200)
  }

  @Test("Patterns that end a matcher that goes back")
  func blowUps() {
    let text = String(repeating: "a", count: 2000)
    #expect(!Glob(String(repeating: "*a", count: 100) + "b").matches(text))
    #expect(Glob(String(repeating: "{a,aa,*}", count: 100)).matches(text))
    #expect(!Glob(String(repeating: "{a,b}", count: 2000)).matches(text + "a"))
    #expect(!Glob(String(repeating: "{", count: 100_000)).matches(text))
    #expect(!Glob(String(repeating: "{", count: 100_000) + "}").matches(text))
  }

  @Test("The steps grow with the text and with the pattern, and a text that begins otherwise costs two")
  func steps() {
    let steps = [1000, 2000].map { count in
      var steps = 0
      _ = Glob(String(repeating: "*a", count: 20)).matches(
        String(repeating: "ab", count: count),
        counting: &steps
      )
      return steps
    }
    #expect(steps[1] < steps[0] * 3 && steps[1] < 40 * 2 * 2000)
    var few = 0
    for text in ["Home", "HomeCoordinator", "LogIn"] {
      #expect(!Glob("Sign*Coordinator").matches(text, counting: &few))
    }
    #expect(few <= 6)
    var many = 0
    let choices = (0..<1000).map { "x\($0)" }.joined(separator: ",")
    _ = Glob("*{,,,\(choices)}").matches(String(repeating: "a", count: 100), counting: &many)
    #expect(many > 100_000)
  }

  private func text(of parts: [String], upTo count: Int, using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      .joined()
  }

  /// A pattern without its braces, in every way.
  private func expanded(_ pattern: String) -> [String] {
    guard let match = pattern.firstMatch(of: /\{([^}]*)\}/) else { return [pattern] }
    let (start, rest) = (pattern[..<match.range.lowerBound], String(pattern[match.range.upperBound...]))
    let ends = expanded(rest)
    return match.output.1.split(separator: ",", omittingEmptySubsequences: false).flatMap { choice in
      ends.map { start + choice + $0 }
    }
  }

  private func backtrack(_ pattern: Substring, _ text: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return backtrack(pattern.dropFirst(), text) || !text.isEmpty && backtrack(pattern, text.dropFirst())
    }
    return (first == "?" && !text.isEmpty || first == text.first)
      && backtrack(pattern.dropFirst(), text.dropFirst())
  }
}
