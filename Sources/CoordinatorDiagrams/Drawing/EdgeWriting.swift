import CoordinatorGraph

extension Edge {
  /// The text on an edge: its label, and what no legend says of it.
  package func writing(hasLegend: Bool = false) -> String? {
    let words = hasLegend ? isPossible ? "possible" : "" : words(weak: false).joined(separator: ", ")
    let given = label.flatMap { $0.isEmpty ? nil : $0.caption }
    let parts = [words.isEmpty ? nil : words, given].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ": ")
  }
}
