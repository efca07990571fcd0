import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorScanner
import Foundation

/// A file or folder as git has it in a revision: `main:docs/GUIDE.md`. The work tree is never touched.
///
/// `main...:docs` is the folder in the commit where HEAD left `main`.
struct Revision: Hashable {
  /// A branch, a tag, a commit: whatever git knows it by. `a...b` is the last commit that both have; a missing name is HEAD.
  let name: String
  /// The path from the top of the repository, or with `./` in front from here.
  let path: String
  /// The git that reads it.
  var reader = Git()

  /// Where the name is cut into two.
  static let dots = "..."

  /// Its name in messages.
  var place: String { "\(name):\(path)" }

  /// Parses a text as a revision and a path; nil for other texts.
  init?(_ text: String) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon != text.startIndex,
      !text.contains("://"), !text.unicodeScalars.contains(where: \.isControl)
    else { return nil }
    name = String(Substring(text.utf8[..<colon]))
    path = String(Substring(text.utf8[colon...].dropFirst()))
  }

  /// The path without `./`, `..` and links of folders around the repository.
  func pathFromTop() throws(CommandError) -> String {
    let isRelative = path.hasPrefix("./") || path.hasPrefix("../") || path == "." || path == ".."
    var start = path
    if path.isAbsolutePath {
      let top = ProjectRoot.real(line(of: try git(["rev-parse", "--show-toplevel"])))
      let folder = ProjectRoot.real(ProjectRoot.folder(of: path))
      guard folder.isBelow(top) || ProjectRoot.real(path) == top else {
        throw problem("this path is outside of the repository of this folder; run coordviz in its repository")
      }
      let whole = ProjectRoot.real(path) == top ? top : folder + "/" + path.lastPathName
      start = String(whole.dropFirst(top.count))
    } else if isRelative {
      start = line(of: try git(["rev-parse", "--show-prefix"])) + path
    }
    return String(ProjectRoot.withoutDots("/" + start).dropFirst())
  }

  /// What git calls the commit.
  func commit() throws(CommandError) -> String {
    guard let dots = name.firstRange(of: Self.dots) else { return name }
    let ends = [name[..<dots.lowerBound], name[dots.upperBound...]].map { $0.isEmpty ? "HEAD" : String($0) }
    let found = try objects(ends.map { "\($0)^{commit}" })
    guard found.count == 2, found.allSatisfy({ $0?.kind == "commit" }) else { throw problem(noRevision) }
    let base = reader.run(["merge-base"] + found.compactMap { $0?.id })
    guard base.end == .exited(0) else {
      throw problem(
        "\(ends[0]) and \(ends[1]) have no commit in common; fetch the history: git fetch --unshallow"
      )
    }
    return line(of: base.output)
  }

  /// Whether the revision has commits that HEAD does not have.
  func isAhead() throws(CommandError) -> Bool {
    if name.contains(Self.dots) { return false }
    guard let commit = try objects(["\(name)^{commit}"]).first, let commit else { return false }
    return reader.run(["merge-base", "--is-ancestor", commit.id, "HEAD"]).end == .exited(1)
  }

  private func line(of output: [UInt8]) -> String {
    String(decoding: output, as: UTF8.self).filter { !$0.isNewline }
  }

  /// What git keeps under an id.
  private struct Object {
    let id: String
    /// `blob`, `tree` or `commit`.
    let kind: String
    let size: Int
  }

  /// The objects with some names; nil for a name that git does not know.
  private func objects(_ names: [String]) throws(CommandError) -> [Object?] {
    // Names are passed through stdin, where they cannot be mistaken for options.
    let answers = try git(["cat-file", "--batch-check"], names.map { $0 + "\n" }.joined())
    return answers.split(separator: 0x0A).map { line in
      let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
      guard words.count == 3, let size = Int(words[2]) else { return nil }
      return Object(id: words[0], kind: words[1], size: size)
    }
  }

  /// The file or folder at the path, found without reading it; nil for a link, or for what is behind one.
  private func object() throws(CommandError) -> (tree: Object, Object?) {
    let (commit, path) = (try self.commit(), try pathFromTop())
    let found = try objects(["\(commit)^{tree}", "\(commit):\(path)"])
    guard found.count == 2, let tree = found[0] else { throw problem(noRevision) }
    let isFolder = found[1]?.kind == "tree"
    if !isFolder, try isLink(path, in: tree.id) { return (tree, nil) }
    guard isFolder || found[1]?.kind == "blob" else { throw problem(noPath) }
    return (tree, found[1])
  }

  /// Whether a path of a tree is a link, or has a folder that is one.
  private func isLink(_ path: String, in tree: String) throws(CommandError) -> Bool {
    let parts = path.pathNames
    if parts.isEmpty { return false }
    let paths = parts.indices.map { parts[...$0].joined(separator: "/") }
    let listing = try git(["--literal-pathspecs", "ls-tree", "-z", "--full-tree", tree, "--"] + paths)
    return listing.split(separator: 0).contains { $0.starts(with: "120000 ".utf8) }
  }

  func read() throws(CommandError) -> [UInt8] {
    guard let found = try object().1 else {
      throw problem("this path is a symbolic link, or has one; name its target")
    }
    if found.kind == "tree" { throw problem("this is a folder; name a file in it") }
    if found.size > Descriptor.largestInput { throw CommandError(reading: place, Failure(code: EFBIG)) }
    return try git(["cat-file", "blob", found.id])
  }

  /// Names the branch or tag that was perhaps meant, also one of a remote, or else some that exist.
  private var noRevision: String {
    let refs = ["for-each-ref", "--count=1000", "--sort=-committerdate", "--format=%(refname:short)"]
    let known = String(decoding: reader.run(refs).output, as: UTF8.self).split(separator: "\n").map(
      String.init
    )
    let unknown = name.components(separatedBy: Self.dots).filter { !known.contains($0) }
    let near = unknown.lazy.compactMap { end in
      known.first { $0.hasSuffix("/\(end)") } ?? end.nearest(in: known)
    }.first
    let problem = "there is no such file, and no git revision '\(name)'"
    if let near { return "\(problem); did you mean \(near.quoted)?" }
    let names = known.prefix(3).map(\.quoted).joined(separator: ", ")
    return problem + (names.isEmpty ? "" : "; there is \(names)") + "; check the path, or fetch the revision"
  }

  private var noPath: String {
    "the revision '\(name)' has no '\(path)'; paths start at the top of the repository, or with ./ from here"
  }

  func problem(_ words: String) -> CommandError { CommandError(place, words) }

  /// What git answers.
  ///
  /// - Parameter limit: The most bytes of the answer.
  func git(_ arguments: [String], _ input: String = "", upTo limit: Int = Descriptor.largestInput)
    throws(CommandError) -> [UInt8]
  {
    let outcome = reader.run(arguments, input: Array(input.utf8), upTo: limit)
    switch outcome.end {
    case .exited(0): return outcome.output
    case .notStarted: throw problem("git is not installed; install it, or name a file")
    case .tooLong:
      let size = "more than \(limit / 1_000_000) MB"
      throw problem("git's answer has \(size); name a folder or file in the revision")
    case .outOfTime:
      throw problem("git did not answer for \(reader.silence) s and was stopped; try again")
    case .exited:
      let isElsewhere = outcome.words.contains("not a git repository")
      throw problem(
        isElsewhere
          ? "there is no such file, and no git repository here; check the path"
          : outcome.words.isEmpty ? "git failed without a message; try again" : outcome.words
      )
    }
  }

  /// Whether it is a folder or a file of Swift source.
  var isSource: Bool {
    get throws(CommandError) {
      if path.hasSuffix(".swift") { return true }
      if let found = try object().1 { return found.kind == "tree" }
      return try !source(leaving: IgnoredFiles(globs: [], includesTests: true)).files.isEmpty
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
    let command = ["ls-tree", "-r", "-l", "-z", "--full-tree", try object().tree.id]
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
