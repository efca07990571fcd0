import CoordinatorGraph

/// The meaning of the text on an arrow: a relation, an ownership, a label, as in `holds, unowned: settings`.
struct EdgeWords {
  private(set) var kind = Edge.Kind.child
  private(set) var ownership: Ownership?
  private(set) var label: String?

  init(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    if read(text) { return }
    let colon = text.firstRange(of: ": ")
    if let colon, read(String(text[..<colon.lowerBound])) {
      label = String(text[colon.upperBound...])
    } else {
      label = text
    }
  }

  /// Reads words that a comma parts; false when one of them is of another language.
  private mutating func read(_ text: String) -> Bool {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed) }
    var (kind, ownership): (Edge.Kind?, Ownership?) = (nil, nil)
    for word in words {
      if kind == nil, ownership == nil, let known = Edge.Kind(rawValue: word) {
        kind = known
      } else if ownership == nil, let known = Ownership(rawValue: word), known != .unknown {
        ownership = known
      } else {
        return false
      }
    }
    (self.kind, self.ownership) = (kind ?? .child, ownership)
    return true
  }
}
