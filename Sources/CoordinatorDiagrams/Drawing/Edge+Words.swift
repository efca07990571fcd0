import CoordinatorGraph

extension Edge.Kind {
  /// Whether it is a reference from a child to its parent.
  var isWayUp: Bool { self == .parent || self == .listener }
}

extension Edge {
  /// The edge in words: its kind unless that is the default, and its ownership if it is unusual, such as a
  /// strong reference to the parent.
  ///
  /// - Parameter weak: Whether to mention a weak reference to a child, for a format without a line style for
  ///   it.
  func words(weak: Bool) -> [String] {
    var words = kind == .child ? [] : [kind.rawValue]
    switch ownership {
    case .strong: if kind.isWayUp { words.append("strong") }
    case .weak: if weak, !kind.isWayUp { words.append("weak") }
    case .unowned: words.append("unowned")
    case .unknown: break
    }
    if isPossible { words.append("possible") }
    return words
  }
}
