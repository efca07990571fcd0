import CoordinatorScanner

/// The facts of files that needed a syntax tree, by content and path.
struct FactsCache: Sendable {
  static let name = "facts"

  private var entries: [Digest: [UInt8]] = [:]

  init() {}

  /// Reads the cached content; empty if it is damaged.
  init(_ content: [UInt8]?) {
    guard let content else { return }
    var reader = ByteReader(content)
    while let key = reader.digest(), let facts = reader.content() { entries[key] = facts }
  }

  /// The key of a file.
  static func key(of path: String, module: String?, text: Digest) -> Digest {
    var bytes: [UInt8] = []
    bytes.append(path)
    bytes.append(module ?? "")
    bytes.append(text)
    return Digest(bytes)
  }

  /// The cached facts of a file, or nil.
  func facts(_ key: Digest) -> FileFacts? { entries[key].flatMap { FileFacts(bytes: $0) } }

  /// The bytes to keep for these files, and for no others.
  static func content(of files: [(key: Digest, facts: FileFacts)]) -> [UInt8] {
    var content: [UInt8] = []
    for file in files {
      content.append(file.key)
      let facts = file.facts.bytes
      content.append(UInt64(facts.count))
      content += facts
    }
    return content
  }
}
