import CoordinatorDiagrams
import CoordinatorGraph

/// The names of a vertex: its type, a label if that differs, and what else its text says.
struct NodeName {
  private(set) var type: String
  private(set) var label: String?
  private(set) var description: String?

  /// The label is the type's name, unless it is a phrase and the id looks like a type's name. Lines after a name describe
  /// it, and so do words in parentheses.
  init(id: String, lines: [String]) {
    let text = lines.joined(separator: " ")
    if let name = lines.nameInFront {
      type = name.name
      description = name.rest
    } else if text.isEmpty {
      type = id
    } else {
      let isPhrase = text != id && text.contains(" ") && id.isNameOfType
      (type, label) = isPhrase ? (id, text) : (text, nil)
    }
  }
}

extension [String] {
  /// The name that the lines of a label start with, if they say more: `LoginCoordinator (modal)`.
  var nameInFront: (name: String, rest: String)? {
    guard let first else { return nil }
    // A long name may be written in two lines.
    let whole = joined()
    if count > 1, whole.isNameOfType, whole.hasSuffix("Coordinator"), !first.hasSuffix("Coordinator") {
      return (whole, "")
    }
    let name = first.prefix { !$0.isWhitespace }
    let words = first.dropFirst(name.count).trimmed
    guard String(name).isNameOfType, words.isEmpty || words.first == "(" && words.last == ")" else {
      return nil
    }
    let rest = ([String(words)] + dropFirst()).filter { !$0.isEmpty }
    return rest.isEmpty ? nil : (String(name), rest.joined(separator: " "))
  }
}

extension String {
  /// Whether it is written as types are, in more than capitals: `LoginCoordinator`, and not `A1`.
  fileprivate var isNameOfType: Bool {
    guard let first = unicodeScalars.first, UInt32(first).isCapital else { return false }
    return unicodeScalars.allSatisfy { UInt32($0).isWord } && contains { $0.isLowercase }
  }
}
