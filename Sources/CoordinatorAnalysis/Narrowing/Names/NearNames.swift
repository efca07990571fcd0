import CoordinatorGraph

extension Graph {
  /// Up to three names that a name without a match may be a slip of: those that it is a part of, else the
  /// one that differs by the fewest letters. Names of a length that nobody types are left aside.
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
