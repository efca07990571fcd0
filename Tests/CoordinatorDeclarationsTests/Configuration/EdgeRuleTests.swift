import CoordinatorGraph
import Testing

@testable import CoordinatorDeclarations

@Suite("Rules about edges")
struct EdgeRuleTests {
  private let words = Configuration.Words(rules: ["cycle"], themes: [], directions: [])

  private func rules(_ text: String) throws -> [Configuration.EdgeRule] {
    try Configuration(yaml: "version: 1\n" + text, words: words).edgeRules
  }

  private let text = """
    forbidden:
      - {name: a, from: Search*, to: [MyPage*, Cart]}
      - name: b
        severity: note
        comment: "Because: it is so."
        from: {name: Home, not_name: "*Tab", module: [A, B], not_module: C, role: [root, tab], kind: coordinator}
        to: {module: Login, reachable: true}
        edges: [child, parent]
      - {name: c, max_depth: 4}
    allowed:
      - {name: d, from: {module: Home}, to: {module: [Home, Shared]}}

    """

  @Test func allKeysAreRead() throws {
    let rules = try rules(text)
    #expect(rules.map(\.name) == ["a", "b", "c", "d"])
    #expect(rules.map(\.line) == [3, 4, 10, 12])
    #expect(rules.map(\.isAllowed) == [false, false, false, true])
    #expect(rules.map(\.to.isReachable) == [false, true, false, false])
    #expect(rules.map(\.severity) == [.error, .note, .error, .error])
    #expect(rules[0].to.name == ["MyPage*", "Cart"])
    #expect(rules[1].comment == "Because: it is so.")
    #expect(rules[1].from.role == [.root, .tab] && rules[1].from.kind == [.coordinator])
    #expect(rules[1].from.notName == ["*Tab"] && rules[1].from.notModule == ["C"])
    #expect(rules[1].edges == [.child, .parent])
    #expect(rules[2].maxDepth == 4)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let configuration = try Configuration(yaml: "version: 1\n" + text, words: words)
    var again = try Configuration(yaml: configuration.yaml(), words: words)
    #expect(again.yaml() == configuration.yaml())
    for place in again.edgeRules.indices { again.edgeRules[place].line = configuration.edgeRules[place].line }
    #expect(again.edgeRules == configuration.edgeRules)
  }

  @Test(arguments: [
    ("forbidden:\n  - {name: a, frm: B}", "3: unknown key 'frm'; did you mean 'from'?"),
    ("forbidden:\n  - {name: a, from: {nam: B}}", "3: unknown key 'nam'; did you mean 'name'?"),
    (
      "forbidden:\n  - {name: a, to: {reachabel: true}}",
      "3: unknown key 'reachabel'; did you mean 'reachable'?"
    ),
    ("forbidden:\n  - {from: A}", "3: the key 'name' is missing; add it"),
    ("forbidden:\n  - {name: a}", "3: the key 'to' is missing; add it"),
    ("forbidden:\n  - {name: a, from: {}, to: {}}", "3: the key 'to' is missing; add it"),
    ("forbidden:\n  - {name: 'a b', to: C}", "3: 'name' must be letters, digits and dashes"),
    ("forbidden:\n  - {name: '', to: C}", "3: 'name' must be letters"),
    ("forbidden:\n  - {name: cycle, to: C}", "3: 'cycle' is a rule of coordviz itself; choose another name"),
    ("forbidden:\n  - {name: a, to: C}\nallowed:\n  - {name: a, to: C}", "5: the key 'a' is there twice"),
    ("forbidden:\n  - {name: a, to: {name: C, reachable: yes}}", "3: unknown reachable 'yes'"),
    ("forbidden:\n  - {name: a, to: {name: C, reachable: true}, max_depth: 2}", "exclude each other"),
    ("forbidden:\n  - {name: a, max_depth: -1}", "3: 'max_depth' must be a whole number from 0 on"),
    ("forbidden:\n  - {name: a, severity: eror, to: C}", "3: unknown severity 'eror'; did you mean 'error'?"),
    ("forbidden:\n  - {name: a, to: C, edges: [chid]}", "3: unknown edges 'chid'; did you mean 'child'?"),
    ("forbidden:\n  - {name: a, to: {role: rot}}", "3: unknown role 'rot'; did you mean 'root'?"),
    ("allowed:\n  - {name: a, to: C, max_depth: 2}", "3: unknown key 'max_depth'"),
    ("allowed:\n  - {name: a, to: {name: C, reachable: true}}", "3: unknown key 'reachable'"),
    ("forbidden: {name: a, to: C}", "2: 'forbidden' must be a list, but is a mapping"),
    ("forbidden:\n  - Search", "3: 'forbidden' must be a mapping, but is a text"),
  ])
  func whatIsWrongIsSaid(text: String, words: String) throws {
    let error = #expect(throws: DeclarationError.self) { try rules(text) }
    #expect(error.map { "\($0)".contains(words) } == true, "\(error.map { "\($0)" } ?? "")")
  }
}
