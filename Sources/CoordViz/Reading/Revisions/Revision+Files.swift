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
    /// The Swift files and manifests, by their paths from the top. A file that is too large has no bytes.
    var files: [(path: String, bytes: [UInt8]?)]
    /// The submodules in the folder. Their files belong to other repositories.
    let submodules: [String]
  }

  /// The Swift files at the path or below it, with the manifests that say their modules. Links in the tree are followed,
  /// as on the disk.
  ///
  /// A small repository can hold a tree that lists one file a billion times. So there are limits for the list and for all
  /// files together.
  func source(leaving ignored: IgnoredFiles) throws(CommandError) -> Source {
    let command = ["ls-tree", "-r", "-l", "-z", "--full-tree", try tree()]
    var tree = RevisionTree(
      try git(command, upTo: Self.longestListing),
      without: ignored.workTree?.missing ?? []
    )
    for (link, target) in zip(tree.links, try contents(of: tree.links, upTo: Self.longestLink)) {
      if let target { tree.targets[link.path] = String(decoding: target, as: UTF8.self) }
    }
    guard let root = tree.resolved(try pathFromTop()) else {
      throw problem("a symbolic link in this path leads out of the repository; name its target")
    }
    let found = tree.search(root, leaving: ignored)
    let files = zip(found, try contents(of: found, upTo: SourceText.largest)).map {
      (path: $0.path, bytes: $1)
    }
    let submodules = tree.submodules.filter { root.isEmpty || $0.isBelow(root) }
    return Source(root: root, files: files, submodules: submodules)
  }

  /// The bytes of files; nil for those that have more than the limit.
  private func contents(of all: [RevisionTree.File], upTo limit: Int) throws(CommandError) -> [[UInt8]?] {
    let read = all.filter { $0.size <= limit }
    guard read.reduce(0, { $0 + $1.size }) <= Descriptor.largestInput else {
      throw problem(
        "it has more than \(Descriptor.largestInput / 1_000_000) MB of source; name a folder in it"
      )
    }
    if read.isEmpty { return all.map { _ in nil } }
    let contents = try git(["cat-file", "--batch"], read.map { $0.id + "\n" }.joined(), upTo: .max)
    var rest = contents[...]
    var objects: [[UInt8]?] = []
    for file in all {
      if file.size > limit { objects.append(nil); continue }
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

  /// The most bytes of a list of files: enough for half a million.
  private static let longestListing = 64_000_000
  /// The most bytes of a path.
  private static let longestLink = 4096

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
