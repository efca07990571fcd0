import CoordinatorDeclarations
import CoordinatorGraph
import Testing

@Suite("YAML that states no graph")
struct ErrorTests {
  @Test(
    "Keys, types and words",
    arguments: [
      ("coordinators:\n  App:\n    chidren: {}", "4: unknown key 'chidren'; did you mean 'children'?"),
      ("containers:\n  C:\n    require: []", "4: unknown key 'require'; did you mean 'requires'?"),
      ("cordinators: {}", "2: unknown key 'cordinators'; did you mean 'coordinators'?"),
      (
        "coordinators:\n  App:\n    via: x",
        "4: unknown key 'via'; use one of 'type', 'role', 'label', 'module', 'documentation', 'location', "
          + "'unknown', 'children', 'screens'"
      ),
      (
        "coordinators:\n  App:\n    children: 1\n    children: 2",
        "4: the key 'children' is there twice; keep one"
      ),
      ("coordinators:\n  App:\n  App:", "3: the key 'App' is there twice; keep one"),
      ("coordinators:\n- App\n- App", "4: the key 'App' is there twice; keep one"),
      ("coordinators:\n  App:\n    role: []", "4: 'role' must be text, but is a list"),
      ("coordinators:\n  App:\n    role:\n", "4: 'role' must be text, but is empty"),
      ("coordinators:\n  App: home", "3: 'App' must be a mapping, but is a text"),
      ("coordinators:\n  App:\n    unknown: {a: b}", "4: 'unknown' must be a list, but is a mapping"),
      ("coordinators:\n  - {a: b}", "3: 'coordinators' must be text, but is a mapping"),
      ("coordinators:\n  [a]: b", "3: 'coordinators' must be a mapping of names, but is a list"),
      ("coordinators:\n  App:\n    role: rot", "4: unknown role 'rot'; did you mean 'root'?"),
      (
        "coordinators:\n  App:\n    location: App.swift",
        "4: 'location' must be a file and a line, as 'App.swift:12', but is something else"
      ),
      (
        "coordinators: {A: {children: {B: {order: -1}}}}",
        "2: 'order' must be a whole number from 0 on, but is something else"
      ),
      ("edges:\n  - {from: A}", "3: the key 'to' is missing; add it"),
      ("edges:\n  - {from: A, to: B, kind: chld}", "3: unknown kind 'chld'; did you mean 'child'?"),
      ("edges: {A: B}", "2: 'edges' must be a list, but is a mapping"),
    ]
  )
  func format(text: String, message: String) {
    expect("version: 1\n" + text, message)
  }

  @Test(
    "Names that do not fit together",
    arguments: [
      (
        "coordinators:\n  App:\nscreens:\n  App:",
        "5: 'App' is also declared at line 3; give each node a unique name"
      ),
      (
        "coordinators:\n  App:\n    children:\n      Home:\n  Home:",
        "6: 'Home' is also declared at line 5; give each node a unique name"
      ),
      (
        "coordinators:\n  App:\n    children: [Hme]\n  Home:",
        "4: no coordinator is named 'Hme'; did you mean 'Home'?"
      ),
      ("containers:\n  C:\n    builds: App", "4: no coordinator is named 'App'; declare it, or remove this"),
      (
        "containers:\n  C:\n    parent:\n    - Detail",
        "5: no container is named 'Detail'; declare it, or remove this"
      ),
      (
        "coordinators:\n  A:\ncontainers:\n  C:\n    parent: A",
        "6: 'A' is a coordinator, but a container is expected here"
      ),
      ("coordinators:\n  A:\n    screens: [A]", "4: 'A' is a coordinator, but a screen is expected here"),
      ("edges:\n  - from: A\n    to: B", "3: no node is named 'A'; declare it, or remove this"),
    ]
  )
  func names(text: String, message: String) {
    expect("version: 1\n" + text, message)
  }

