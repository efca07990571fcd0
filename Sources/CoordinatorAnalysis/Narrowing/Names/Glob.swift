/// A pattern that names are matched with, as shells write them.
///
/// | written | matches |
/// |---|---|
/// | `*` | any text, also none, also with `/` |
/// | `?` | any one character |
/// | `{Home,Log*}` | one of these patterns, which have no braces of their own |
///
/// All other characters match themselves, and so does a brace without its pair. A text that is spelled like the pattern
/// also matches. Case matters.
///
/// A match goes through the pattern once, and keeps every place of the text that it may have reached: O(length of the
/// pattern x length of the text) for every pattern.
package struct Glob: Hashable, Sendable {
  package let pattern: String
  private let parts: [Part]

  private enum Part: Hashable {
    case letter(Character)
    case anyLetter
    case anyText
    case oneOf([[Part]])

    init(_ letter: Character) {
      switch letter {
      case "*": self = .anyText
      case "?": self = .anyLetter
      default: self = .letter(letter)
      }
    }

    var isLetter: Bool { if case .letter = self { true } else { false } }
  }

  /// The given pattern; every text is one.
  package init(_ pattern: String) {
    self.pattern = pattern
    parts = Self.parts(of: Array(pattern))
  }

  /// Whether only the text that is spelled like the pattern matches.
  package var isLiteral: Bool { parts.allSatisfy(\.isLetter) }

  /// Whether the whole of the text matches.
  package func matches(_ text: String) -> Bool {
    var steps = 0
    return matches(text, counting: &steps)
  }

  /// Whether the whole of the text matches.
  ///
  /// - Parameter steps: Counts the work: one for each text, and one for each place at which a part starts.
  func matches(_ text: String, counting steps: inout Int) -> Bool {
    steps += 1
    if text == pattern { return true }
    let letters = Array(text)
    return Self.ends(of: parts, from: [0], in: letters, &steps).last == letters.count
  }

  /// Where the parts may end that start at one of some places of a text, in ascending order.
  private static func ends(of parts: [Part], from starts: [Int], in text: [Character], _ steps: inout Int)
    -> [Int]
  {
    var places = starts
    for part in parts {
      guard let first = places.first else { return [] }
      steps += places.count
      switch part {
      case .letter(let letter):
        places = places.filter { $0 < text.count && text[$0] == letter }.map { $0 + 1 }
      case .anyLetter: places = places.filter { $0 < text.count }.map { $0 + 1 }
      case .anyText: places = Array(first...text.count)
      case .oneOf(let choices):
        places = Set(choices.flatMap { ends(of: $0, from: places, in: text, &steps) }).sorted()
      }
    }
    return places
  }

  private static func parts(of letters: [Character]) -> [Part] {
    var parts: [Part] = []
    var rest = letters[...]
    // After the last closing brace, no brace has a pair.
    let lastBrace = letters.lastIndex(of: "}") ?? -1
    while let letter = rest.popFirst() {
      if letter == "{", rest.startIndex <= lastBrace, let end = rest.firstIndex(of: "}") {
        let choices = rest[..<end].split(separator: ",", omittingEmptySubsequences: false)
        parts.append(.oneOf(Set(choices).map { $0.map(Part.init) }))
        rest = rest[(end + 1)...]
      } else {
        parts.append(Part(letter))
      }
    }
    return parts
  }
}
