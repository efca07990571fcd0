import CoordinatorScanner

/// The source files of a scan, not read yet.
struct FoundSources {
  let named: NamedSources
  /// When the search began, in nanoseconds since 1970.
  private let start: Int
  /// The Swift files, in the order of their paths, each once.
  let files: [SourceSearch.Found]
  let manifests: [SourceSearch.Found]
  /// The listed folders with their earlier attributes; nil if the search also depends on other places.
  let folders: [SeenPlace]?
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
    folders = search.seen.all
    (warnings, reasons) = (search.warnings, search.reasons)
  }

  /// The attributes by which the next scan recognises unchanged files and folders; nil if it has to read them
  /// again.
  func seen(_ stamps: [FileStamp?]) -> SeenPlaces? {
    guard let folders, warnings.isEmpty else { return nil }
    let files = zip(files + manifests, stamps).map { SeenPlace(place: $0.place, stamp: $1) }
    return SeenPlaces(folders + files, since: start)
  }
}

extension FoundSources {
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
      return .unreadableText(
        place: warning.place,
        problem: "\(warning.problem); no other source was found"
      )
    }
    let problem =
      hasTests
      ? "all Swift files are tests; add --include-tests" : "there are no Swift files; check the path"
    return .unreadableText(place: place, problem: problem)
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
