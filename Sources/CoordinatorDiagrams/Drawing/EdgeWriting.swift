import CoordinatorGraph

extension Edge {
  /// What a picture writes on the edge: its kind and ownership where they are worth saying, and its label.
  package var writing: String? {
    let words = words(weak: false).joined(separator: ", ")
    let given = label.flatMap { $0.isEmpty ? nil : $0.caption }
    let parts = [words.isEmpty ? nil : words, given].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ": ")
  }
}
