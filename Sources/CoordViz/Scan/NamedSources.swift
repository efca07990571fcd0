import CoordinatorScanner
import Foundation

/// The sources to scan, as the user named them.
struct NamedSources {
  let paths: [String]
  /// For each path, whether it is a folder.
  let areFolders: [Bool]
  let options: ScanOptions
  let root: ProjectRoot
  let name: String
  let cache: ScanCache?

  init(paths: [String], _ options: ScanOptions) throws(CommandError) {
    for path in paths { _ = try CheckedPath(argument: path, followsLinksOut: options.followsLinksOut) }
    areFolders = try paths.map(Self.isFolder)
    let (first, isFolder) = (ProjectRoot.real(paths.first ?? "."), areFolders.first ?? true)
    root = options.root ?? ProjectRoot(of: first, isFolder: isFolder)
    name = Self.name(of: first, isFolder: isFolder)
    (self.paths, self.options) = (paths, options)
    let scope = Self.scope(of: paths, in: root, options)
    try options.cache?.check()
    cache = options.cache.map { ScanCache(folder: $0, scope: scope, purpose: options.purpose) }
  }

  /// The cache for paths of revisions.
  static func cache(of revisions: [Revision], _ options: ScanOptions) throws(CommandError) -> ScanCache? {
    let root = ProjectRoot(of: ProjectRoot.real("."), isFolder: true)
    let scope = scope(of: revisions.map(\.place), in: root, options)
    let factsScope = Self.scope(of: revisions.map { ":\($0.path)" }, in: root, options)
    try options.cache?.check()
    return options.cache.map {
      ScanCache(folder: $0, scope: scope, purpose: options.purpose, factsScope: factsScope)
    }
  }

  /// The paths of the named folders and files in evidence.
  var roots: [String] {
    paths.map { path in
      let absolute = root.absolute(path)
      return root.relative(absolute) ?? String(Substring(absolute.utf8.drop { $0 == UInt8(ascii: "/") }))
    }
  }

  /// The result: the cached one if nothing has changed since the last scan, or else a new scan.
  func scanned(reportingTo diagnostics: Diagnostics) throws(CommandError) -> Scanned {
    let last = cache?.lastResult()
    if let last, last.seen?.isUnchanged() == true {
      for line in last.ignored { diagnostics.detail(line) }
      return .kept(last)
    }
    var scan = try SourceScan(FoundSources(self), reportingTo: diagnostics)
    scan.last = last
    return .read(scan)
  }

  private static func isFolder(_ path: String) throws(CommandError) -> Bool {
    guard let status = FileStatus(path: path) else { throw .unreadable(input: path, Failure()) }
    if status.isFolder || path.hasSuffix(".swift") { return status.isFolder }
    throw CommandError(path, "this is neither a folder nor a Swift file; name a folder or a Swift file")
  }

  /// The name of the folder, or of its parent if the folder only has a generic name such as `Sources`.
  private static func name(of real: String, isFolder: Bool) -> String {
    let parts = real.pathNames
    if !isFolder { return parts.last.map { String($0.dropLast(".swift".count)) } ?? real }
    return parts.last { !ModuleMap.plainFolders.contains($0) } ?? real
  }

  /// The digest of the request and of its permissions: other users may be allowed to read less.
  private static func scope(of paths: [String], in root: ProjectRoot, _ options: ScanOptions) -> Digest {
    var bytes: [UInt8] = []
    for path in [root.path] + paths + paths.map(ProjectRoot.real) { bytes.append(path) }
    bytes.append("\(options.ignored.includesTests) \(options.followsLinksOut)")
    for glob in options.ignored.globs { bytes.append(glob.pattern) }
    // A change of .gitignore does not change the folders.
    bytes.append("work tree")
    for path in (options.ignored.workTree?.ignored ?? []).sorted() { bytes.append(path) }
    bytes.append("\(options.ignored.workTree != nil)")
    bytes.append("base types")
    for type in options.baseTypes.sorted() { bytes.append(type) }
    for number in [geteuid(), getegid()] + groups { bytes.append(UInt64(number)) }
    return Digest(bytes)
  }

  private static var groups: [gid_t] {
    let count = getgroups(0, nil)
    return [gid_t](unsafeUninitializedCapacity: max(Int(count), 0)) { room, filled in
      filled = max(Int(getgroups(count, room.baseAddress)), 0)
    }
  }
}

/// The source files of a scan, not read yet.
struct FoundSources {
  let named: NamedSources
  /// When the search began, in nanoseconds since 1970.
  private let start: Int
  /// The Swift files, in the order of their paths, each once.
  let files: [SourceSearch.Found]
  let manifests: [SourceSearch.Found]
  /// The listed folders with their earlier attributes.
  let folders: [SeenPlace]
  /// The problems that hid a part of the folders from the search.
  let warnings: [ScanWarning]
  /// The reason for each ignored source file and folder.
  let reasons: [IgnoredFiles.Reason]

  /// Looks for the Swift files that are named, and for those in the folders that are.
  init(_ named: NamedSources) throws(CommandError) {
    (self.named, start) = (named, named.options.clock())
    let (paths, options) = (named.paths, named.options)
    var search = SourceSearch(root: named.root, options)
    for (path, isFolder) in zip(paths, named.areFolders) { try search.search(path, isFolder: isFolder) }
    search.searchManifests(above: paths)
    (files, manifests) = (search.sources.inOrder, search.manifests.inOrder)
    folders = search.seen
    (warnings, reasons) = (search.warnings, search.reasons)
  }

  /// The attributes by which the next scan recognises unchanged files and folders; nil if it has to read them
  /// again.
  func seen(_ stamps: [FileStamp?]) -> SeenPlaces? {
    guard warnings.isEmpty else { return nil }
    let files = zip(files + manifests, stamps).map { SeenPlace(place: $0.place, stamp: $1) }
    return SeenPlaces(folders + files, since: start)
  }

  /// The ignored files, one line per reason: by name, and tests by their imports.
  func ignored(testCount: Int) -> [String] {
    IgnoredFiles.Reason.allCases.compactMap { reason in
      let count = reasons.count { $0 == reason } + (reason == .test ? testCount : 0)
      return count > 0 ? "ignored: \(count) (\(reason.rawValue))" : nil
    }
  }

  /// The error if no file is left to scan.
  func nothing(hasTests: Bool, _ warnings: [ScanWarning]) -> CommandError {
    let place = named.paths.joined(separator: ", ")
    if let warning = warnings.first {
      return CommandError(warning.place, "\(warning.problem); no other source was found")
    }
    let problem =
      hasTests
      ? "all Swift files are tests; add --include-tests" : "there are no Swift files; check the path"
    return CommandError(place, problem)
  }
}

extension [SourceSearch.Found] {
  /// By path, each path once.
  fileprivate var inOrder: [SourceSearch.Found] {
    let sorted = sorted { $0.path.precedesInBytes($1.path) }
    return sorted.enumerated().filter {
      $0.offset == 0 || !sorted[$0.offset - 1].path.isSamePath(as: $0.element.path)
    }
    .map(\.element)
  }
}
