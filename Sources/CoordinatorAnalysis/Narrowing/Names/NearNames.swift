import CoordinatorGraph

extension Graph {
  /// Up to three names that were probably meant instead of a name without a match. These are names that
  /// contain it, or else the name with the fewest different letters. Very long names are ignored.
  func names(near pattern: String) -> [String] {
    let bearable = 80
    let letters = pattern.filter { !"*?[]{}\\".contains($0) }
    guard !letters.isEmpty, letters.utf8.count <= bearable else { return [] }
    let names = Set(nodes.flatMap { [$0.name, $0.type] }).filter { $0.utf8.count <= bearable }.sorted()
    let part = letters.lowercased()
    let wholes = names.lazy.filter { $0.lowercased().contains(part) }.prefix(3)
    return wholes.isEmpty ? letters.nearest(in: names).map { [$0] } ?? [] : Array(wholes)
  }
}
