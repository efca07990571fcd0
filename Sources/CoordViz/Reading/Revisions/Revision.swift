import CoordinatorGraph
import Foundation

/// A file or folder as git has it in a revision: `main:docs/GUIDE.md`. The work tree is never touched.
struct Revision: Hashable {
  /// A branch, a tag, a commit: whatever git knows it by.
  let name: String
  /// The path from the top of the repository, or with `./` in front from here.
  let path: String

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
}

extension Revision {
  /// The type of a path in a revision.
  enum Object: Equatable {
    case file(id: String, size: Int)
    case folder(id: String)
  }

  /// The file or folder, found without reading it.
  func object() throws(CommandError) -> Object {
    // Names are passed through stdin, where they cannot be mistaken for options.
    let answers = try git(["cat-file", "--batch-check"], "\(name)^{tree}\n\(place)\n").split(separator: 0x0A)
    let words = answers.map { String(decoding: $0, as: UTF8.self).split(separator: " ").map(String.init) }
    guard words.count == 2, words[0].count == 3, words[0][1] == "tree" else { throw problem(noRevision) }
    let (id, kind) = (words[1][0], words[1].count == 3 ? words[1][1] : "")
    switch kind {
    case "blob": return .file(id: id, size: Int(words[1][2]) ?? 0)
    case "tree": return .folder(id: id)
    default: throw problem(noPath)
    }
  }

  /// The bytes of the file.
  func read() throws(CommandError) -> [UInt8] {
    switch try object() {
    case .folder: throw problem("this is a folder; name a file in it")
    case .file(_, let size) where size > Descriptor.largestInput:
      throw .unreadable(place: place, Failure(code: EFBIG))
    case .file(let id, _): return try git(["cat-file", "blob", id])
    }
  }

  private var noRevision: String {
    "there is no such file, and no git revision '\(name)'; check the path, or fetch the revision"
  }

  private var noPath: String {
    "the revision '\(name)' has no '\(path)'; paths start at the top of the repository, or with ./ from here"
  }

  func problem(_ words: String) -> CommandError { .unreadableText(place: place, problem: words) }

  /// What git answers.
  ///
  /// - Parameter limit: The most bytes of the answer.
  func git(_ arguments: [String], _ input: String = "", upTo limit: Int = Descriptor.largestInput)
    throws(CommandError) -> [UInt8]
  {
    let outcome = Git.run(arguments, input: Array(input.utf8), upTo: limit)
    if outcome.isTooLong {
      let size = "more than \(limit / 1_000_000) MB"
      throw problem("git's answer has \(size); name a folder or file in the revision")
    }
    switch outcome.end {
    case .exited(0): return outcome.output
    case .notStarted: throw problem("git is not installed; install it, or name a file")
    case .outOfTime: throw problem("git did not answer for \(Git.silence) s and was stopped; try again")
    case .exited:
      let isElsewhere = outcome.words.contains("not a git repository")
      throw problem(
        isElsewhere
          ? "there is no such file, and no git repository here; check the path"
          : outcome.words.isEmpty ? "git failed without a message; try again" : outcome.words
      )
    }
  }
}
