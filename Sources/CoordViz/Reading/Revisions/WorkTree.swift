/// What git says about the files of a work tree. With it, the same files are read from a revision and from the folder.
struct WorkTree: Sendable {
  /// The folder of the checkout, without links.
  let top: String
  /// The files and folders that git ignores, by their paths from the top. No revision has them.
  let ignored: Set<String>
  /// The files that a sparse checkout leaves out.
  let missing: Set<String>
  let submodules: [String]

  /// Asks git about the checkout around a path; nil without one.
  init?(around path: String) {
    let real = ProjectRoot.real(path)
    guard let top = ProjectRoot.checkout(above: real) else { return nil }
    let index = Git().run(["-C", top, "ls-files", "-z", "-s", "-t"])
    let others = Git().run(
      ["-C", top, "ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory"]
    )
    guard index.end == .exited(0), others.end == .exited(0) else { return nil }
    self.top = top
    let ignored = others.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    self.ignored = Set(ignored.map(\.withoutEndSlash))
    let entries = index.output.split(separator: 0).compactMap(Self.entry)
    missing = Set(entries.filter { $0.tag == "S" }.map(\.path))
    submodules = entries.filter { $0.mode == "160000" }.map(\.path)
  }

  /// Whether git ignores what was found, or where a link leads.
  func ignores(_ found: SourceSearch.Found, isLink: Bool) -> Bool {
    if ignored.contains(found.path) { return true }
    guard isLink, !ignored.isEmpty else { return false }
    let real = ProjectRoot.real(found.place)
    guard real.isBelow(top) else { return false }
    var path = real.rest(below: top)
    while !path.isEmpty {
      if ignored.contains(path) { return true }
      path = path.folderStart.withoutEndSlash
    }
    return false
  }

  /// `H 100644 8ab686… 0 <tab> path`.
  private static func entry(_ line: ArraySlice<UInt8>) -> (tag: Substring, mode: Substring, path: String)? {
    guard let tab = line.firstIndex(of: 0x09) else { return nil }
    let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
    guard words.count == 4 else { return nil }
    return (words[0], words[1], String(decoding: line[(tab + 1)...], as: UTF8.self))
  }
}
