import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension BadInput {
  /// Names that could break a format, through every format: nothing is said, and nothing is lost.
  static let names: [BadInput] = [
    ("`<script>` in a name", "<script>alert(1)</script>"),
    ("quotes in a name", #"a "b" 'c' `d`"#),
    ("backslashes in a name, `\\N` and `\\Networking`", #"\N \Networking \"#),
    ("newlines in a name", "a\nb\r\nc\u{2028}d"),
    ("NUL in a name", "a\u{0}b"),
    ("a `javascript:` link as a name", "javascript:alert(1)"),
    ("a `%%{init}%%` directive as a name", "%%{init: {'theme': 'dark'}}%%"),
    ("right-to-left marks in a name", "\u{202E}abc\u{200F}\u{2066}"),
    ("a name of 10 000 letters", String(repeating: "N", count: 10_000)),
    ("no letters in a name", ""),
  ].map { title, name in
    BadInput(
      name: title,
      line: "",
      status: 0,
      run: { try draw(named: name, in: $0) },
      flaw: { try loss(in: $0, $1) }
    )
  }

  private static let formats = [
    "mermaid", "svg", "png", "pdf", "dot", "outline", "table", "tree", "json", "yaml",
  ]

  /// Draws a graph of the name in every format, and gives the first outcome that was not fine, else the last.
  private static func draw(named name: String, in folder: URL) throws -> Ending {
    let graph = RandomGraph.graph(
      [Node(id: "a", type: name, module: name, documentation: name), Node(id: "b", type: "B", label: name)],
      [Edge(from: "a", to: "b", ownership: .strong, via: name, label: name)]
    )
    let snapshot = Snapshot(origin: Snapshot.Origin(kind: .declared, name: name), graph: graph)
    try snapshot.json().write(to: folder / "a.json", atomically: true, encoding: .utf8)
    var outcome = try run("json", in: folder)
    for format in formats where outcome.status == 0 && outcome.words == "" {
      outcome = try run(format, in: folder)
    }
    return outcome
  }

  private static func run(_ format: String, in folder: URL) throws -> Ending {
    try Tool.run("a.json", "--format", format, "-o", "out.\(format)", "-q", in: folder)
      .ending
  }

  private static func loss(in folder: URL, _ outcome: Ending) throws -> String? {
    let snapshot = try Snapshot(json: Array(Data(contentsOf: folder / "a.json")))
    for format in ["json", "yaml"] {
      let again = try Tool.run("out.\(format)", "--format", "json", "--input-format", format, in: folder)
      let read = try Snapshot(json: Array(again.output.utf8))
      if read.graph != snapshot.graph { return "\(format) is read as another graph" }
    }
    // Mermaid shortens names and shows unseen letters, so that it is read with as many nodes and edges.
    let again = try Tool.run("out.mermaid", "--format", "json", "--input-format", "mermaid", in: folder)
    let read = try Snapshot(json: Array(again.output.utf8)).graph
    if read.nodes.count != 2 || read.edges.count != 1 { return "mermaid is read as another graph" }
    let picture = try Data(contentsOf: folder / "out.svg")
    if !XMLParser(data: picture).parse() { return "the picture is no XML" }
    let text = String(decoding: picture, as: UTF8.self)
    if text.contains("<script") || text.contains("href=\"javascript") { return "the picture runs a script" }
    let lines = try String(contentsOf: folder / "out.tree", encoding: .utf8).split(separator: "\n")
    return lines.count == 2 ? nil : "the tree has \(lines.count) lines"
  }
}
