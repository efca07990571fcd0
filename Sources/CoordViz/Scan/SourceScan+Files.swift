import CoordinatorScanner
import Foundation

extension SourceScan {
  /// Reads the Swift files that are named, and those in the folders that are.
  init(paths: [String], _ options: ScanOptions, telling diagnostics: Diagnostics) throws(CommandError) {
    let kinds = try paths.map { path throws(CommandError) in (path, try Self.isFolder(path)) }
    let first = ProjectRoot.real(paths.first ?? ".")
    let root = ProjectRoot(of: first, isFolder: kinds.first?.1 ?? true)
    var search = SourceSearch(root: root, leaving: options.leftOut, jobs: options.jobs)
    for (path, isFolder) in kinds { try search.search(path, isFolder: isFolder) }
    for path in paths { search.searchManifests(above: path) }
    self.init(name: Self.name(of: first, isFolder: kinds.first?.1 ?? true))
    warnings = search.warnings
    (jobs, baseTypes) = (options.jobs, options.baseTypes)
    cache = options.cacheFolder(of: root).map {
      ScanCache(folder: $0, scope: Self.scope(of: paths, options))
    }
    var reasons = search.reasons
    read(search, named: Set(paths), includesTests: options.leftOut.includesTests, &reasons)
    tell(reasons, to: diagnostics)
    if files.isEmpty { throw Self.nothing(in: paths, reasons, warnings) }
  }

  private static func isFolder(_ path: String) throws(CommandError) -> Bool {
    guard let status = FileStatus(path: path) else { throw .unreadable(place: path, Failure()) }
    if status.isFolder || path.hasSuffix(".swift") { return status.isFolder }
    throw .unreadableText(
      place: path,
      problem: "this is neither a folder nor a Swift file; name one of the two"
    )
  }

  /// Reads what was found, in the order of the paths, each once.
  private mutating func read(
    _ search: SourceSearch,
    named: Set<String>,
    includesTests: Bool,
    _ reasons: inout [LeftOut.Reason]
  ) {
    let found = search.sources.inOrder
    let read = Workers.map(found, jobs: jobs) { found in
      Result { () throws(ScanWarning) in try ReadFile(found) }
    }
    for (found, result) in zip(found, read) {
      switch result {
      case .failure(let warning): warnings.append(warning)
      case .success(let text):
        if text.part == .manifest { continue }
        if text.part == .tests, !includesTests, !named.contains(found.place) {
          reasons.append(.test)
          continue
        }
        if let warning = text.warning { warnings.append(warning) }
        files.append(text.file)
      }
    }
    manifests = search.manifests.inOrder.compactMap { found in
      (try? SourceText.read(found.place)).map { Manifest(path: found.path, text: $0.bytes) }
    }
  }

  private func tell(_ reasons: [LeftOut.Reason], to diagnostics: Diagnostics) {
    for reason in LeftOut.Reason.allCases {
      let count = reasons.count { $0 == reason }
      if count > 0 { diagnostics.detail("left out: \(count) of \(reason.rawValue)") }
    }
  }

  private static func nothing(
    in paths: [String],
    _ reasons: [LeftOut.Reason],
    _ warnings: [ScanWarning]
  ) -> CommandError {
    let place = paths.joined(separator: ", ")
    if let warning = warnings.first {
      return .unreadableText(
        place: warning.place,
        problem: "\(warning.problem); there is nothing else to scan"
      )
    }
    let problem =
      reasons.contains(.test)
      ? "there are no Swift files but tests; add --include-tests" : "there are no Swift files; check the path"
    return .unreadableText(place: place, problem: problem)
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

/// A file that was read by one of the workers.
private struct ReadFile: Sendable {
  let file: SourceScan.File
  let part: SourceText.Part
  let warning: ScanWarning?

  init(_ found: SourceSearch.Found) throws(ScanWarning) {
    let text = try SourceText.read(found.place)
    file = SourceScan.File(place: found.place, path: found.path, bytes: text.bytes)
    part = text.part
    warning = text.warning
  }
}

extension [SourceSearch.Found] {
  /// By path, each path once.
  fileprivate var inOrder: [SourceSearch.Found] {
    let sorted = sorted { $0.path.precedesInBytes($1.path) }
    return sorted.enumerated().filter { $0.offset == 0 || sorted[$0.offset - 1].path != $0.element.path }
      .map(\.element)
  }
}
