import CoordinatorGraph

/// The end of names that a picture leaves out, because it says nothing: `Home` for `HomeCoordinator`.
public enum LabelSuffix: Hashable, Sendable {
  /// Names are drawn in full.
  case kept
  /// The last word of all coordinators, if they share it.
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

  /// The last word of some names, such as `Coordinator`, if there are at least three and all have it.
  private static func lastWord(of names: some Collection<String>) -> String? {
    guard names.count > 2, let first = names.first, let start = first.lastIndex(where: \.isUppercase),
      start > first.startIndex
    else { return nil }
    let word = String(first[start...])
    let isWord = word.utf8.count > 2 && word.utf8.allSatisfy { 65...90 ~= $0 || 97...122 ~= $0 }
    return isWord && names.allSatisfy { $0.hasSuffix(word) && $0 != word } ? word : nil
  }
}

extension Node {
  /// The name in a picture, without the end that is left out.
  func label(without suffix: String?) -> String {
    guard let suffix, kind == .coordinator, name.hasSuffix(suffix), name != suffix else { return caption }
    var node = self
    node.label = String(name.dropLast(suffix.count))
    return node.caption
  }
}
