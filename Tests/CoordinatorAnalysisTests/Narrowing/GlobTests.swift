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
      ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[!a-c]x", "dx", true), ("[^a-c]x", "ax", false),
      ("[]]", "]", true), ("[]a]x", "ax", true), ("[a-]", "-", true), ("[z-a]", "-", true),
      ("[a", "[a", true),
      ("a]", "a]", true), ("[]", "[]", true), ("[!]", "[!]", true),
      ("{Home,Log*}In", "LogIn", true), ("{Home,Log*}In", "HomeIn", true),
      ("{Home,Log*}In", "{Home,Log*}In", true),
      ("{a,{b,c}d}e", "cde", true), ("{a,{b,c}d}e", "ce", false), ("{,a}b", "b", true), ("{a}", "a", true),
      ("{}", "", true), ("{a", "{a", true), ("a}", "a}", true), ("a,b", "a,b", true), ("{a,b", "{a,b", true),
      ("{a,b", "a", false), (#"\*"#, "*", true), (#"\*"#, "a", false), (#"a\"#, #"a\"#, true),
      (#"\[a]"#, "[a]", true),
      ("Router[Home]", "Router[Home]", true), ("Router[Home]", "RouterH", true), ("", "", true),
      ("", "a", false),
      ("caf\u{E9}", "cafe\u{301}", true), ("**", "abc", true), ("a**b*c", "axxbc", true),
      ("[{]{a,[,]}", "{,", true),
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
      let pattern = text(of: ["a", "b", "*", "?", "{", ",", "}", "[ab]", "[!a]"], upTo: 8, using: &random)
      let text = text(of: ["a", "b", ",", "{"], upTo: 5, using: &random)
      guard let ways = expanded(pattern) else { continue }
      let expected = ways.contains { backtrack($0[...], Array(text)[...]) } || text == pattern
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
    #expect(!Glob(String(repeating: "[", count: 100_000) + "]]").matches(text))
    let nested = String(repeating: "{", count: 50_000) + "a" + String(repeating: "}", count: 50_000)
    #expect(Glob(nested).matches("a"))
  }

  @Test(
    "The steps grow with the text, not with the pattern times the text",
    arguments: [String(repeating: "*a", count: 200) + "*", "*" + String(repeating: "ab*", count: 100)]
  )
  func steps(pattern: String) {
    let steps = [1000, 2000].map { count in
      var steps = 0
      _ = Glob(pattern).matches(String(repeating: "ab", count: count / 2), counting: &steps)
      return steps
    }
    #expect(steps[1] < steps[0] * 3 && steps[1] < 5 * 2000)
  }

  @Test("A text that begins or ends otherwise costs one step")
  func otherEnds() {
    var steps = 0
    for text in ["Home", "HomeCoordinator", "LogIn"] {
      #expect(!Glob("Sign*[a-z]*Coordinator").matches(text, counting: &steps))
      #expect(!Glob("*{Up,In}View").matches(text, counting: &steps))
    }
    #expect(steps == 6)
  }

  private func text(of parts: [String], upTo count: Int, using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      .joined()
  }

  /// A pattern without its braces, in every way; nil where they have no pairs.
  private func expanded(_ pattern: String) -> [[Character]]? {
    let pattern = Array(pattern)
    var groups: [[[[Character]]]] = [[[[]]]]
    for character in pattern {
      let depth = groups.count - 1
      switch character {
      case "{": groups.append([[[]]])
      case "," where depth > 0: groups[depth].append([[]])
      case "}":
        guard depth > 0 else { return nil }
        let inner = groups.removeLast().flatMap { $0 }
        let last = groups[depth - 1].count - 1
        groups[depth - 1][last] = groups[depth - 1][last].flatMap { head in inner.map { head + $0 } }
      default:
        let last = groups[depth].count - 1
        groups[depth][last] = groups[depth][last].map { $0 + [character] }
      }
    }
    return groups.count == 1 ? groups[0].flatMap { $0 } : nil
  }

  private func backtrack(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    switch first {
    case "*":
      return backtrack(pattern.dropFirst(), text) || !text.isEmpty && backtrack(pattern, text.dropFirst())
    case "[":
      let set = pattern.prefix { $0 != "]" }
      let isNegated = set.contains("!")
      guard let letter = text.first, set.dropFirst(isNegated ? 2 : 1).contains(letter) != isNegated else {
        return false
      }
      return backtrack(pattern.dropFirst(set.count + 1), text.dropFirst())
    default:
      return (first == "?" && !text.isEmpty || first == text.first)
        && backtrack(pattern.dropFirst(), text.dropFirst())
    }
  }
}
