import CoordinatorScanner
import Foundation

extension Revision {
  /// Whether it is a folder or a file of Swift source.
  var isSource: Bool {
    get throws(CommandError) {
      if path.hasSuffix(".swift") { return true }
      if case .folder = try object() { return true }
      return false
    }
  }

  /// The Swift files at the path or below it, and all manifests of the project, by their paths from its top.
  /// Links and submodules are ignored. A file that is too large has no bytes.
  ///
  /// A small repository can hold a tree that lists one file a billion times. So there are limits for the list and for all
  /// files together.
  func source() throws(CommandError) -> [(path: String, bytes: [UInt8]?)] {
    let top = try pathFromTop()
    let command = ["ls-tree", "-r", "-l", "-z", "--full-tree", try tree()]
    let listing = try git(command, upTo: Self.longestListing).split(separator: 0)
    let entries = listing.compactMap { Entry($0) }.filter { entry in
      let isInside = top.isEmpty || entry.path.isBelow(top)
      return entry.isFile
        && (isInside && entry.path.hasSuffix(".swift") || Manifest.isManifest(path: entry.path))
    }
    let read = entries.filter { $0.size <= SourceText.largest }
    guard read.reduce(0, { $0 + $1.size }) <= Descriptor.largestInput else {
      throw problem(
        "it has more than \(Descriptor.largestInput / 1_000_000) MB of source; name a folder in it"
      )
    }
    let contents = try git(["cat-file", "--batch"], read.map { $0.id + "\n" }.joined(), upTo: .max)
    var rest = contents[...]
    var files: [(path: String, bytes: [UInt8]?)] = []
    for entry in entries {
      if entry.size > SourceText.largest { files.append((entry.path, nil)); continue }
      guard let bytes = Self.nextObject(in: &rest) else {
        throw problem("git returned an incomplete list of files; try again")
      }
      files.append((entry.path, bytes))
    }
    return files
  }

  /// The id of the revision's tree, which no option looks like.
  private func tree() throws(CommandError) -> String {
    _ = try object()
    let answer = try git(["cat-file", "--batch-check"], "\(name)^{tree}\n")
    return String(decoding: answer, as: UTF8.self).split(separator: " ").first.map(String.init) ?? ""
  }

  /// The path without `./` and `..`.
  private func pathFromTop() throws(CommandError) -> String {
    let isRelative = path.hasPrefix("./") || path.hasPrefix("../") || path == "." || path == ".."
    let prefix = isRelative ? String(decoding: try git(["rev-parse", "--show-prefix"]), as: UTF8.self) : ""
    var parts: [String] = []
    for part in (prefix.filter { !$0.isNewline } + path).pathNames where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The most bytes of a list of files: enough for half a million.
  private static let longestListing = 64_000_000

  /// `100644 blob 8ab686…    size<tab>path`.
  private struct Entry {
    let isFile: Bool
    let id: String
    /// In bytes.
    let size: Int
    let path: String

    init?(_ line: ArraySlice<UInt8>) {
      guard let tab = line.firstIndex(of: 0x09) else { return nil }
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 4 else { return nil }
      isFile = words[1] == "blob" && words[0].hasPrefix("100")
      id = String(words[2])
      size = Int(words[3]) ?? 0
      path = String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
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
