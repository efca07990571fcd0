import CoordinatorGraph

/// The end of names that a picture leaves out, because it says nothing: `Home` for `HomeCoordinator`.
public enum LabelSuffix: Hashable, Sendable {
  /// Names are drawn in full.
  case kept
  /// The last word of most coordinators.
  case shared
  /// The given end.
  case given(String)

  /// The end to leave out of the names of coordinators; nil for none. O(n).
  package func text(in nodes: [Node]) -> String? {
    switch self {
    case .kept: nil
    case .given(let suffix): suffix.isEmpty ? nil : suffix
    case .shared: Self.lastWord(of: nodes.lazy.filter { $0.kind == .coordinator }.map(\.name))
    }
  }

  /// The last word of some names, such as `Coordinator`, if two of three have it, and three at least.
  private static func lastWord(of names: some Collection<String>) -> String? {
    let counts = names.reduce(into: [String: Int]()) { counts, name in
      guard let start = name.lastIndex(where: \.isUppercase), start > name.startIndex else { return }
      counts[String(name[start...]), default: 0] += 1
    }
    guard let (word, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    let isWord = word.utf8.count > 2 && word.utf8.allSatisfy { 65...90 ~= $0 || 97...122 ~= $0 }
    return isWord && count > 2 && count * 3 >= names.count * 2 ? word : nil
  }
}

extension Node {
  /// The name in a picture, without the end that is left out. A renamed coordinator has two names.
  func label(without suffix: String?) -> String {
    guard let suffix, kind == .coordinator, name.contains(suffix) else { return caption }
    var node = self
    node.label = name.split(separator: Self.arrow).map { name in
      name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : String(name)
    }.joined(separator: Self.arrow)
    return node.caption
  }

  /// Between the old name of a node and its new one.
  package static let arrow = " → "
}
