import Foundation
import TestSupport

extension BadInput {
  /// What can fail around the command.
  static let faults = disks + permissions + streams + programs

  private static let disks = [
    BadInput(
      name: "a full disk under the output",
      line: "error: a.md: no space is left on the disk; make room, or write to another folder",
      status: 2,
      isPossible: SmallDisk.isPossible
    ) { folder in
      try SmallDisk.with(folder) {
        try Tool.run("-", "-o", "a.md", input: Sample.wide.json(), in: folder).ending
      }
    },
    BadInput(name: "a full disk under the cache", line: "", status: 0, isPossible: SmallDisk.isPossible) {
      folder in
      let small = folder / "small"
      try FileManager.default.createDirectory(at: small, withIntermediateDirectories: true)
      try ScannedApp.write(ScannedApp.coordinator("HomeCoordinator"), "App/Home.swift", in: folder)
      return try SmallDisk.with(small) {
        try Data(count: 30_000).write(to: small / "filler")
        return try scan(in: folder, ["XDG_CACHE_HOME": small.path])
      }
    },
  ]

  private static let permissions = [
    BadInput(
      name: "an output folder that may not be written",
      line: "error: a.mmd: no permission to write it; change its permissions, or write to another folder",
      status: 2,
      isPossible: Unprivileged.isThere
    ) { folder in
      try Unprivileged.allow(0o555, folder)
      defer { try? Unprivileged.allow(0o755, folder) }
      var command = Unprivileged.command([Tool.path, "-", "-o", "a.mmd"], in: folder)
      command.input = Data(Sample.json.utf8)
      return try command.run().ending
    },
    BadInput(
      name: "a home that may only be read",
      line: "",
      status: 0,
      isPossible: Unprivileged.isThere
    ) { folder in
      try ScannedApp.write(ScannedApp.coordinator("HomeCoordinator"), "App/Home.swift", in: folder)
      try ScannedApp.write("", "home/file", in: folder)
      try Unprivileged.allow(0o555, folder / "home")
      var command = Unprivileged.command([Tool.path, "scan", "App", "-q"], in: folder)
      command.environment = ["HOME": (folder / "home").path, "XDG_CACHE_HOME": ""]
      return try command.run().ending
    },
    BadInput(name: "no home", line: "", status: 0) { folder in
      try ScannedApp.write(ScannedApp.coordinator("HomeCoordinator"), "App/Home.swift", in: folder)
      return try scan(in: folder, ["HOME": "", "XDG_CACHE_HOME": ""])
    },
  ]

  private static let streams = [
    BadInput(
      name: "stdin that is closed",
      line: "error: stdin: it cannot be read: bad file descriptor",
      status: 2
    ) {
      try shell("'\(Tool.path)' - --format tree <&-", in: $0)
    },
    BadInput(
      name: "stdout that is closed",
      line: "error: stdout: it cannot be written: bad file descriptor",
      status: 2
    ) { try shell("'\(Tool.path)' a.json --format tree >&-", in: $0) },
    BadInput(name: "a limit of 16 open files", line: Self.fewFiles, status: 2) {
      try shell("ulimit -n 16; '\(Tool.path)' a.json --format tree", in: $0)
    },
    BadInput(
      name: "a limit on the size of files",
      line: "error: a.md: it cannot be written: file too large",
      status: 2
    ) { folder in
      try Sample.wide.json().write(to: folder / "wide.json", atomically: true, encoding: .utf8)
      let ending = try shell("ulimit -f 1; '\(Tool.path)' wide.json -o a.md -q", in: folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return names == ["a.json", "wide.json"] ? ending : Ending(status: 2, words: "left over: \(names)")
    },
    BadInput(name: "a baseline that is a pipe", line: "", status: 0) {
      try shell("timeout 60 '\(Tool.path)' check a.json -q --write-baseline /dev/stdout | cat", in: $0)
    },
    BadInput(name: "stderr that is closed", line: "", status: 0) {
      try shell("'\(Tool.path)' a.json --format tree -o a.txt 2>&-", in: $0)
    },
    BadInput(name: "a pipe whose reader leaves", line: "", status: 0) { folder in
      try Sample.wide.json().write(to: folder / "wide.json", atomically: true, encoding: .utf8)
      let script = "set -o pipefail; '\(Tool.path)' wide.json --format outline | head -c 1 >/dev/null"
      return try Command("/bin/bash", ["-c", script], in: folder).run().ending
    },
  ]

  private static let programs = [
    BadInput(
      name: "no git",
      line: "error: main:a.yml: git is not installed; install it, or name a file",
      status: 2
    ) { try withGit(nil, in: $0) },
    BadInput(name: "an old git", line: "error: main:a.yml: unknown option: --batch-check", status: 2) {
      try withGit("echo 'unknown option: --batch-check' >&2; exit 129", in: $0)
    },
    BadInput(
      name: "a git that dies",
      line: "error: main:a.yml: git failed without a message; try again",
      status: 2
    ) {
      try withGit("kill -9 $$", in: $0)
    },
  ]

  private static let fewFiles =
    "error: coordviz: only 16 files may be open at once; allow 64 or more with 'ulimit -n'"

  private static func scan(in folder: URL, _ environment: [String: String]) throws -> Ending {
    var command = Command(Tool.path, ["scan", "App", "-q"], in: folder)
    command.environment = environment
    return try command.run().ending
  }

  private static func shell(_ script: String, in folder: URL) throws -> Ending {
    try Sample.json.write(to: folder / "a.json", atomically: true, encoding: .utf8)
    let outcome = try Command("/bin/bash", ["-c", script], in: folder).run()
    return outcome.ending
  }

  /// Reads a revision with a script in place of git; nil: with none.
  private static func withGit(_ script: String?, in folder: URL) throws -> Ending {
    try FileManager.default.createDirectory(at: folder / "bin", withIntermediateDirectories: true)
    if let script { try writeGit(script, in: folder) }
    var command = Command(Tool.path, ["list", "main:a.yml"], in: folder)
    command.environment = ["PATH": (folder / "bin").path]
    return try command.run().ending
  }

  /// Writes the script `bin/git`.
  static func writeGit(_ script: String, in folder: URL) throws {
    try ScannedApp.write("#!/bin/sh\n\(script)\n", "bin/git", in: folder)
    try Unprivileged.allow(0o755, folder / "bin/git")
  }
}
