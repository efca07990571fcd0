import CoordinatorScanner

/// The files of a project with their declarations, which are read when they are asked for.
final class OutlinedSources {
  struct File {
    let source: SourceScan.File
    let outline: SourceOutline

    /// The names with a dot in front in some of its bytes.
    func members(in bytes: Range<Int>) -> [SourceOutline.Name] {
      outline.names.filter { $0.owner != nil && bytes.contains($0.bytes.lowerBound) }
    }

    /// Its text from a range on, with other names and without some parts.
    func text(_ range: Range<Int>, _ names: [String: String], without dropped: [Range<Int>] = []) -> String {
      var (text, place) = ("", range.lowerBound)
      let renamed = outline.names.compactMap { name in names[name.text].map { (name.bytes, $0) } }
      let edits = (renamed + dropped.map { ($0, "") }).filter { range.contains($0.0.lowerBound) }
      for (bytes, new) in edits.sorted(by: { $0.0.lowerBound < $1.0.lowerBound })
      where bytes.lowerBound >= place {
        text += String(decoding: source.bytes[place..<bytes.lowerBound], as: UTF8.self) + new
        place = bytes.upperBound
      }
      return text + String(decoding: source.bytes[place..<max(place, range.upperBound)], as: UTF8.self)
    }
  }

  private let sources: [SourceScan.File]
  private var outlines: [String: File?] = [:]

  init(_ sources: [SourceScan.File]) { self.sources = sources }

  /// The file at a path of the graph; nil if it cannot be parsed.
  func file(_ path: String?) -> File? {
    sources.first { $0.path == path }.flatMap(file)
  }

  /// The files whose text has one of the names.
  func files(with names: some Collection<String>) -> [File] {
    let names = names.map { Array($0.utf8) }
    return sources.filter { source in names.contains { source.bytes.firstRange(of: $0) != nil } }
      .compactMap(file)
  }

  /// A type and its extensions.
  func declarations(of type: String) -> [(file: File, part: SourceOutline.Declaration)] {
    files(with: [type]).flatMap { file in
      file.outline.declarations.filter { $0.name == type }.map { (file: file, part: $0) }
    }
  }

  func uses(_ name: String) -> Bool {
    files(with: [name]).contains { $0.outline.names.contains { $0.text == name } }
  }

  func declares(_ type: String) -> Bool { declarations(of: type).contains { $0.part.kind == .type } }

  private func file(_ source: SourceScan.File) -> File? {
    if let known = outlines[source.path] { return known }
    let file = SourceOutline(source.bytes).flatMap { $0.isBroken ? nil : File(source: source, outline: $0) }
    outlines[source.path] = .some(file)
    return file
  }
}
