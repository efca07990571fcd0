import CoordinatorDiagrams
import CoordinatorGraph
import Testing

@Suite("Reading JSON of other hands")
struct ReadingTests {
  @Test(
    "A text is the same whichever way it is escaped",
    arguments: [
      (#"\u0041\u00e9\u00E9\/"#, "Aéé/"), (#"\ud83e\uddf3"#, "🧳"),
      (#"\b\f\n\r\t\"\\"#, "\u{8}\u{C}\n\r\t\"\\"),
      (#"\u0000"#, "\0"), (#"a\u0301"#, "a\u{301}"), ("\u{2028}\u{7F}", "\u{2028}\u{7F}"),
    ]
  )
  func escapes(text: String, expected: String) throws {
    let snapshot = try read(#"{"findings":[],"origin":{"kind":"live","name":"\#(text)"}"#)
    #expect(snapshot.origin.name.map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars))
  }

  @Test(
    "A key that is not known is read over, whatever its value",
    arguments: [
      "1", "-0", "0.5", "1e9", "-1.25E-3", "true", "false", "null", "\"\"", "[]", "{}", "[[], {}, [1, 2]]",
      #"{"a": {"b": [null, {"c": "\ud83e\uddf3"}]}, "d": -1}"#, "[ ]", "{ }",
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
      String(repeating: #"{"a":["#, count: 50_000) + String(repeating: "]}", count: 50_000),
    ]
  )
  func unknownKeys(value: String) throws {
    #expect(
      try read(#"{"findings":[],"origin":{"kind":"live","new":\#(value)}"#).origin == .init(kind: .live)
    )
  }

  @Test(
    "A value that is read over has to be JSON all the same",
    arguments: [
      "", "01", "1.", ".5", "+1", "1e", "-", "tru", "nulll", "'a'", "[1,]", "[,1]", "[1 2]", "{\"a\"}",
      "{\"a\":1,}",
      "{a:1}", "{\"a\" 1}", "[1}", "{\"a\":1]", "NaN", "\"\\x\"", "\"\\ud800\"", "\"\\ud800\\u0041\"",
      "\"\\u12g4\"",
      "\"a\nb\"", "// a\n1", "\u{A0}1",
    ]
  )
  func notJSON(value: String) {
    let error = #expect(throws: SnapshotError.self) {
      try read(#"{"findings":[],"origin":{"kind":"live","new":\#(value)}"#)
    }
    guard case .notJSON(let place, _, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(place.column > 40)
  }

  @Test("A whole number may be written with a fraction of zero, as JSON Schema has it")
  func wholeNumbers() throws {
    let document =
      #"{"findings":[],"origin":{"kind":"live"},"graph":{"nodes":[],"edges":[]},"schemaVersion":1.00}"#
    #expect(try Snapshot(json: document.utf8) == Snapshot(origin: .init(kind: .live), graph: .empty))
  }

  private func read(_ start: String) throws -> Snapshot {
    try Snapshot(json: Array((start + #","graph":{"nodes":[],"edges":[]},"schemaVersion":1}"#).utf8))
  }
}
