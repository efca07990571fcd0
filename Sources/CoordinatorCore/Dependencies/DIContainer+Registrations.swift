extension DIContainer {
  /// The registrations, sorted by type name.
  package var registrations: [Registration] {
    lock.locked { entries.values.map(\.registration) }.sorted {
      ($0.typeName, $0.location.file, $0.location.line) < ($1.typeName, $1.location.file, $1.location.line)
    }
  }

  /// All resolutions since the container was created, sorted by type name and place.
  package var resolutions: [Resolution] {
    lock.locked { tallies }.map(Resolution.init(key:tally:)).sorted { $0.order < $1.order }
  }
}
