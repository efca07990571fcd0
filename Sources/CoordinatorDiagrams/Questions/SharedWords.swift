/// The words that most of some names begin and end with, such as `Default` and `Coordinator`: they tell nothing apart.
package struct SharedWords: Sendable {
  /// The first word of two of three names, and of three at least.
  package let first: String?
  /// The last word of as many.
  package let last: String?

  /// The shared words of some names. O(n).
  package init(of names: some Collection<String>) {
    first = Self.usual(names.compactMap(\.firstWord), of: names.count)
    last = Self.usual(names.compactMap(\.lastWord), of: names.count)
  }

  private static func usual(_ words: [String], of total: Int) -> String? {
    let counts = words.reduce(into: [String: Int]()) { counts, word in counts[word, default: 0] += 1 }
    guard let (word, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    let isWord = word.utf8.count > 2 && word.utf8.allSatisfy { 65...90 ~= $0 || 97...122 ~= $0 }
    return isWord && count > 2 && count * 3 >= total * 2 ? word : nil
  }

  /// What is left of a name without them: `Home` of `DefaultHomeCoordinator`.
  package func stem(of name: String) -> String {
    var stem = Substring(name)
    if let end = [last, "Coordinator"].compactMap(\.self).first(where: { name.hasSuffix($0) }) {
      stem = stem.dropLast(end.count)
    }
    if let first, stem.hasPrefix(first), stem.count > first.count { stem = stem.dropFirst(first.count) }
    return stem.isEmpty ? name : String(stem)
  }
}

extension String {
  /// `Default` of `DefaultHomeFlow`; nil for a single word.
  fileprivate var firstWord: String? {
    dropFirst().firstIndex(where: \.isUppercase).map { String(self[..<$0]) }
  }

  /// `Flow` of `DefaultHomeFlow`; nil for a single word.
  package var lastWord: String? {
    guard let start = lastIndex(where: \.isUppercase), start > startIndex else { return nil }
    return String(self[start...])
  }
}
