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
      ("coordinators:\n  App:\n    role: []", "4: 'role' has to be text, and is a list"),
      ("coordinators:\n  App:\n    role:\n", "4: 'role' has to be text, and is empty"),
      ("coordinators:\n  App: home", "3: 'App' has to be a mapping, and is a text"),
      ("coordinators:\n  App:\n    unknown: {a: b}", "4: 'unknown' has to be a list, and is a mapping"),
      ("coordinators:\n  - {a: b}", "3: 'coordinators' has to be text, and is a mapping"),
      ("coordinators:\n  [a]: b", "3: 'coordinators' has to be a mapping of names, and is a list"),
      ("coordinators:\n  App:\n    role: rot", "4: unknown role 'rot'; did you mean 'root'?"),
      ("ids: path", "2: unknown ids 'path'; did you mean 'paths'?"),
      (
        "coordinators:\n  App:\n    location: App.swift",
        "4: 'location' has to be a file and a line, as 'App.swift:12', and is something else"
      ),
      (
        "coordinators: {A: {children: {B: {order: -1}}}}",
        "2: 'order' has to be a whole number from 0 on, and is something else"
      ),
      ("edges:\n  - {from: A}", "3: the key 'to' is missing; add it"),
      ("edges:\n  - {from: A, to: B, kind: chld}", "3: unknown kind 'chld'; did you mean 'child'?"),
      ("edges: {A: B}", "2: 'edges' has to be a list, and is a mapping"),
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
        "5: 'App' is stated at line 3 too; give each node a name of its own"
      ),
      (
        "coordinators:\n  App:\n    children:\n      Home:\n  Home:",
        "6: 'Home' is stated at line 5 too; give each node a name of its own"
      ),
      (
        "coordinators:\n  App:\n    children: [Hme]\n  Home:",
        "4: no coordinator is named 'Hme'; did you mean 'Home'?"
      ),
      ("containers:\n  C:\n    builds: App", "4: no coordinator is named 'App'; state it, or remove this"),
      (
        "containers:\n  C:\n    parent:\n    - Detail",
        "5: no container is named 'Detail'; state it, or remove this"
      ),
      (
        "coordinators:\n  A:\ncontainers:\n  C:\n    parent: A",
        "6: 'A' is a coordinator, and a container is expected here"
      ),
      ("coordinators:\n  A:\n    screens: [A]", "4: 'A' is a coordinator, and a screen is expected here"),
      ("edges:\n  - from: A\n    to: B", "3: no node is named 'A'; state it, or remove this"),
    ]
  )
  func names(text: String, message: String) {
    expect("version: 1\n" + text, message)
  }

  @Test(
    "Documents",
    arguments: [
      ("", "nothing is stated; start with 'version: 1' and 'coordinators:'"),
      ("# nothing\n\n", "nothing is stated; start with 'version: 1' and 'coordinators:'"),
      ("---\n...\n", "nothing is stated; start with 'version: 1' and 'coordinators:'"),
      ("hello", "1: 'the document' has to be a mapping, and is a text"),
      ("- hello", "1: 'the document' has to be a mapping, and is a list"),
      ("coordinators: {}", "1: the key 'version' is missing; add it"),
      ("version: one", "1: 'version' has to be a whole number from 1 on, and is something else"),
      (
        "name: a\nversion: 2",
        "2: made for a newer coordviz: the format's version is 2, and this one reads 1; update coordviz"
      ),
      ("version: 1\n---\nversion: 1", "2: a second document begins; keep one graph in a file"),
      ("version: 1\ncoordinators:\n\tApp:", "3: a tab indents this line; indent with spaces"),
      ("version: 1\ncoordinators:\n  App:\n\t  role: root", "4: a tab indents this line; indent with spaces"),
      ("version: 1\nname: \"a", "2: not yaml: found unexpected end of stream"),
      ("version: 1\nname: @a", "2: not yaml: found character that cannot start any token"),
      ("version: 1\nname: a: b", "2: not yaml: mapping values are not allowed in this context"),
      (
        "version: 1\r\n\r\nname: a\u{1}",
        "3: not yaml: the character U+1 may not stand bare; write it as an escape"
      ),
      ("version: 1\nname: &a b", "2: anchors and aliases are not read; write out what is meant"),
      ("version: 1\nname: *a", "2: anchors and aliases are not read; write out what is meant"),
      ("version: 1\n? &a b\n: c", "2: anchors and aliases are not read; write out what is meant"),
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
    expect(text + "-\n  \(mark)*a30 : a\n", "4: anchors and aliases are not read; write out what is meant")
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
      if depth > 1_000, case .tooDeep? = error { continue }
      if depth < 1_000 { continue }
      Issue.record("\(open) \(depth): \(String(describing: error))")
    }
  }

  @Test("Indentation deeper than people write is refused")
  func indentation() {
    let lines = (0..<3_000).map { String(repeating: " ", count: $0) + "a:" }
    let error = #expect(throws: DeclarationError.self) {
      try Snapshot(yaml: "version: 1\nmodules:\n" + lines.map { " \($0)\n" }.joined())
    }
    guard case .tooDeep? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A text that is larger than what is read is refused before it is read")
  func size() {
    let text = "version: 1\nname: " + String(repeating: "a", count: 33 << 20)
    expect(text, "33 MB are too much, and 32 MB are read; use a snapshot in json")
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
