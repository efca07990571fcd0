import Foundation
import TestSupport

extension BadInput {
  /// Kills, many runs at a time, and settings of the user.
  static let surroundings = [
    BadInput(
      name: "SIGKILL at any call that writes: an output",
      line: "",
      status: 0,
      isPossible: Trace.isPossible
    ) { try killed(["render", "new.yml", "-o", "a.mmd", "--no-config", "-q"], writing: ["a.mmd"], in: $0) },
    BadInput(
      name: "SIGKILL at any call that writes: documents and pages",
      line: "",
      status: 0,
      isPossible: Trace.isPossible
    ) { folder in
      let marker = "<!-- coordviz:begin input=new.yml format=mermaid -->\n<!-- coordviz:end -->\n"
      try marker.write(to: folder / "GUIDE.md", atomically: true, encoding: .utf8)
      return try killed(["docs", "GUIDE.md", "-q"], writing: ["GUIDE.md"], in: folder)
    },
    BadInput(
      name: "SIGKILL at any call that writes: the cache",
      line: "",
      status: 0,
      isPossible: Trace.isPossible
    ) { folder in
      try ScannedApp.write(ScannedApp.coordinator("HomeCoordinator"), "App/Home.swift", in: folder)
      return try killed(
        ["scan", "App", "--cache", "kept", "-o", "a.json", "-q"],
        writing: ["a.json"],
        in: folder
      )
    },
    BadInput(name: "20 runs at a time, with one cache and one output", line: "", status: 0) { folder in
      for (path, text) in ScannedApp.files { try ScannedApp.write(text, "App/" + path, in: folder) }
      let script = """
        for n in $(seq 20); do '\(Tool.path)' scan App --cache kept -o a.json -q || echo "a run failed" >&2 & done; wait
        '\(Tool.path)' scan App --no-cache -o b.json -q; cmp a.json b.json
        """
      return try Command("/bin/bash", ["-c", script], in: folder).run().ending
    },
    BadInput(name: "locales of Turkey and Germany, and one that is none", line: "", status: 0) { folder in
      try Sample.json.write(to: folder / "a.json", atomically: true, encoding: .utf8)
      var products: Set<String> = []
      for locale in ["C", "tr_TR.UTF-8", "de_DE.UTF-8", "nonsense"] {
        for format in ["svg", "mermaid", "tree"] {
          var command = Command(Tool.path, ["a.json", "--format", format], in: folder)
          command.environment = ["LC_ALL": locale, "LANG": locale]
          let outcome = try command.run()
          guard outcome.status == 0 else { return outcome.ending }
          products.insert(outcome.output)
        }
      }
      return Ending(status: products.count == 3 ? 0 : 1, words: "")
    },
  ]

  /// strace counts each of them by itself.
  private static let calls = [
    "write", "fsync", "fchmod", "rename", "renameat", "renameat2", "mkdir", "mkdirat", "unlink", "unlinkat",
  ]

  /// Runs a command again and again, killed at its first call that writes, then at its second, until it comes to its end.
  /// After each, the files are the old ones or the new ones, whole.
  private static func killed(_ arguments: [String], writing files: [String], in folder: URL) throws -> Ending
  {
    let text = "version: 1\ncoordinators:\n  App: {children: {Home: , LogIn: }}\n"
    try text.write(to: folder / "new.yml", atomically: true, encoding: .utf8)
    let contents = { files.map { try? Data(contentsOf: folder / $0) } }
    let old = contents()
    _ = try Tool.run(arguments, in: folder)
    let new = contents()
    var killCount = 0
    for call in calls {
      for number in 1...100 {
        for (name, bytes) in zip(files, old) { try restore(bytes, folder / name) }
        let words = [
          "-f", "-qq", "-o", "/dev/null", "-e", "inject=\(call):signal=KILL:when=\(number)", Tool.path,
        ]
        let outcome = try Command("strace", words + arguments, in: folder).run()
        for (now, (old, new)) in zip(contents(), zip(old, new)) where now != old && now != new {
          return Ending(status: -1, words: "\(call) \(number) left a file in part")
        }
        if outcome.status == 0 { break }
        killCount += 1
      }
    }
    return Ending(status: killCount > 3 ? 0 : -1, words: killCount > 3 ? "" : "only \(killCount) kills")
  }

  private static func restore(_ bytes: Data?, _ file: URL) throws {
    if let bytes { return try bytes.write(to: file) }
    if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
  }
}
