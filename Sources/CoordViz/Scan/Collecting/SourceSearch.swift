import CoordinatorScanner
import Foundation

/// Finds the Swift files and the manifests in folders, in the same order on every machine.
///
/// Folders come before links, so that what a link leads to keeps the path that it really has; nothing is entered twice.
struct SourceSearch {
  /// A file to be read.
  struct Found: Hashable {
    /// What opens it.
    let place: String
    /// What evidence calls it.
    let path: String

    /// What the place and the path of all begin with that stands in this folder.
    var start: Found {
      Found(
        place: place == "." ? "" : place.hasSuffix("/") ? place : place + "/",
        path: path.isEmpty ? "" : path + "/"
      )
    }

    /// What has a name after this start.
    func file(_ name: String) -> Found { Found(place: place + name, path: path + name) }
  }

  private(set) var sources: [Found] = []
  private(set) var manifests: [Found] = []
  private(set) var warnings: [ScanWarning] = []
  /// For each source file and folder that was left out, why.
  private(set) var reasons: [LeftOut.Reason] = []

  private let root: ProjectRoot
  private let leftOut: LeftOut
  private var waiting: [Found] = []
  private var links: [Found] = []
  private var nextLinkPlace = 0
  /// The folders that were entered, and the files that links lead to.
  private var seen: Set<FileIdentity> = []
  /// How many of the sources ``seen`` has; they are asked only where there are links.
  private var countOfSeenSources = 0

  init(root: ProjectRoot, leaving leftOut: LeftOut) {
    self.root = root
    self.leftOut = leftOut
  }

  /// Adds a file that was named, or all that is in a folder that was.
  mutating func search(_ named: String, isFolder: Bool) throws(CommandError) {
    let real = ProjectRoot.real(named)
    let found = Found(place: named, path: root.relative(real) ?? String(real.drop { $0 == "/" }))
    guard isFolder else { return sources.append(found) }
    do { _ = try FolderEntry.entries(of: named) } catch { throw .unreadable(place: named, error) }
    enter(found)
    walk()
  }

  /// Adds the manifests in the folders above what was named.
  mutating func searchManifests(above named: String) {
    for folder in root.folders(above: ProjectRoot.real(named)) {
      let start = Found(place: folder, path: root.relative(folder) ?? "").start
      for entry in (try? FolderEntry.entries(of: folder)) ?? [] {
        takeManifest(entry, start.file(entry.name))
      }
    }
  }

  private mutating func walk() {
    while let folder = waiting.popLast() ?? nextLink() {
      do {
        let start = folder.start
        for entry in try FolderEntry.entries(of: folder.place) { take(entry, start.file(entry.name)) }
      } catch {
        warn(folder, error.whileListing)
      }
    }
  }

  private mutating func take(_ entry: FolderEntry, _ found: Found) {
    let isFolder =
      entry.kind == .folder || entry.kind == .link && FileStatus(path: found.place)?.isFolder == true
    takeManifest(entry, found)
    if let reason = leftOut.reason(name: entry.name, isFolder: isFolder, paths: [found.place, found.path]) {
      if isFolder || entry.name.hasSuffix(".swift") { reasons.append(reason) }
      return
    }
    switch entry.kind {
    case .folder: enter(found)
    case .link: takeLink(found, isFolder: isFolder)
    case .file: if entry.name.hasSuffix(".swift") { sources.append(found) }
    case .other:
      if entry.name.hasSuffix(".swift") { warn(found, "it is no regular file; remove it from the sources") }
    }
  }

  private mutating func takeManifest(_ entry: FolderEntry, _ found: Found) {
    if entry.name.hasSuffix(".xcodeproj") {
      let project = Found(place: found.place + "/project.pbxproj", path: found.path + "/project.pbxproj")
      if FileStatus(path: project.place)?.isRegularFile == true { manifests.append(project) }
    } else if Manifest.isManifest(path: entry.name), entry.kind == .file {
      manifests.append(found)
    }
  }

  private mutating func enter(_ folder: Found) {
    guard let identity = FileIdentity(path: folder.place), seen.insert(identity).inserted else { return }
    waiting.append(folder)
  }

  private mutating func takeLink(_ link: Found, isFolder: Bool) {
    if isFolder || FileStatus(path: link.place) != nil {
      if isFolder || link.path.hasSuffix(".swift") { links.append(link) }
    } else if errno == ELOOP {
      warn(link, "the symbolic link leads in a circle; remove it")
    } else if link.path.hasSuffix(".swift") {
      warn(link, "the symbolic link leads nowhere; remove it")
    }
  }

  /// The next folder that a link leads to and that was not entered yet.
  private mutating func nextLink() -> Found? {
    while nextLinkPlace < links.count {
      let link = links[nextLinkPlace]
      nextLinkPlace += 1
      let isFolder = FileStatus(path: link.place)?.isFolder == true
      if isFolder, isAround(link) {
        warn(link, "the symbolic link leads back to a folder around it; it was not followed")
      }
      if !isFolder { seeSources() }
      guard let identity = FileIdentity(path: link.place), !seen.contains(identity) else { continue }
      if isFolder { seen.insert(identity) }
      if isFolder { return link }
      sources.append(link)
    }
    return nil
  }

  private mutating func seeSources() {
    seen.formUnion(sources[countOfSeenSources...].compactMap { FileIdentity(path: $0.place) })
    countOfSeenSources = sources.count
  }

  /// Whether a link leads to a folder that holds the link.
  private func isAround(_ link: Found) -> Bool {
    let folder = ProjectRoot.real(ProjectRoot.folder(of: link.place))
    return ProjectRoot.isBelow(folder, ProjectRoot.real(link.place))
  }

  private mutating func warn(_ found: Found, _ problem: String) {
    warnings.append(ScanWarning(found.place, problem))
  }
}
