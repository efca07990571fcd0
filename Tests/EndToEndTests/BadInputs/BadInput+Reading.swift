import CoordinatorGraph
import Foundation
import TestSupport

extension BadInput {
  /// What cannot be read.
  static let reading: [BadInput] =
    [
      BadInput("an empty file, JSON", file: "a.json", "", line: "?"),
      BadInput("an empty file, YAML", file: "a.yml", "", line: "?"),
      BadInput("an empty file, Mermaid", file: "a.mmd", "", line: "?"),
      BadInput("an empty file, Markdown", file: "a.md", "", line: "?"),
      BadInput("an empty file of another ending", file: "a", "", line: "?"),
      BadInput("a text of no format that is known", file: "a", "Dear team,\n", line: "?"),
      BadInput("Markdown without a diagram", file: "a.md", "# Guide\n\nDear team,\n", line: "?"),
      BadInput(name: "no such file", line: "?", status: 2) { try Tool.run("no.json", in: $0).ending },
      BadInput(name: "a folder where a file belongs", line: "?", status: 2) { folder in
        try FileManager.default.createDirectory(at: folder / "a.json", withIntermediateDirectories: true)
        return try Tool.run("a.json", in: folder).ending
      },
      BadInput(
        name: "a file that may not be read",
        line: "?",
        status: 2,
        isPossible: Unprivileged.isThere
      ) { folder in
        try Sample.json.write(to: folder / "a.json", atomically: true, encoding: .utf8)
        try Unprivileged.allow(0o000, folder / "a.json")
        return try Unprivileged.command([Tool.path, "a.json"], in: folder).run().ending
      },
      BadInput("not UTF-8, JSON", file: "a.json", [0x7B, 0x0A, 0x22, 0xFF, 0x22, 0x7D], line: "?"),
      BadInput("not UTF-8, YAML", file: "a.yml", Array("name: x\nname: ".utf8) + [0xC3, 0x28], line: "?"),
      BadInput("not UTF-8, Mermaid", file: "a.mmd", Array("graph TD\nA-->".utf8) + [0xE9], line: "?"),
      BadInput("not UTF-8, Markdown", file: "a.md", Array("# A\n".utf8) + [0xED, 0xA0, 0x80], line: "?"),
      BadInput("JSON cut short", file: "a.json", String(Sample.json.prefix(200)), line: "?"),
      BadInput("JSON of something else", file: "a.json", "{\"name\": 1}", line: "?"),
      BadInput("a snapshot of a newer version", file: "a.json", "{\"schemaVersion\": 99}", line: "?"),
      BadInput(
        "YAML indented with a tab",
        file: "a.yml",
        "version: 1\ncoordinators:\n\tApp:\n",
        line: "?"
      ),
      BadInput(
        "an unknown key in YAML",
        file: "a.yml",
        "version: 1\ncoordinators:\n  App:\n    chidren:\n      Home:\n",
        line: "?"
      ),
      BadInput("a bomb of aliases in YAML", file: "a.yml", bomb, line: "?"),
      BadInput("YAML of 100 000 brackets", file: "a.yml", "version: 1\nedges: " + String(repeating: "[", count: 100_000), line: "?"),
      BadInput("JSON of 100 000 brackets", file: "a.json", String(repeating: "[", count: 100_000), line: "?"),
      BadInput("Mermaid that is no flowchart", file: "a.mmd", "sequenceDiagram\n  A->>B: hello\n", line: "?"),
      BadInput(name: "a file of 200 MB", line: "?", status: 2) { folder in
        let file = folder / "a.json"
        try Data("{".utf8).write(to: file)
        // Without blocks on the disk: what is not there reads as zeros.
        try FileHandle(forWritingTo: file).truncate(atOffset: 200_000_000)
        return try Tool.run("a.json", in: folder).ending
      },
      BadInput(name: "200 MB on stdin", line: "?", status: 2) { folder in
        let script = "head -c 200000000 /dev/zero | '\(Tool.path)' render -"
        return try Command("/bin/sh", ["-c", script], in: folder).run().ending
      },
      BadInput(name: "a picture of a million nodes", line: "?", status: 2) { folder in
        try Data(million).write(to: folder / "a.json")
        return try Tool.run("a.json", "-o", "a.svg", in: folder).ending
      },
    ]

  /// Each level stands for nine of the one above it.
  private static let bomb: String = {
    let levels = (1...9).map { level in
      "l\(level): &l\(level) [" + (1...9).map { _ in "*l\(level - 1)" }.joined(separator: ", ") + "]\n"
    }
    return "version: 1\nl0: &l0 [a, b]\n" + levels.joined()
  }()

  private static var million: [UInt8] {
    var text = "{\"findings\":[],\"origin\":{\"kind\":\"declared\"},\"schemaVersion\":1,\"graph\":{\"edges\":[],\"nodes\":["
    for number in 0..<1_000_000 {
      text += "\(number == 0 ? "" : ",")\n{\"id\":\"n\(number)\",\"kind\":\"coordinator\",\"type\":\"A\"}"
    }
    return Array((text + "]}}").utf8)
  }
}
