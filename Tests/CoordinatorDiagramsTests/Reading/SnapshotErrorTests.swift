import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import Testing

@Suite("Documents that are no snapshots")
struct SnapshotErrorTests {
  /// A document, with a part replaced, and what is said of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let part: String
    let replacement: String
    let message: String

    init(_ part: String, _ replacement: String, _ message: String) {
      self.part = part
      self.replacement = replacement
      self.message = message
    }

    var testDescription: String { message }
  }

  static let document = """
    {
      "findings": [{"message": "m", "rule": "r", "severity": "note"}],
      "graph": {
        "edges": [{"from": "a", "kind": "child", "order": 1, "ownership": "weak", "to": "b",
                   "evidence": [{"file": "é.swift", "line": 3}]}],
        "nodes": [{"id": "a", "kind": "coordinator", "role": "tab", "type": "A", "unknown": ["u"]},
                  {"id": "b", "kind": "screen", "type": "B"}]
      },
      "origin": {"kind": "live"},
      "schemaVersion": 1
    }
    """

  static let cases = [
    Case(
      #""kind": "screen""#,
      #""kind": "coordinater""#,
      "graph.nodes[1].kind: unknown kind 'coordinater'; did you mean 'coordinator'?"
    ),
    Case(
      #""kind": "screen""#,
      #""kind": "Service""#,
      "graph.nodes[1].kind: unknown kind 'Service'; did you mean 'service'?"
    ),
    Case(
      #""tab""#,
      #""main\n""#,
      "graph.nodes[0].role: unknown role 'main\\n'; use one of 'root', 'tabContainer', 'tab'"
    ),
    Case(
      #""child""#,
      #""children""#,
      "graph.edges[0].kind: unknown kind 'children'; use one of 'child', 'creates', 'holds', 'parent', 'listener',"
        + " 'presents', 'requires', 'provides', 'adopts', 'registers', 'resolves'"
    ),
    Case(#""weak""#, #""week""#, "graph.edges[0].ownership: unknown ownership 'week'; did you mean 'weak'?"),
    Case(#""note""#, #""not""#, "findings[0].severity: unknown severity 'not'; did you mean 'note'?"),
    Case(
      #""live""#,
      #""dead""#,
      "origin.kind: unknown kind 'dead'; use one of 'live', 'source', 'declared'"
    ),
    Case(
      #""schemaVersion": 1"#,
      #""schemaVersion": 2"#,
      "schemaVersion: written by a newer coordviz: the format has version 2, but this one reads up to 1; "
        + "update coordviz"
    ),
    Case(
      #""schemaVersion": 1"#,
      #""version": 1"#,
      "the document: the key 'schemaVersion' is missing; add it"
    ),
    Case(#""schemaVersion": 1"#, #""schemaVersion": 0"#, "schemaVersion: 0 is too small; the minimum is 1"),
    Case(#""type": "B""#, #""typ": "B""#, "graph.nodes[1]: the key 'type' is missing; add it"),
    Case(#""to": "b","#, "", "graph.edges[0]: the key 'to' is missing; add it"),
    Case(#""line": 3"#, #""lines": 3"#, "graph.edges[0].evidence[0]: the key 'line' is missing; add it"),
    Case(#""type": "B""#, #""type": null"#, "graph.nodes[1].type: expected a string, found null"),
    Case(#"["u"]"#, #"["u", 1]"#, "graph.nodes[0].unknown[1]: expected a string, found a number"),
    Case(#"["u"]"#, "{}", "graph.nodes[0].unknown: expected an array, found an object"),
    Case(#"{"kind": "live"}"#, "[]", "origin: expected an object, found an array"),
    Case(
      #""line": 3"#,
      #""line": "3""#,
      "graph.edges[0].evidence[0].line: expected a whole number, found a string"
    ),
    Case(
      #""line": 3"#,
      #""line": 3.5"#,
      "graph.edges[0].evidence[0].line: expected a whole number, found '3.5'"
    ),
    Case(
      #""line": 3"#,
      #""line": 99999999999999999999"#,
      "graph.edges[0].evidence[0].line: expected a whole number, found '99999999999999999999'"
    ),
    Case(#""line": 3"#, #""line": -3"#, "graph.edges[0].evidence[0].line: -3 is too small; the minimum is 1"),
    Case(#""order": 1"#, #""order": -1"#, "graph.edges[0].order: -1 is too small; the minimum is 0"),
    Case(
      #""type": "B""#,
      #""type": "B", "type": "B""#,
      "graph.nodes[1]: the key 'type' is there twice; keep one"
    ),
    Case(
      #""type": "B""#,
      #""type": "B", "new": 1, "new": 2"#,
      "graph.nodes[1]: the key 'new' is there twice; keep one"
    ),
    Case(
      #""u"]"#,
      #""u"], "new": [{"b": 1, "b": 2}]"#,
      "graph.nodes[0]: the key 'b' is there twice; keep one"
    ),
    Case(
      #""id": "b""#,
      #""id": "a""#,
      "graph.nodes[1].id: graph.nodes[0] also has the id 'a'; give each node a unique id"
    ),
    Case(
      #""to": "b""#,
      #""to": "c""#,
      "graph.edges[0].to: no node has the id 'c'; add the node or remove the edge"
    ),
    Case(
      #""from": "a""#,
      #""from": "c""#,
      "graph.edges[0].from: no node has the id 'c'; add the node or remove the edge"
    ),
    Case(#""to": "b","#, #""to": "b""#, "line 5, column 16: not json: expected ',' or '}', found '\"'"),
    Case(
      #""é.swift", "line""#,
      #""é.swift", line"#,
      "line 5, column 49: not json: expected a key in quotes, found 'l'"
    ),
    Case(
      #""schemaVersion": 1"#,
      #""schemaVersion": 1,"#,
      "line 11, column 1: not json: expected a key in quotes, found '}'"
    ),
    Case(
      #""schemaVersion": 1"#,
      #""schemaVersion": 1} {"#,
      "line 10, column 23: not json: expected the end of the document, found '{'"
    ),
    Case(
      #""schemaVersion": 1"#,
      #""schemaVersion": “1”"#,
      "line 10, column 20: not json: expected a value, found text without quotes"
    ),
    Case(
      "é.swift",
      "a\tb",
      "line 5, column 40: not json: expected text without unescaped control characters, found '\\t'"
    ),
  ]

  @Test("A document is refused in one line that names the place", arguments: cases)
  func refused(_ example: Case) throws {
    let parts = Self.document.components(separatedBy: example.part)
    try #require(parts.count == 2, "the part is there once")
    let document = parts.joined(separator: example.replacement)
    let error = #expect(throws: SnapshotError.self) { try Snapshot(json: document.utf8) }
    #expect(error?.description == example.message)
  }

  @Test("The document is fine as it stands")
  func fine() throws {
    #expect(try Snapshot(json: Self.document.utf8).graph.nodes.count == 2)
  }

  @Test("What is no document at all is named as that")
  func noDocument() {
    expect("", .empty)
    expect(" \n\t\r ", .empty)
    expect("{", .cutShort(.init(line: 1, column: 2)))
    expect("{\n\"é", .cutShort(.init(line: 2, column: 3)))
    expect("graph TD", .notJSON(.init(line: 1, column: 1), expected: "a value", found: "'g'"))
    expect("[]", .invalid(path: "", .wrongType(expected: "an object", found: "an array")))
    expect(
      String(repeating: "[", count: 1_000_000),
      .invalid(path: "", .wrongType(expected: "an object", found: "an array"))
    )
    let deep = "{\"new\":" + String(repeating: "[", count: 1_000_000)
    expect(deep, .cutShort(.init(line: 1, column: 1_000_008)))
  }

  @Test("A newer version is named first, whatever else is new in it")
  func newerFirst() {
    let document = Self.document.components(separatedBy: #""screen""#).joined(separator: #""hologram""#)
      .components(separatedBy: #""schemaVersion": 1"#).joined(separator: #""schemaVersion": 7"#)
    expect(document, .newerVersion(7))
  }

  @Test(
    "Bytes that are not UTF-8 are refused where they stand",
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x90, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ]
  )
  func notUTF8(bytes: [UInt8]) {
    let document = Array("{\n\"a\": \"é".utf8) + bytes + Array("\"}".utf8)
    #expect(throws: SnapshotError.notUTF8(.init(line: 2, column: 8))) { try Snapshot(json: document) }
  }

  private func expect(_ document: String, _ error: SnapshotError) {
    #expect(throws: error) { try Snapshot(json: document.utf8) }
    #expect(error.description.split(whereSeparator: \.isNewline).count == 1)
  }
}
