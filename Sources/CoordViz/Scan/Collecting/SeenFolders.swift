/// The folders that a search rests on, as they were before.
struct SeenFolders: Sendable {
  /// Nil where more than the folders themselves decides what is found in them.
  private(set) var places: [SeenPlace]? = []

  mutating func add(_ folder: SourceSearch.Found, _ stamp: FileStamp?) {
    places?.append(SeenPlace(place: folder.place, stamp: stamp))
  }

  /// Adds what stands in a folder, and is looked into or through without being listed.
  mutating func add(_ entry: FolderEntry, _ found: SourceSearch.Found) {
    if entry.kind == .link { places = nil }
    if entry.name.hasSuffix(".xcodeproj") { add(found, FileStatus(path: found.place).map(FileStamp.init)) }
  }

  mutating func add(_ others: SeenFolders) {
    places = others.places.flatMap { others in places.map { $0 + others } }
  }
}
