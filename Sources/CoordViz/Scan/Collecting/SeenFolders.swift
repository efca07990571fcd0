/// The folders that a search rests on, as they were before.
struct SeenFolders: Sendable {
  /// Nil if the result also depends on places that cannot be listed here.
  private(set) var all: [SeenPlace]? = []

  mutating func add(_ place: SeenPlace) { all?.append(place) }

  mutating func add(_ others: SeenFolders) {
    guard let others = others.all else { return giveUp() }
    all?.append(contentsOf: others)
  }

  mutating func giveUp() { all = nil }
}
