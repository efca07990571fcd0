import CoordinatorScanner
import Foundation

/// The content of one folder. It needs no other folder, so several can be listed at the same time.
struct FolderListing: Sendable {
  typealias Found = SourceSearch.Found

  /// In the order of their names, as all of these.
  private(set) var folders: [Found] = []
  private(set) var links: [Found] = []
  private(set) var sources: [Found] = []
  private(set) var manifests: [Found] = []
  private(set) var warnings: [ScanWarning] = []
  /// The reason for each ignored source file and folder.
  private(set) var reasons: [IgnoredFiles.Reason] = []
  /// The files and folders that the result depends on.
  private(set) var seen: [SeenPlace] = []
  /// Nil if the folder cannot be read.
  private(set) var identity: FileStatus.Identity?

  private let bounds: RepositoryBounds

  /// - Parameters:
  ///   - isNamed: Whether the user named the folder.
  ///   - bounds: The folder that links must not leave.
  init(of folder: Found, isNamed: Bool, leaving ignored: IgnoredFiles, within bounds: RepositoryBounds) {
    self.bounds = bounds
    do {
      let start = folder.start
      let entries = try FolderEntry.entries(of: folder.place)
      identity = entries.status?.identity
      seen.append(SeenPlace(place: folder.place, stamp: entries.status.map(FileStamp.init)))
      if !isNamed, entries.all.contains(where: { $0.name == ".git" }), leaves(checkout: folder, ignored) {
        return
      }
      for entry in entries.all { add(entry, start.file(entry.name), ignored) }
    } catch {
      warn(folder, error.whileListing)
    }
  }

  /// Whether a folder with a `.git` is left out: another work tree, or a clone. A submodule is a part of the app.
  private mutating func leaves(checkout folder: Found, _ ignored: IgnoredFiles) -> Bool {
    guard let submodule = NestedCheckout(at: folder.place).isSubmodule else { return false }
    if submodule, ignored.workTree == nil { return false }
    reasons.append(.checkout)
    return true
  }

  private mutating func add(_ entry: FolderEntry, _ found: Found, _ ignored: IgnoredFiles) {
    let isFolder =
      entry.kind == .folder || entry.kind == .link && FileStatus(path: found.place)?.isFolder == true
    // The target of a link may change while the folder stays the same.
    if entry.kind == .link { seen.append(SeenPlace(found.place)) }
    if let manifest = Self.manifest(entry, found, &seen, within: bounds) { manifests.append(manifest) }
    let folder = found.place.dropLast(entry.name.utf8.count)
    let reason = ignored.reason(name: entry.name, isFolder: isFolder, paths: [found.place, found.path]) {
      path in
      FileStatus(path: folder + path) != nil
    }
    if let reason {
      if isFolder || entry.name.hasSuffix(".swift") { reasons.append(reason) }
      return
    }
    if ignored.workTree?.ignores(found, isLink: entry.kind == .link) == true { return reasons.append(.git) }
    // Bazel links folders of what it builds into the repository.
    if isFolder, entry.kind == .link, entry.name.hasPrefix("bazel-") { return reasons.append(.tool) }
    switch entry.kind {
    case .folder: folders.append(found)
    case .link: addLink(found, isFolder: isFolder)
    case .file: if entry.name.hasSuffix(".swift") { sources.append(found) }
    case .other:
      if entry.name.hasSuffix(".swift") {
        warn(found, "this is not a regular file; remove it from the sources")
      }
    }
  }

  /// The manifest that an entry is or contains. Other places that this depends on are added to `seen`.
  static func manifest(
    _ entry: FolderEntry,
    _ found: Found,
    _ seen: inout [SeenPlace],
    within bounds: RepositoryBounds
  ) -> Found? {
    guard entry.name.hasSuffix(".xcodeproj") else {
      return entry.kind == .file && Manifest.isManifest(path: entry.name) ? found : nil
    }
    let project = found.start.file("project.pbxproj")
    seen.append(SeenPlace(found.place))
    let isLinked = SymbolicLink.isAt(project.place)
    if isLinked { seen.append(SeenPlace(place: project.place, stamp: nil)) }
    if isLinked || entry.kind == .link, !bounds.isTrusted, !bounds.contain(project.place) { return nil }
    return FileStatus(path: project.place)?.isRegularFile == true ? project : nil
  }

  private mutating func addLink(_ link: Found, isFolder: Bool) {
    if isFolder || FileStatus(path: link.place) != nil {
      guard isFolder || link.path.hasSuffix(".swift") else { return }
      guard bounds.isTrusted || bounds.contain(link.place) else { return warn(link, Self.leadsOut) }
      links.append(link)
      // What the link leads to may change while the link stays.
      seen.append(SeenPlace(place: link.place, stamp: nil))
    } else if errno == ELOOP {
      warn(link, "the symbolic link is part of a cycle; remove it")
    } else if link.path.hasSuffix(".swift") {
      warn(link, "the target of the symbolic link does not exist; remove the link")
    }
  }

  private static let leadsOut =
    "the symbolic link leads out of the repository and was not followed; allow it with --trust-config"

  private mutating func warn(_ found: Found, _ problem: String) {
    warnings.append(ScanWarning(found.place, problem))
  }
}

/// A name in a folder, and its type if the folder lists it.
struct FolderEntry {
  enum Kind {
    case file, folder, link, other
  }

  let name: String
  let kind: Kind

  /// The names in a folder, sorted by bytes, without `.` and `..`; and the folder's attributes from before.
  static func entries(of folder: String) throws(Failure) -> (all: [FolderEntry], status: FileStatus?) {
    guard let stream = opendir(folder) else { throw Failure() }
    defer { closedir(stream) }
    let status = FileStatus(of: Descriptor(number: dirfd(stream)))
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      entries.append(FolderEntry(name: name, kind: kind(of: Int(entry.pointee.d_type), folder + "/" + name)))
    }
    return (entries.sorted { $0.name.precedesInBytes($1.name) }, status)
  }

  /// Some file systems do not list the type in the folder, so it needs another system call.
  private static func kind(of type: Int, _ path: @autoclosure () -> String) -> Kind {
    switch type {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN): break
    default: return .other
    }
    var status = stat()
    guard lstat(path(), &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }
}
