import CoordinatorScanner

/// What one kind of scan of a project keeps: each set of paths and options has files of its own.
struct ScanCache {
  let folder: CacheFolder
  /// Stands for the paths and options.
  let scope: Digest

  private var suffix: String {
    let digits = String(scope.low, radix: 36)
    return "-" + digits
  }

  /// What the last scan of this kind came to.
  func lastResult() -> ResultCache? {
    ResultCache(folder.read(ResultCache.name + suffix))
  }

  func facts() -> FactsCache {
    FactsCache(folder.read(FactsCache.name + suffix))
  }

  /// Keeps a result. Where that cannot be done, the next scan takes longer, and that is all.
  func keep(_ result: ResultCache) {
    try? folder.write(result.content, as: ResultCache.name + suffix)
  }

  func keep(_ files: [(key: Digest, facts: FileFacts)]) {
    try? folder.write(FactsCache.content(of: files), as: FactsCache.name + suffix)
  }
}
