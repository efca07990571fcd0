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
    if !wholes.isEmpty { return Array(wholes) }
    // A misspelt `Hoem` is nearer to the stem than to the whole name.
    let shared = SharedWords(of: names)
    let stems = Dictionary(names.map { (shared.stem(of: $0), $0) }) { first, _ in first }
    let near = letters.nearest(in: names) ?? letters.nearest(in: stems.keys.sorted()).flatMap { stems[$0] }
    return near.map { [$0] } ?? []
  }
}
