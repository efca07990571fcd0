import CoordinatorGraph

extension Edge {
  /// The text on an edge: its label, and its kind and ownership if they are worth mentioning.
  package var writing: String? {
    let words = words(weak: false).joined(separator: ", ")
    let given = label.flatMap { $0.isEmpty ? nil : $0.caption }
    let parts = [words.isEmpty ? nil : words, given].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ": ")
  }
}
