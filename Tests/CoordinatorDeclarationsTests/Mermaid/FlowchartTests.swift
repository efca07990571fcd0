import CoordinatorDeclarations
import CoordinatorGraph
import TestSupport
import Testing

@Suite("What a flowchart means")
struct FlowchartTests {
  @Test("shapes are kinds, and a name that ends in Coordinator is one in any shape")
  func kinds() throws {
    let text = """
      graph TD
        A[One] --> B(Two) --> C[[Three]] --> D{{Four}} --> E[(Five)] --> F([Six]) --> G((Seven)) --> H(EightCoordinator)
      """
    let kinds = Dictionary(uniqueKeysWithValues: try graph(text).nodes.map { ($0.type, $0.kind) })
    #expect(
      kinds == [
        "One": .coordinator, "Two": .screen, "Three": .container, "Four": .dependency, "Five": .service,
        "Six": .module, "Seven": .coordinator, "EightCoordinator": .coordinator,
      ]
    )
    #expect(try graph("graph TD\nA(App) --> B(Login)").nodes.map(\.kind) == [.coordinator, .coordinator])
  }

  @Test("words on an arrow are its kind and ownership, other words its label")
  func edges() throws {
    let text = """
      graph TD
        A -->|presents| B
        A -. holds .-> C
        A -- "holds, unowned: settings" --> D
        A ==>|on tap| E
        A ~~~ F
      """
    #expect(
      try graph(text).edges.map(\.line) == [
        "A  ->  E  child  -  unknown  on tap", "A  ->  C  holds  -  weak",
        "A  ->  D  holds  -  unowned  settings", "A  ->  B  presents  -  unknown",
      ]
    )
  }

  @Test("a brace between quotes does not end the properties of a node")
  func quotedBraces() throws {
    let graph = try graph("graph TD\nA@{ label: \"a } b\", shape: rounded } --> B")
    #expect(graph.nodes.map(\.name).sorted() == ["B", "a } b"])
  }

  @Test("a dash belongs to an id, and not where an arrow begins", arguments: ["-->", "-.->"])
  func arrowsWithoutSpaces(arrow: String) throws {
    let graph = try graph("graph TD\nlog-in\(arrow)B")
    #expect(graph.nodes.count == 2 && graph.edges.count == 1)
  }

  @Test("a subgraph is the module of its nodes, the innermost one; an arrow to it makes it a node")
  func modules() throws {
    let text = """
      graph TD
        subgraph Tabs [The tabs]
          subgraph Home
            A --> B
          end
          C
        end
        D --> Tabs
      """
    let nodes = try graph(text).nodes
    #expect(nodes.map(\.name) == ["A", "B", "C", "D", "The tabs"])
    #expect(nodes.map(\.module) == ["Home", "Home", "The tabs", nil, nil])
    #expect(nodes.map(\.kind) == [.coordinator, .coordinator, .coordinator, .coordinator, .module])
  }

  @Test("a name that is there twice gets a number; a phrase is the label of a type's name")
  func names() throws {
    let nodes = try graph("graph TD\nA[Home] --> B[Home]\nLoginCoordinator[Log in here]").nodes
    #expect(nodes.map(\.id) == ["Home", "Home#2", "LoginCoordinator"])
    #expect(nodes.map(\.name) == ["Home", "Home", "Log in here"])
  }

  @Test("labels are read as they are shown")
  func labels() throws {
    let text = """
      graph TD
        A["#quot;a#quot; #35; #9829; &lt;"] --> B["`**bold** and _slanted_ snake_case`"]
        C[<b>Two</b><br/>lines] --> D[Router<Home>] --> E[fa:fa-house Home] --> F["#60;b#62;"]
      """
    #expect(
      Set(try graph(text).nodes.map(\.type)) == [
        "\"a\" # ♥ <", "bold and slanted snake_case", "Two", "Router<Home>", "Home", "<b>",
      ]
    )
  }

  @Test(
    "what follows a name in a label describes it",
    arguments: [
      ("\"LoginCoordinator<br/>asks for the PIN\"", "asks for the PIN"),
      ("\"LoginCoordinator (modal)\"", "(modal)"),
      ("\"<b>LoginCoordinator</b><br>three <i>tabs</i>\"", "three tabs"),
      ("LoginCoordinator\\nsecond", "second"),
      ("\"`LoginCoordinator\n  second`\"", "second"),
      ("\"LoginCoordinator<ul><li>PIN</li><li>Face</li></ul>\"", "PIN Face"),
      ("\"LoginCoordinator (modal)<br/>asks\"", "(modal) asks"), ("\"Login<br/>Coordinator\"", nil),
      ("LoginCoordinator", nil),
    ]
  )
  func descriptions(label: String, words: String?) throws {
    let node = try #require(try graph("graph TD\nA[\(label)]").nodes.first)
    #expect(node.type == "LoginCoordinator" && node.label == nil && node.documentation == words)
  }

  @Test(
    "what is no name is a label as a whole",
    arguments: ["Log in<br/>here", "two (2)", "로그인<br/>화면", "LOGIN<br/>x"]
  )
  func phrases(label: String) throws {
    let node = try #require(try graph("graph TD\nA[\"\(label)\"]").nodes.first)
    #expect(node.type == label.replacing("<br/>", with: " ") && node.documentation == nil)
  }

  @Test("styles and classes that are a theme's give roles, others none")
  func roles() throws {
    let text = """
      graph TD
        A --> B:::tab --> C
        style A stroke:#333, fill:#F9D5E5 ,stroke-width:2px
        style C fill:#f9d5e5
        classDef tab fill:#e8f5e9,stroke:#333,stroke-width:1px
      """
    #expect(try graph(text).nodes.map(\.role) == [.root, .tab, nil])
  }

  @Test("the title names the reading unless it has a name")
  func title() throws {
    let text = "---\ntitle: \"The \\\"tree\\\"\"\n---\ngraph TD\nA --> B"
    #expect(try Snapshot(mermaid: text).origin.name == "The \"tree\"")
    #expect(try Snapshot(mermaid: text, name: "mine").origin.name == "mine")
  }

  @Test(
    "statements without nodes are ignored up to their end",
    arguments: [
      "click A \"https://a.example;b\" \"a tip\"; B --> C", "click A call back(\"B --> D\"); B --> C",
      "linkStyle 3 stroke:red; B --> C", "accTitle: A --> D; E\nB --> C", "accDescr { A --> D\nE }\nB --> C",
      "accDescr : words; D\nB --> C",
    ]
  )
  func withoutNodes(statement: String) throws {
    let graph = try graph("graph TD\nA --> B\n  \(statement)\nC --> clicker & linkStyles\n")
    #expect(graph.nodes.map(\.id.rawValue) == ["A", "B", "C", "clicker", "linkStyles"])
    #expect(graph.edges.count == 4)
  }

  @Test(
    "errors say where, what and how to fix it",
    arguments: [
      ("", "the text is empty; expected a flowchart that begins with 'graph TD'"),
      (
        "\n  sequenceDiagram\nA->>B: x",
        "2:3: 'sequenceDiagram' is not a flowchart; only 'graph' and 'flowchart' diagrams are supported"
      ),
      ("grph TD", "1:1: expected 'graph' or 'flowchart'; begin the diagram with 'graph TD'"),
      ("graph XY\nA", "1:7: unexpected 'X'; write a direction on the first line: TD, LR, BT or RL"),
      (
        "graph TD\nA --> end",
        "2:7: expected a node, found 'end'; words of Mermaid cannot be ids; write A[\"end\"]"
      ),
      (
        "%% note\r\ngraph TD\r\n%% note\r\nA --> B\r\nA[x (y)] --> B",
        "5:5: expected the bracket that closes the label, found '('; put the label between quotes: A[\"…\"]"
      ),
      ("graph TD\nsubgraph a\nA", "2:1: this subgraph has no end; add 'end'"),
      ("graph TD\nA\nend", "3:1: 'end' without a subgraph; remove it, or write A[\"end\"] when it is a name"),
      (
        "graph TD\nA --> B %% note",
        "2:9: expected the end of the statement, found '%%'; put the comment on a separate line"
      ),
      ("graph TD\nA[\"x", "2:5: the text ends inside a quoted text; close it"),
      (
        "graph TD\nsubgraph A\nA --> B\nend",
        "1:1: the subgraph 'A' is inside itself; give the subgraph an id that no node in it has"
      ),
    ]
  )
  func errors(text: String, message: String) {
    let error = #expect(throws: MermaidError.self) { try Snapshot(mermaid: text) }
    #expect(error?.description == message)
  }

  private func graph(_ text: String) throws -> Graph {
    try Snapshot(mermaid: text).graph
  }
}
