import CoordinatorGraph

extension Edge.Kind {
  /// Whether it leads from a child back to what it belongs to.
  var isWayUp: Bool { self == .parent || self == .listener }
}

extension Edge {
  /// The edge in words: its kind unless that is the default, and its ownership if it is unusual, such as a
  /// strong reference to the parent.
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
