import CoordinatorGraph
import Foundation
import TestSupport

extension BadInput {
  /// What cannot be read.
  static let reading: [BadInput] =
    [
      BadInput(
        "an empty file, JSON",
        file: "a.json",
        "",
        line: "error: a.json: the document is empty; expected a snapshot in json"
      ),
      BadInput(
        "an empty file, YAML",
        file: "a.yml",
        "",
        line: "error: a.yml: the document declares nothing; start with 'version: 1' and 'coordinators:'"
      ),
      BadInput(
        "an empty file, Mermaid",
        file: "a.mmd",
        "",
        line: "error: a.mmd: the text is empty; expected a flowchart that begins with 'graph TD'"
      ),
      BadInput(
        "an empty file, Markdown",
        file: "a.md",
        "",
        line: "error: a.md: there is no mermaid block and no outline of coordinators; add one"
      ),
      BadInput(
        "an empty file of another ending",
        file: "a",
        "",
        line: "error: a: the document is empty; expected a graph in json, yaml, mermaid or markdown"
      ),
      BadInput(
        "a text of no format that is known",
        file: "a",
        "Dear team,\n",
        line:
          "error: a: unknown format, expected json, yaml, mermaid or markdown; set the format with --input-format"
      ),
      BadInput(
        "Markdown without a diagram",
        file: "a.md",
        "# Guide\n\nDear team,\n",
        line: "error: a.md: there is no mermaid block and no outline of coordinators; add one"
      ),
      BadInput(
        "an empty Mermaid block in Markdown",
        file: "a.md",
        "# Guide\n\n```mermaid\n```\n",
        line: "error: a.md: the text is empty; expected a flowchart that begins with 'graph TD'"
      ),
      BadInput(name: "no such file", line: "error: no.json: there is no such file; check the path", status: 2)
      { try Tool.run("no.json", in: $0).ending },
      BadInput(
        name: "a folder without source where a file belongs",
        line: "error: a.json: there are no Swift files; check the path",
        status: 2
      ) { folder in
        try FileManager.default.createDirectory(at: folder / "a.json", withIntermediateDirectories: true)
        return try Tool.run("a.json", in: folder).ending
      },
      BadInput(
        name: "a file that may not be read",
        line: "error: a.json: no permission to read it; change its permissions",
        status: 2,
        isPossible: Unprivileged.isThere
      ) { folder in
        try Sample.json.write(to: folder / "a.json", atomically: true, encoding: .utf8)
        try Unprivileged.allow(0o000, folder / "a.json")
        return try Unprivileged.command([Tool.path, "a.json"], in: folder).run().ending
      },
      BadInput(
        "not UTF-8, JSON",
        file: "a.json",
        [0x7B, 0x0A, 0x22, 0xFF, 0x22, 0x7D],
        line: "error: a.json: line 2, column 2: not utf-8; save the document in utf-8"
      ),
      BadInput(
        "not UTF-8, YAML",
        file: "a.yml",
        Array("name: x\nname: ".utf8) + [0xC3, 0x28],
        line: "error: a.yml: line 2: not utf-8; save the document in utf-8"
      ),
      BadInput(
        "not UTF-8, Mermaid",
        file: "a.mmd",
        Array("graph TD\nA-->".utf8) + [0xE9],
        line: "error: a.mmd: line 2: not utf-8; save the document in utf-8"
      ),
      BadInput(
        "not UTF-8, Markdown",
        file: "a.md",
        Array("# A\n".utf8) + [0xED, 0xA0, 0x80],
        line: "error: a.md: line 2: not utf-8; save the document in utf-8"
      ),
      BadInput(
        "JSON cut short",
        file: "a.json",
        String(Sample.json.prefix(200)),
        line: "error: a.json: line 12, column 1: the document is cut short; write it again"
      ),
      BadInput(
        "JSON of something else",
        file: "a.json",
        "{\"name\": 1}",
        line: "error: a.json: the document: the key 'findings' is missing; add it"
      ),
      BadInput(
        "a snapshot of a newer version",
        file: "a.json",
        "{\"schemaVersion\": 99}",
        line:
          "error: a.json: schemaVersion: written by a newer coordviz: the format has version 99, but this one reads up to 1; update coordviz"
      ),
      BadInput(
        "YAML indented with a tab",
        file: "a.yml",
        "version: 1\ncoordinators:\n\tApp:\n",
        line: "error: a.yml:3: a tab indents this line; indent with spaces"
      ),
      BadInput(
        "an unknown key in YAML",
        file: "a.yml",
        "version: 1\ncoordinators:\n  App:\n    chidren:\n      Home:\n",
        line: "error: a.yml:4: unknown key 'chidren'; did you mean 'children'?"
      ),
      BadInput(
        "a bomb of aliases in YAML",
        file: "a.yml",
        bomb,
        line: "error: a.yml:3: anchors and aliases are not supported; repeat the value"
      ),
      BadInput(
        "a label of 1 MB in Mermaid",
        file: "a.mmd",
        "graph TD\nA[\"" + String(repeating: "x", count: 1_000_000) + "\"]\n",
        line: "error: a.mmd:2:4: a label or an id has 1000000 letters, but the limit is 20000; shorten it"
      ),
      BadInput(
        "nine million edges in one line of Mermaid",
        file: "a.mmd",
        "graph TD\n"
          + ["A", "B"].map { end in (0..<3000).map { "\(end)\($0)" }.joined(separator: " & ") }
          .joined(separator: " --> ") + "\n",
        line:
          "error: a.mmd:2:1: with this line, '&' lists make 9000000 edges, but the limit is 10000; put one node between the two lists, or draw fewer arrows"
      ),
      BadInput(
        "YAML of 100 000 brackets",
        file: "a.yml",
        "version: 1\nedges: " + String(repeating: "[", count: 100_000),
        line:
          "error: a.yml:2: the values are nested too deeply; declare the inner ones at the top level and name them here"
      ),
      BadInput(
        "JSON of 100 000 brackets",
        file: "a.json",
        String(repeating: "[", count: 100_000),
        line: "error: a.json: the document: expected an object, found an array"
      ),
      BadInput(
        "Swift of 100 000 brackets",
        file: "a.swift",
        "protocol Coordinator: AnyObject { var children: [Coordinator] { get set } }; "
          + "final class HomeCoordinator: Coordinator { var children: [Coordinator] = [] }\nlet a = "
          + String(repeating: "[", count: 100_000),
        line:
          "warning: a.swift:2: this is not valid Swift, nested too deeply, or too long; coordinators here or below may be missing",
        status: 0
      ),
      BadInput(
        "Mermaid that is no flowchart",
        file: "a.mmd",
        "sequenceDiagram\n  A->>B: hello\n",
        line:
          "error: a.mmd:1:1: 'sequenceDiagram' is not a flowchart; only 'graph' and 'flowchart' diagrams are supported"
      ),
      BadInput(
        name: "a file of 200 MB",
        line: "error: a.json: the file has more than 150 MB; write a smaller graph",
        status: 2
      ) { folder in
        let file = folder / "a.json"
        try Data("{".utf8).write(to: file)
        // Without blocks on the disk: what is not there reads as zeros.
        try FileHandle(forWritingTo: file).truncate(atOffset: 200_000_000)
        return try Tool.run("a.json", in: folder).ending
      },
      BadInput(
        name: "200 MB on stdin",
        line: "error: stdin: the file has more than 150 MB; write a smaller graph",
        status: 2
      ) { folder in
        let script = "head -c 200000000 /dev/zero 2>/dev/null | '\(Tool.path)' render -"
        return try Command("/bin/sh", ["-c", script], in: folder).run().ending
      },
      BadInput(
        name: "a picture of more nodes than the limit",
        line:
          "error: a.json: a picture of 200001 nodes, 0 edges would take too long, and the limit is 200000; draw a part, such as with --max-depth, or use --format tree",
        status: 2
      ) { folder in
        try Data(tooMany).write(to: folder / "a.json")
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

  private static var tooMany: [UInt8] {
    var text =
      "{\"findings\":[],\"origin\":{\"kind\":\"declared\"},\"schemaVersion\":1,\"graph\":{\"edges\":[],\"nodes\":["
    for number in 0..<200_001 {
      text += "\(number == 0 ? "" : ",")\n{\"id\":\"n\(number)\",\"kind\":\"coordinator\",\"type\":\"A\"}"
    }
    return Array((text + "]}}").utf8)
  }
}
