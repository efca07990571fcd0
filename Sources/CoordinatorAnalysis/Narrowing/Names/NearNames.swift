import CoordinatorGraph

extension Graph {
  /// Up to three names that a name without a match may be a slip of: first those that it is a part of, then those
  /// that differ by few letters. Names of a length that nobody types are left aside.
  func names(near pattern: String) -> [String] {
    let bearable = 80
    let letters = pattern.filter { !"*?[]{}\\".contains($0) }
    guard !letters.isEmpty, letters.utf8.count <= bearable else { return [] }
    let names = Set(nodes.flatMap { [$0.name, $0.type] }).filter { $0.utf8.count <= bearable }.sorted()
    let part = letters.lowercased()
    let wholes = names.lazy.filter { $0.lowercased().contains(part) }.prefix(3)
    return wholes.isEmpty ? Self.likest(letters, names) : Array(wholes)
  }

  private static func likest(_ letters: String, _ names: [String]) -> [String] {
    var (found, rest) = ([String](), names)
    while found.count < 3, let name = letters.nearest(in: rest) {
      found.append(name)
      rest.removeAll { $0 == name }
    }
    return found
  }
}
