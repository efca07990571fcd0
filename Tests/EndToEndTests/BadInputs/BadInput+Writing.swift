import CoordinatorGraph
import Foundation
import TestSupport

extension BadInput {
  /// What cannot be written.
  static let writing: [BadInput] = [
    BadInput(
      name: "an output in a folder that is not there",
      line: "error: no/a.svg: there is no such folder; make the folder first",
      status: 2
    ) { folder in
      try Tool.run("-", "-o", "no/a.svg", input: Sample.json, in: folder).ending
    },
    BadInput(
      name: "a folder where the output belongs",
      line: "error: a.svg: this is a folder; name a file in it",
      status: 2
    ) { folder in
      try FileManager.default.createDirectory(at: folder / "a.svg", withIntermediateDirectories: true)
      return try Tool.run("-", "-o", "a.svg", input: Sample.json, in: folder).ending
    },
    BadInput(
      name: "an output that may not be written",
      line: "error: a.svg: no permission to write it; change its permissions, or write to another folder",
      status: 2,
      isPossible: Unprivileged.isThere,
      run: { folder in
        try Sample.old.write(to: folder / "a.svg", atomically: true, encoding: .utf8)
        try Unprivileged.allow(0o444, folder / "a.svg")
        try Unprivileged.allow(0o777, folder)
        var command = Unprivileged.command([Tool.path, "-", "-o", "a.svg"], in: folder)
        command.input = Data(Sample.json.utf8)
        return try command.run().ending
      },
      flaw: { folder, _ in try oldFileIsGone(folder) }
    ),
    BadInput(
      name: "a disk that is full",
      line: "error: a.svg: no space is left on the disk; make room, or write to another folder",
      status: 2,
      isPossible: SmallDisk.isPossible,
      run: { folder in
        try SmallDisk.with(folder) {
          try Sample.old.write(to: folder / "a.svg", atomically: true, encoding: .utf8)
          let outcome = try Tool.run("-", "-o", "a.svg", input: Sample.broad.json(), in: folder).ending
          let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
          if let flaw = try oldFileIsGone(folder) ?? (left == ["a.svg"] ? nil : "\(left) is left") {
            return Ending(status: -1, words: flaw)
          }
          return outcome
        }
      }
    ),
    BadInput(
      name: "stdout on a disk that is full",
      line: "error: stdout: no space is left on the disk; make room, or write to another folder",
      status: 2,
      isPossible: SmallDisk.hasFullFile
    ) { folder in
      var command = Command("/bin/sh", ["-c", "'\(Tool.path)' - >/dev/full"], in: folder)
      command.input = Data(Sample.json.utf8)
      return try command.run().ending
    },
    BadInput(name: "stdout onto a pipe that closes", line: "", status: 0) { folder in
      try closingPipe("", in: folder)
    },
    BadInput(name: "`-o` onto a pipe that closes", line: "", status: 0) { folder in
      try closingPipe("-o /dev/stdout", in: folder)
    },
    BadInput(
      name: "PNG onto a terminal",
      line: "Error: A terminal cannot show png. Add a file, such as -o diagram.png, or use a pipe.",
      status: 64,
      isPossible: Terminal.isThere
    ) { folder in
      try Sample.json.write(to: folder / "a.json", atomically: true, encoding: .utf8)
      let outcome = try Terminal.command("'\(Tool.path)' a.json --format png", in: folder).run()
      let first = outcome.output.split(whereSeparator: \.isNewline).first ?? ""
      return Ending(status: outcome.status, words: first + "\n")
    },
    BadInput(name: "SIGINT while writing", line: "", status: 130) { folder in
      try Interruption(signal: SIGINT).outcome(in: folder)
    } flaw: { folder, _ in
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try oldFileIsGone(folder) ?? (left == ["a.json", "a.svg"] ? nil : "\(left) is left")
    },
    BadInput(name: "SIGKILL while writing", line: "", status: 137) { folder in
      try Interruption(signal: SIGKILL).outcome(in: folder)
    } flaw: { folder, _ in
      try oldFileIsGone(folder)
    },
  ]

  private static func oldFileIsGone(_ folder: URL) throws -> String? {
    let text = try String(contentsOf: folder / "a.svg", encoding: .utf8)
    if text == Sample.old { return nil }
    // A signal may come when the new file has just taken its place, and has to find all of it there then.
    let whole = try Tool.run("a.json", "--format", "outline", in: folder).output
    return text == whole ? nil : "the old file is gone"
  }

  /// The reader leaves before anything is written.
  private static func closingPipe(_ arguments: String, in folder: URL) throws -> Ending {
    try Sample.json.write(to: folder / "a.json", atomically: true, encoding: .utf8)
    let script = "{ sleep 0.3; '\(Tool.path)' a.json --format tree \(arguments); echo $? >status; } | true"
    let outcome = try Command("/bin/bash", ["-c", script + "; wait; cat status >&2"], in: folder).run()
    let words = outcome.words.split(separator: "\n").map(String.init)
    let status = words.last.flatMap(Int.init) ?? -1
    return Ending(status: status, words: words.dropLast().joined(separator: "\n"))
  }
}
