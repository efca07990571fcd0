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
    case .shared: SharedWords(of: nodes.filter { $0.kind == .coordinator }.map(\.name)).last
    }
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
