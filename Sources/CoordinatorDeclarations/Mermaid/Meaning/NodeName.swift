/// The names of a vertex: its type, and a label if that differs.
struct NodeName {
  let type: String
  let label: String?

  /// The label is the type's name, unless it is a phrase and the id looks like a type's name.
  init(id: String, label: String?) {
    guard let label, !label.isEmpty else { (type, self.label) = (id, nil); return }
    let isPhrase = label != id && label.contains(" ") && id.isNameOfType
    (type, self.label) = isPhrase ? (id, label) : (label, nil)
  }
}

extension String {
  /// Whether it is written as types are, in more than capitals: `LoginCoordinator`, and not `A1`.
  fileprivate var isNameOfType: Bool {
    guard let first = unicodeScalars.first, UInt32(first).isCapital else { return false }
    return unicodeScalars.allSatisfy { UInt32($0).isWord } && contains { $0.isLowercase }
  }
}