  @Test(
    "Documents",
    arguments: [
      ("", "the document declares nothing; start with 'version: 1' and 'coordinators:'"),
      ("# nothing\n\n", "the document declares nothing; start with 'version: 1' and 'coordinators:'"),
      ("---\n...\n", "the document declares nothing; start with 'version: 1' and 'coordinators:'"),
      ("hello", "1: 'the document' must be a mapping, but is a text"),
      ("- hello", "1: 'the document' must be a mapping, but is a list"),
      ("coordinators: {}", "1: the key 'version' is missing; add it"),
      ("version: one", "1: 'version' must be a whole number from 1 on, but is something else"),
      (
        "name: a\nversion: 2",
        "2: written for a newer coordviz: the format has version 2, but this one reads 1; update coordviz"
      ),
      ("version: 1\n---\nversion: 1", "2: a second document begins; keep one graph in a file"),
      ("version: 1\ncoordinators:\n\tApp:", "3: a tab indents this line; indent with spaces"),
      ("version: 1\ncoordinators:\n  App:\n\t  role: root", "4: a tab indents this line; indent with spaces"),
      ("version: 1\nname: \"a", "2: not yaml: found unexpected end of stream"),
      ("version: 1\nname: @a", "2: not yaml: found character that cannot start any token"),
      ("version: 1\nname: a: b", "2: not yaml: mapping values are not allowed in this context"),
      (
        "version: 1\r\n\r\nname: a\u{1}",
        "3: not yaml: the character U+1 is not allowed here; write it as an escape"
      ),
      ("version: 1\nname: &a b", "2: anchors and aliases are not supported; repeat the value"),
      ("version: 1\nname: *a", "2: anchors and aliases are not supported; repeat the value"),
      ("version: 1\n? &a b\n: c", "2: anchors and aliases are not supported; repeat the value"),
    ]
  )
  func documents(text: String, message: String) {
    expect(text, message)
  }

  @Test("Aliases of aliases are refused at once, in values and in keys", arguments: ["", "? "])
  func bomb(mark: String) {
    var text = "version: 1\nunknown:\n- &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      let aliases = (0..<10).map { _ in "*a\(level - 1)" }.joined(separator: ", ")
      text += "- &a\(level) [\(aliases)]\n"
    }
    expect(text + "-\n  \(mark)*a30 : a\n", "4: anchors and aliases are not supported; repeat the value")
  }

  @Test(
    "What is nested deeper than people write is refused, however deep it is",
    arguments: ["[", "{a: ", "- ", "? ", "{\"a\": ", "!!seq ["]
  )
  func depth(open: String) {
    for depth in [900, 2_000, 100_000] {
      let text = "version: 1\nmodules: " + (open == "- " || open == "? " ? "\n  " : "")
      let error = #expect(throws: DeclarationError.self) {
        try Snapshot(yaml: text + String(repeating: open, count: depth))
      }
      #expect(depth < 1_000 || error?.problem.hasPrefix(Self.tooDeep) == true, "\(open) \(depth)")
    }
  }

  private static let tooDeep = "the values are nested too deeply"

  @Test("Indentation deeper than people write is refused")
  func indentation() {
    let lines = (0..<3_000).map { String(repeating: " ", count: $0) + "a:" }
    let error = #expect(throws: DeclarationError.self) {
      try Snapshot(yaml: "version: 1\nmodules:\n" + lines.map { " \($0)\n" }.joined())
    }
    #expect(error?.problem.hasPrefix(Self.tooDeep) == true)
  }

  @Test("A text that is larger than what is read is refused before it is read")
  func size() {
    let text = "version: 1\nname: " + String(repeating: "a", count: 33 << 20)
    expect(text, "the document has 33 MB, but the limit is 32 MB; use a snapshot in json")
  }

  private func expect(
    _ text: String,
    _ message: String,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: DeclarationError.self, sourceLocation: location) { try Snapshot(yaml: text) }
    #expect(error?.errorDescription == message, sourceLocation: location)
  }
}
