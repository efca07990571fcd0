import Foundation

extension Revision {
  /// A file below a folder of a revision.
  struct File: Equatable {
    /// Its path below the folder.
    let path: String
    let bytes: [UInt8]
  }

  /// The files below the folder whose names end in the given text, by path, such as all Swift sources. Links and
  /// submodules are left out.
  func files(ending: String) throws(CommandError) -> [File] {
    guard case .folder(let id) = try object() else { throw problem("this is no folder") }
    let listing = try git(["ls-tree", "-r", "-z", id]).split(separator: 0)
    let entries = listing.compactMap { Entry($0) }.filter { $0.isFile && $0.path.hasSuffix(ending) }
    let contents = try git(["cat-file", "--batch"], entries.map { $0.id + "\n" }.joined())
    var rest = contents[...]
    var files: [File] = []
    for entry in entries {
      guard let bytes = Self.nextObject(in: &rest) else { throw problem("git has not told all of its files") }
      files.append(File(path: entry.path, bytes: bytes))
    }
    return files
  }

  /// `100644 blob 8ab686… <tab> path`.
  private struct Entry {
    let isFile: Bool
    let id: String
    let path: String

    init?(_ line: ArraySlice<UInt8>) {
      guard let tab = line.firstIndex(of: 0x09) else { return nil }
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 3 else { return nil }
      isFile = words[1] == "blob" && words[0].hasPrefix("100")
      id = String(words[2])
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
