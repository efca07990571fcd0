import CoordinatorGraph

extension Edge.Kind {
  /// Whether it leads from a child back to what it belongs to.
  var isWayUp: Bool { self == .parent || self == .listener }
}

extension Edge {
  /// What is to be said of the edge in words: its kind, unless that is the plain one, and its ownership where
  /// it is not the one to expect, such as a strong way up.
  ///
  /// - Parameter weak: whether a weak way down is said in words too, since the format has no line for it.
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
