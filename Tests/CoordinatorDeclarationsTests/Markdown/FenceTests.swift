import CoordinatorGraph
import Testing

@testable import CoordinatorDeclarations

@Suite("Blocks in Markdown")
struct FenceTests {
  @Test(
    "a flowchart is found in whatever fence",
    arguments: [
      "```mermaid\ngraph TD\nA --> B\n```", "~~~mermaid\ngraph TD\nA --> B\n~~~",
      "`````mermaid\ngraph TD\nA --> B\n%% ```\n`````", "```Mermaid title=\"x\"\ngraph TD\nA --> B\n```",
      "``` mermaid\ngraph TD\nA --> B\n```", "```{mermaid}\ngraph TD\nA --> B\n```",
      "   ```mermaid\n   graph TD\n   A --> B\n   ```",
      "- item\n\n  ```mermaid\n  graph TD\n  A --> B\n  ```",
      "1. ```mermaid\n   graph TD\n   A --> B\n   ```\n2. next", "> ```mermaid\n> graph TD\n> A --> B\n> ```",
      "> - ```mermaid\n>   graph TD\n>   A --> B\n>   ```", "```mermaid\r\ngraph TD\r\nA --> B\r\n```\r\n",
      "- a\n  - b\n    - c\n\n      ```mermaid\n      graph TD\n      A --> B\n      ```",
      "```mermaid\ngraph TD\nA --> B", "> ```mermaid\n> graph TD\n> A --> B\n\nC --> D",
      "```mermaid\n---\ntitle: x\n---\ngraph TD\nA --> B\n```", "\u{FEFF}```mermaid\ngraph TD\nA --> B\n```",
      "````md\n```mermaid\ngraph TD\nX --> Y --> Z\n```\n````\n```mermaid\ngraph TD\nA --> B\n```",
      "<!--\n```mermaid\ngraph TD\nX --- Y\n```\n-->\n```mermaid\ngraph TD\nA --> B\n```",
      "```mermaid\nsequenceDiagram\nX->>Y: z\n```\n```mermaid\ngraph TD\nA --> B\n```",
      "    ```mermaid\n    graph TD\n    X --> Y\n    ```\n\ntext\n\n```mermaid\ngraph TD\nA --> B\n```",
      "```mermaid\ngraph TD\nA --> B\n```\n```mermaid\ngraph TD\nX --> Y\n```",
      "```mermaid\ngraph TD\nA -->\n\n\tB\n```", "::: mermaid\ngraph TD\nA --> B\n:::\ntext",
      ":::{mermaid}\ngraph TD\nA --> B\n:::", "- x\n\n  :::: mermaid\n  graph TD\n  A --> B\n  ::::",
      ":::note\n```mermaid\ngraph TD\nA --> B\n```\n:::",
      "<pre class=\"mermaid\">\ngraph TD\n\nA --> B\n</pre>",
      "<pre class='x mermaid'>graph TD\nA --&gt; B</pre>", "<div class=mermaid>\ngraph TD\nA --> B\n</div>",
      "!!! note\n\n    ```mermaid\n    graph TD\n    A --> B\n    ```",
    ]
  )
  func found(text: String) throws {
    let graph = try Snapshot(markdown: text).graph
    #expect(graph.edges.map { [$0.from, $0.to] } == [["A", "B"]])
  }

  @Test("the heading's own part is searched", arguments: ["Two", "# Two", "`Two`", "Three", "Four"])
  func underHeading(words: String) throws {
    let text = """
      # One
      ```mermaid
      graph TD
      X --> Y
      ```
      # Two #
      ```swift
      # Four
      ```
      ## Three
      text
      Four
      ----
      ```mermaid
      graph TD
      A --> B
      ```
      """
    guard words != "Three" else {
      #expect(throws: MermaidError.noDiagram(heading: words)) { try Snapshot(markdown: text, heading: words) }
      return
    }
    #expect(try Snapshot(markdown: text, heading: words).graph.nodes.map(\.id) == ["A", "B"])
  }

  @Test(
    "a text without a flowchart is refused in words",
    arguments: [
      ("", "there is no mermaid block and no outline of coordinators; add one"),
      ("1. **A**: x\n2. **B**: y", "there is no mermaid block and no outline of coordinators; add one"),
      (
        "# x\n\n```mermaid\n\nsequenceDiagram\n```",
        "5:1: 'sequenceDiagram' is not a flowchart; only 'graph' and 'flowchart' diagrams are supported"
      ),
      ("```mermaid\n```", "the text is empty; expected a flowchart that begins with 'graph TD'"),
      (
        "> 1. ```mermaid\n>    graph TD\n>    A -> B\n>    ```",
        "3:8: expected the end of the statement, found '-'; write arrows as '-->'"
      ),
    ]
  )
  func refused(text: String, message: String) {
    let error = #expect(throws: MermaidError.self) { try Snapshot(markdown: text) }
    #expect(error?.description == message)
  }

  @Test("an outline nests by indentation, with dashes, stars and numbers")
  func outline() throws {
    let text = """
      * **App** – all
          1) **Login**: `start` \\*now\\*
          2) **Tabs**
              + **Home**
      * **Other**
      """
    let graph = try Snapshot(markdown: text).graph
    #expect(graph.edges.map { "\($0.from) \($0.to)" } == ["App Login", "App Tabs", "Tabs Home"])
    #expect(graph.nodes.map(\.documentation) == ["all", nil, "start *now*", nil, nil])
  }
}
