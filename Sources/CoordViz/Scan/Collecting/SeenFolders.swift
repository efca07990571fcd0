/// The folders that the result of a search depends on, with their earlier attributes.
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
