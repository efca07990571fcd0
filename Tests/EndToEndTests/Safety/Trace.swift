import Foundation
import TestSupport

/// The files that a program opened or changed, as strace saw it and all that it started.
struct Trace {
  /// A call that reads or changes a file, and the file without links.
  struct Access: Hashable {
    let path: String
    let isChange: Bool
  }

  static let isPossible: Bool = {
    let command = Command("strace", ["-f", "-o", "/dev/null", "true"])
    return (try? command.run().status) == 0
  }()

  let outcome: Command.Outcome
  let accesses: Set<Access>

  /// Runs a command, and looks at its calls.
  init(_ command: Command, log: URL) throws {
    var traced = command
    traced.program = "strace"
    // -y tells the folder that a relative path starts from.
    let words = ["-f", "-qq", "-y", "-s", "4096", "-e", "trace=%file,ftruncate", "-o", log.path]
    traced.arguments = words + [command.program] + command.arguments
    outcome = try traced.run()
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    let start = command.folder?.path ?? ""
    accesses = Set(text.split(separator: "\n").flatMap { Self.accesses(in: $0, from: start) })
  }

  private static let changes: Set<Substring> = [
    "rename", "renameat", "renameat2", "unlink", "unlinkat", "mkdir", "mkdirat", "rmdir", "link", "linkat",
    "symlink", "symlinkat", "chmod", "fchmodat", "chown", "fchownat", "lchown", "truncate", "creat", "mknod",
    "mknodat", "utimensat",
  ]

  /// `123 openat(AT_FDCWD</tmp>, "a", O_RDONLY) = 3</tmp/a>`.
  private static func accesses(in line: Substring, from start: String) -> [Access] {
    let call = line.drop { $0.isNumber || $0 == " " }
    guard let open = call.firstIndex(of: "("), !call.hasPrefix("<") else { return [] }
    let name = call[..<open]
    let isOpening = name == "open" || name == "openat"
    let isChange = changes.contains(name) || isOpening && call.contains(/O_WRONLY|O_RDWR|O_CREAT|O_TRUNC/)
    guard isOpening || isChange, !call.contains("O_PATH") else { return [] }
    return call[open...].matches(of: /(?:<(?<folder>[^>]*)>, )?"(?<path>(?:[^"\\]|\\.)*)"/).map { match in
      let path = String(match.output.path)
      let folder = match.output.folder.map(String.init) ?? start
      let whole = path.hasPrefix("/") ? path : folder + "/" + path
      return Access(path: real(whole), isChange: isChange)
    }
  }

  /// A path without links. What was there for a moment only has no more than a folder.
  private static func real(_ path: String) -> String {
    let url = URL(fileURLWithPath: path)
    guard realpath(path, nil) == nil else { return url.resolvingSymlinksInPath().path }
    return (url.deletingLastPathComponent().resolvingSymlinksInPath() / url.lastPathComponent).path
  }
}
