import CoordinatorScanner

/// What is to be scanned, as it was named.
struct NamedSources {
  let paths: [String]
  /// For each path, whether it is a folder.
  let areFolders: [Bool]
  let options: ScanOptions
  let root: ProjectRoot
  /// What the app is called.
  let name: String
  let cache: ScanCache?

  init(paths: [String], _ options: ScanOptions) throws(CommandError) {
    areFolders = try paths.map(Self.isFolder)
    let (first, isFolder) = (ProjectRoot.real(paths.first ?? "."), areFolders.first ?? true)
    root = ProjectRoot(of: first, isFolder: isFolder)
    name = Self.name(of: first, isFolder: isFolder)
    cache = options.cacheFolder(of: root).map { ScanCache(folder: $0, scope: Self.scope(of: paths, options)) }
    (self.paths, self.options) = (paths, options)
  }

  /// What comes of them: what the last scan kept, where nothing that it looked at has changed, else what is read now.
  func scanned(telling diagnostics: Diagnostics) throws(CommandError) -> Scanned {
    if let kept = cache?.lastResult(), let seen = kept.seen, seen.request == request, seen.isUnchanged() {
      return .kept(kept)
    }
    return .read(try SourceScan(FoundSources(self), telling: diagnostics))
  }

  /// Stands for what was asked for, as far as ``ScanCache/scope`` does not.
  var request: Digest {
    var bytes: [UInt8] = []
    bytes.append(root.path)
    for path in paths { bytes.append(path) }
    bytes.append(UInt64(paths.count))
    for type in options.baseTypes.sorted() { bytes.append(type) }
    return Digest(bytes)
  }

  private static func isFolder(_ path: String) throws(CommandError) -> Bool {
    guard let status = FileStatus(path: path) else { throw .unreadable(place: path, Failure()) }
    if status.isFolder || path.hasSuffix(".swift") { return status.isFolder }
    throw .unreadableText(
      place: path,
      problem: "this is neither a folder nor a Swift file; name one of the two"
    )
  }

  /// The folder's name, or its parent's where it only says that source is inside.
  private static func name(of real: String, isFolder: Bool) -> String {
    let parts = real.split(separator: "/").map(String.init)
    if !isFolder { return parts.last.map { String($0.dropLast(".swift".count)) } ?? real }
    return parts.last { !ModuleMap.plainFolders.contains($0) } ?? real
  }

  private static func scope(of paths: [String], _ options: ScanOptions) -> Digest {
    var bytes: [UInt8] = []
    for path in paths { bytes.append(ProjectRoot.real(path)) }
    bytes.append("\(options.leftOut.includesTests)")
    for glob in options.leftOut.globs { bytes.append(glob.pattern) }
    return Digest(bytes)
  }
}
