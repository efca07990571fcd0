import CoordinatorScanner

/// The facts of a module's files, in a file: what a scan needs instead of the source.
struct Summary {
  /// The name of the scan, for the snapshot.
  var name: String
  var facts: [FileFacts]

  private static let mark = "coordviz summary "

  /// The file's bytes: the same for the same source.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(Self.mark + Version.current)
    bytes.append(name)
    bytes.append(UInt64(facts.count))
    for file in facts {
      let content = file.bytes
      bytes.append(UInt64(content.count))
      bytes += content
    }
    return bytes
  }

  init(name: String, facts: [FileFacts]) { (self.name, self.facts) = (name, facts) }

  /// Reads a file.
  ///
  /// - Throws: ``CommandError`` if the file is no summary, is damaged, or is of another version.
  init(_ document: Document) throws(CommandError) {
    var reader = ByteReader(document.bytes)
    guard let mark = reader.text(), mark.hasPrefix(Self.mark) else {
      throw .unreadableText(
        place: document.place,
        problem: "this is no summary; write one with 'coordviz summary'"
      )
    }
    guard mark == Self.mark + Version.current else {
      throw .unreadableText(
        place: document.place,
        problem: "another version of coordviz wrote this summary; write it again with this one"
      )
    }
    let read = reader.text().flatMap { name in
      reader.list { $0.content().flatMap { FileFacts(bytes: $0) } }.map { (name, $0) }
    }
    guard let read else {
      throw .unreadableText(place: document.place, problem: "the summary is damaged; write it again")
    }
    self.init(name: read.0, facts: read.1)
  }
}
