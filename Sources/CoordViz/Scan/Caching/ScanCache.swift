import CoordinatorScanner

/// The cache of one kind of scan of a project: each set of paths and options has separate files.
struct ScanCache {
  let folder: CacheFolder
  /// The digest of the paths and options.
  let scope: Digest
  let purpose: ScannedProgram.Purpose
  /// The digest for which facts are stored: revisions of the same paths share theirs.
  var factsScope: Digest?

  /// Both purposes have the same facts, but separate results.
  private var result: String { ResultCache.name + (purpose == .lint ? "-lint" : "") + Self.suffix(scope) }
  private var factsName: String { FactsCache.name + Self.suffix(factsScope ?? scope) }

  private static func suffix(_ scope: Digest) -> String { "-" + String(scope.low, radix: 36) }

  func lastResult() -> ResultCache? {
    ResultCache(folder.read(result))
  }

  func facts() -> FactsCache {
    FactsCache(folder.read(factsName))
  }

  /// Stores a result. If that fails, only the next scan takes longer.
  func keep(_ result: ResultCache) {
    try? folder.write(result.content, as: self.result)
  }

  func keep(_ files: [(key: Digest, facts: FileFacts)]) {
    try? folder.write(FactsCache.content(of: files), as: factsName)
  }
}

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

  static func key(of path: String, module: String?, text: Digest) -> Digest {
    var bytes: [UInt8] = []
    bytes.append(path)
    bytes.append(module ?? "")
    bytes.append(text)
    return Digest(bytes)
  }

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
