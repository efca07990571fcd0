import CoordinatorScanner
import Foundation

extension Revision {
  /// Whether it is a folder or a file of Swift source.
  var isSource: Bool {
    get throws(CommandError) {
      if path.hasSuffix(".swift") { return true }
      switch try object() {
      case .folder: return true
      case .link: return try !source(leaving: IgnoredFiles(globs: [], includesTests: true)).files.isEmpty
      case .file: return false
      }
    }
  }

  /// The source at a path of a revision.
  struct Source {
    /// The path from the top of the repository, without links.
    let root: String
    /// The Swift files and manifests, by their paths from the top.
    var files: [(path: String, bytes: [UInt8])]
    /// The submodules in the folder. Their files belong to other repositories.
    let submodules: [String]
  }

  /// The Swift files at the path or below it, with the manifests that say their modules. Links in the tree are followed,
  /// as on the disk.
  func source(leaving ignored: IgnoredFiles) throws(CommandError) -> Source {
    let listing = try git(["ls-tree", "-r", "-z", "--full-tree", try tree()])
    var tree = RevisionTree(listing, without: ignored.workTree?.missing ?? [])
    for (link, target) in zip(tree.links, try contents(of: tree.links.map(\.id))) {
      tree.targets[link.path] = String(decoding: target, as: UTF8.self)
    }
    guard let root = tree.resolved(try pathFromTop()) else {
      throw problem("a symbolic link in this path leads out of the repository; name its target")
    }
    let found = tree.search(root, leaving: ignored)
    let files = zip(found, try contents(of: found.map(\.id))).map { (path: $0.path, bytes: $1) }
    let submodules = tree.submodules.filter { root.isEmpty || $0.hasPrefix(root + "/") }
    return Source(root: root, files: files, submodules: submodules)
  }

  /// The bytes of objects by their ids.
  private func contents(of ids: [String]) throws(CommandError) -> [[UInt8]] {
    if ids.isEmpty { return [] }
    let contents = try git(["cat-file", "--batch"], ids.map { $0 + "\n" }.joined())
    var rest = contents[...]
    var objects: [[UInt8]] = []
    for _ in ids {
      guard let bytes = Self.nextObject(in: &rest) else {
        throw problem("git returned an incomplete list of files; try again")
      }
      objects.append(bytes)
    }
    return objects
  }

  /// The id of the revision's tree, which no option looks like.
  private func tree() throws(CommandError) -> String {
    _ = try object()
    let answer = try git(["cat-file", "--batch-check"], "\(try commit())^{tree}\n")
    return String(decoding: answer, as: UTF8.self).split(separator: " ").first.map(String.init) ?? ""
  }

  /// Takes an object off the front: `id blob size`, a line feed, the bytes, a line feed.
  private static func nextObject(in rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = rest.firstIndex(of: 0x0A) else { return nil }
    let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
    guard head.count == 3, let size = Int(head[2]), rest.endIndex - end > size + 1 else { return nil }
    let bytes = Array(rest[(end + 1)..<(end + 1 + size)])
    rest = rest[(end + size + 2)...]
    return bytes
  }
}
