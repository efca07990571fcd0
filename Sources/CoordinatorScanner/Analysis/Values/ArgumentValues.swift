/// Values by the positions of parameters. There are few, so a list is quicker than a dictionary.
struct ArgumentValues: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let position: Int
    var values: PointsToSet
  }

  private(set) var entries: [Entry] = []

  init() {}

  /// - Parameter entries: By position, each once.
  init(ascending entries: [Entry]) { self.entries = entries }

  var isEmpty: Bool { entries.isEmpty }

  subscript(position: Int) -> PointsToSet? {
    get { index(of: position).map { entries[$0].values } }
    set {
      if let known = index(of: position) {
        if let newValue { entries[known].values = newValue } else { entries.remove(at: known) }
      } else if let newValue {
        let place = entries.firstIndex { $0.position > position } ?? entries.count
        entries.insert(Entry(position: position, values: newValue), at: place)
      }
    }
  }

  private func index(of position: Int) -> Int? {
    // Mostly no parameter before it is without a value.
    if entries.indices.contains(position), entries[position].position == position { return position }
    return entries.firstIndex { $0.position == position }
  }

  /// Adds values of others at positions without values.
  mutating func merge(_ others: ArgumentValues) {
    let missing = others.entries.filter { self[$0.position] == nil }
    if missing.isEmpty { return }
    entries = (entries + missing).sorted { $0.position < $1.position }
  }
}
