import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorScanner

/// The files of a revision, with the links among them: the same files that a search on the disk finds.
struct RevisionTree {
  struct File {
    var path: String
    let id: String
    /// In bytes.
    let size: Int
  }

  private(set) var files: [File] = []
  private(set) var links: [File] = []
  private(set) var submodules: [String] = []
  /// Where the links lead, by their paths.
  var targets: [String: String] = [:]
  private var folders: Set<String> = []

  /// Reads the output of `git ls-tree -r -l -z --full-tree`, without some files.
  init(_ listing: [UInt8], without missing: Set<String>) {
    for line in listing.split(separator: 0) {
      guard let entry = Entry(line), !missing.contains(entry.path) else { continue }
      switch entry.mode {
      case "100644", "100755", "100664": files.append(File(path: entry.path, id: entry.id, size: entry.size))
      case "120000": links.append(File(path: entry.path, id: entry.id, size: entry.size))
      case "160000": submodules.append(entry.path)
      default: continue
      }
      addFolders(of: entry.path)
    }
    files.sort { $0.path.precedesInBytes($1.path) }
    links.sort { $0.path.precedesInBytes($1.path) }
  }

  private mutating func addFolders(of path: String) {
    var folder = Self.folder(of: path)
    while folders.insert(folder).inserted, !folder.isEmpty { folder = Self.folder(of: folder) }
  }

  /// A path without links; nil if it leads out of the tree, or to nothing.
  func resolved(_ path: String) -> String? {
    var (here, rest) = ([String](), Array(path.pathNames.reversed()))
    var hops = 0
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." { if here.popLast() == nil { return nil }; continue }
      let next = (here + [name]).joined(separator: "/")
      guard let target = targets[next] else { here.append(name); continue }
      hops += 1
      guard hops <= SymbolicLink.longestChain, !target.isAbsolutePath else { return nil }
      rest += target.pathNames.reversed()
    }
    return here.joined(separator: "/")
  }

  /// The Swift files and manifests in a folder that has no links in its path, then those behind links in it.
  ///
  /// Folders come before links, nothing is taken twice, and a link out of the tree is not followed, as on the disk.
  func search(_ named: String, leaving ignored: IgnoredFiles) -> [File] {
    var found: [File] = manifests(above: named)
    var (taken, walked) = (Set<String>(), Set<String>())
    var waiting = [(real: named, shown: named)]
    var next = 0
    while next < waiting.count {
      let (real, shown) = waiting[next]
      next += 1
      guard walked.insert(real).inserted else { continue }
      let isLeft = { (path: String, isFolder: Bool) in leaves(path, below: real, shown, isFolder, ignored) }
      for file in entries(files, below: real) where isSource(file.path) || isManifest(file.path) {
        guard !isLeft(file.path, false), taken.insert(file.path).inserted else { continue }
        found.append(File(path: Self.moved(file.path, from: real, to: shown), id: file.id, size: file.size))
      }
      for link in inLevels(entries(links, below: real)) {
        guard let target = resolved(link.path), !Self.isBelow(link.path, target) else { continue }
        let isFolder = folders.contains(target)
        guard isFolder || link.path.hasSuffix(".swift"), !isLeft(link.path, isFolder) else { continue }
        waiting.append((target, Self.moved(link.path, from: real, to: shown)))
      }
    }
    return found
  }

  /// The manifests in the folders above a path.
  private func manifests(above path: String) -> [File] {
    files.filter { file in
      guard Manifest.isManifest(path: file.path) else { return false }
      let folder = Self.folder(ofManifest: file.path)
      return folder != path && Self.isBelow(path, folder)
    }
  }

  private func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") }
  private func isManifest(_ path: String) -> Bool { Manifest.isManifest(path: path) }

  /// Whether a file is left out because of its name, or of the name of a folder between it and the folder of the search.
  private func leaves(
    _ path: String,
    below real: String,
    _ shown: String,
    _ isFolder: Bool,
    _ ignored: IgnoredFiles
  )
    -> Bool
  {
    // A project file is a manifest although its folder is no source.
    let isManifest = isManifest(path)
    let isFolder = isFolder || isManifest
    let path = isManifest ? Self.folder(ofManifest: path) : path
    var place = path
    while place != real, !place.isEmpty {
      let folder = Self.folder(of: place)
      let name = place.lastPathName
      let reason = ignored.reason(
        name: name,
        isFolder: isFolder || place != path,
        paths: [Self.moved(place, from: real, to: shown)]
      ) { beside in
        has(folder.isEmpty ? beside : folder + "/" + beside)
      }
      if reason != nil { return true }
      place = folder
    }
    return false
  }

  private func has(_ path: String) -> Bool {
    let place = files.partitioningIndex { !$0.path.precedesInBytes(path) }
    return folders.contains(path) || place < files.count && files[place].path == path
  }

  /// The entries in a folder, or the one entry at the path.
  private func entries(_ all: [File], below folder: String) -> ArraySlice<
    File
  > {
    if folder.isEmpty { return all[...] }
    let start = all.partitioningIndex { !$0.path.precedesInBytes(folder) }
    if start < all.count, all[start].path == folder { return all[start...start] }
    let first = all.partitioningIndex { !$0.path.precedesInBytes(folder + "/") }
    let end = all.partitioningIndex { !$0.path.precedesInBytes(folder + "0") }
    return all[first..<end]
  }

  /// As a search on the disk finds them: those of a folder before those of the folders in it.
  private func inLevels(_ links: ArraySlice<File>) -> [File] {
    links.map { ($0, $0.path.utf8.count { $0 == UInt8(ascii: "/") }) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private static func folder(of path: String) -> String {
    path.folderStart.withoutEndSlash
  }

  /// The folder that a manifest is in. A project file is in a folder of its own.
  private static func folder(ofManifest path: String) -> String {
    path.hasSuffix(".pbxproj") ? folder(of: folder(of: path)) : folder(of: path)
  }

  private static func isBelow(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path.isBelow(folder)
  }

  private static func moved(_ path: String, from real: String, to shown: String) -> String {
    if real == shown { return path }
    let rest = path.rest(below: real)
    return rest.isEmpty ? shown : shown.isEmpty ? rest : "\(shown)/\(rest)"
  }

  /// `100644 blob 8ab686…    size<tab>path`.
  private struct Entry {
    let mode: Substring
    let id: String
    let size: Int
    let path: String

    init?(_ line: ArraySlice<UInt8>) {
      guard let tab = line.firstIndex(of: 0x09) else { return nil }
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 4 else { return nil }
      (mode, id, size) = (words[0], String(words[2]), Int(words[3]) ?? 0)
      path = String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
  }
}
