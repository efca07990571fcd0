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

  /// The result of the last scan of this kind.
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
