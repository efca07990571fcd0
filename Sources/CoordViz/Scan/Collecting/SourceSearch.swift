import CoordinatorScanner
import Foundation

/// Finds the Swift files and the manifests in folders, in the same order on every machine.
///
/// Folders come before links, so that a linked file keeps its real path. Nothing is visited twice.
struct SourceSearch {
  struct Found: Hashable, Sendable {
    /// What opens it.
    let place: String
    /// Its path in evidence.
    let path: String

    /// The common start of the real path and the shown path of all entries in this folder.
    var start: Found {
      Found(
        place: place == "." ? "" : place.utf8.last == UInt8(ascii: "/") ? place : place + "/",
        path: path.isEmpty ? "" : path + "/"
      )
    }

    func file(_ name: String) -> Found { Found(place: place + name, path: path + name) }
  }

  private(set) var sources: [Found] = []
  private(set) var manifests: [Found] = []
  private(set) var warnings: [ScanWarning] = []
  /// The reason for each ignored source file and folder.
  private(set) var reasons: [IgnoredFiles.Reason] = []
  /// The files and folders that the result depends on.
  private(set) var seen: [SeenPlace] = []

  private let root: ProjectRoot
  private let bounds: RepositoryBounds
  private let ignored: IgnoredFiles
  private let jobs: Int
  private var links: [Found] = []
  private var nextLinkPlace = 0
  private var visited: Set<FileStatus.Identity> = []
  /// The first sources, which were asked for their identities.
  private var identified: (count: Int, all: Set<FileStatus.Identity>) = (0, [])

  init(root: ProjectRoot, _ options: ScanOptions) {
    self.root = root
    bounds = RepositoryBounds(top: ProjectRoot.real(root.path), isTrusted: options.followsLinksOut)
    (ignored, jobs) = (options.ignored, options.jobs)
  }

  /// Adds a named file, or everything in a named folder.
  mutating func search(_ named: String, isFolder: Bool) throws(CommandError) {
    let absolute = root.absolute(named)
    let path = root.relative(absolute)
    if path == nil, root.keepsLinks {
      throw CommandError(named, "this is not below the folder of --root; name a folder above it")
    }
    let found = Found(place: named, path: path ?? absolute.pathNames.joined(separator: "/"))
    guard isFolder else { return sources.append(found) }
    do { _ = try FolderEntry.entries(of: named) } catch { throw CommandError(reading: named, error) }
    walk(from: found, isNamed: true)
    while let folder = nextLink() { walk(from: folder, isNamed: false) }
  }

  /// Adds the manifests in the folders above the named paths.
  mutating func searchManifests(above named: [String]) {
    var listed: Set<String> = []
    for folder in named.flatMap({ root.folders(above: root.absolute($0)) })
    where listed.insert(folder).inserted {
      let start = Found(place: folder, path: root.relative(folder) ?? "").start
      let entries = try? FolderEntry.entries(of: folder)
      seen.append(SeenPlace(place: folder, stamp: entries?.status.map(FileStamp.init)))
      for entry in entries?.all ?? [] {
        if let manifest = FolderListing.manifest(entry, start.file(entry.name), &seen, within: bounds) {
          manifests.append(manifest)
        }
      }
    }
  }

  /// Lists a folder, then those in it, then those in these.
  private mutating func walk(from folder: Found, isNamed: Bool) {
    var level = [folder]
    let named = isNamed ? folder : nil
    while !level.isEmpty {
      var next: [Found] = []
      for listing in listings(of: level, named: named) {
        // A second named path or a link may lead to it, too.
        if let identity = listing.identity, !visited.insert(identity).inserted { continue }
        next += listing.folders
        links += listing.links
        sources += listing.sources
        manifests += listing.manifests
        warnings += listing.warnings
        reasons += listing.reasons
        seen += listing.seen
      }
      level = next
    }
  }

  private func listings(of folders: [Found], named: Found?) -> [FolderListing] {
    // A few folders are listed sooner than a thread is woken.
    let list = { @Sendable [ignored, bounds] (folder: Found) in
      FolderListing(of: folder, isNamed: folder == named, leaving: ignored, within: bounds)
    }
    return folders.count < 8 ? folders.map(list) : Workers.map(folders, jobs: jobs, list)
  }

  /// The next link to a folder that does not contain the link; links to files before it are added.
  private mutating func nextLink() -> Found? {
    while nextLinkPlace < links.count {
      let link = links[nextLinkPlace]
      nextLinkPlace += 1
      if let status = FileStatus(path: link.place), status.isFolder {
        if isAround(link) {
          warn(link, "the symbolic link leads to a folder that contains it; it was not followed")
          continue
        }
        // Many links may lead to one folder.
        if visited.contains(status.identity) { continue }
        return link
      }
      add(file: link)
    }
    return nil
  }

  /// Adds a linked file, unless it was found before. Identities of files cost a system call each, so only links ask for them.
  private mutating func add(file link: Found) {
    for source in sources[identified.count...] {
      if let status = FileStatus(path: source.place) { identified.all.insert(status.identity) }
    }
    identified.count = sources.count
    guard let status = FileStatus(path: link.place) else { return }
    if identified.all.insert(status.identity).inserted { sources.append(link) }
  }

  /// Whether a link leads to a folder that contains the link.
  private func isAround(_ link: Found) -> Bool {
    let folder = ProjectRoot.real(ProjectRoot.folder(of: link.place))
    return folder.isBelow(ProjectRoot.real(link.place))
  }

  private mutating func warn(_ found: Found, _ problem: String) {
    warnings.append(ScanWarning(found.place, problem))
  }
}
