import ArgumentParser
import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPages

/// The output formats of a tree with leaks.
enum LeakFormat: String, CaseIterable, ExpressibleByArgument {
  case svg, png, pdf, mermaid, html

  /// The trees of all inputs, side by side.
  func product(of inputs: [LeakInput], captions: Captions) throws -> Product {
    let title = Self.title(of: inputs)
    if self == .mermaid {
      return Product(
        text: MermaidRenderer(options: Self.options(title: title)).render(try Self.graph(of: inputs)),
        as: .text
      )
    }
    let picture = try BadgedLeaks(inputs, title: title, captions)
    guard self == .html else {
      return try DrawnPicture(picture.graph, picture.options).drawn(as: rawValue)
    }
    return PicturePage(
      graph: picture.graph,
      options: picture.options,
      findings: picture.findings,
      captions: captions
    ).product
  }

  /// The trees of all inputs as one graph.
  static func graph(of inputs: [LeakInput]) throws -> Graph {
    let graphs = inputs.map { NamedGraph($0.name ?? $0.place, $0.picture) }
    return try graphs.count == 1 ? graphs[0].graph : Graph.forest(of: graphs)
  }

  /// No legend: the labels explain the roles in a leak.
  static func options(title: String) -> DiagramOptions {
    DiagramOptions(theme: .leaks, title: title, hasLegend: false)
  }

  static func title(of inputs: [LeakInput]) -> String {
    let findings = inputs.flatMap(\.findings)
    let unknown = findings.count { $0.rule == Leak.Verdict.unknown.rawValue }
    let names = inputs.map { $0.name ?? $0.place }.joined(separator: ", ")
    return "Leaks in \(names): \(findings.count - unknown) found"
      + (unknown > 0 ? ", \(unknown) unknown" : "")
  }
}

extension LeakInput {
  fileprivate var picture: Graph {
    leaks.isEmpty ? LeakPicture.graph(of: findings, in: tree) : LeakPicture.graph(of: leaks, in: tree)
  }
}

extension Theme {
  /// Leaked objects are the most prominent, then the objects that they keep alive, then the path to them. The
  /// rest is pale.
  static let leaks = Theme(
    name: "leaks",
    kinds: [
      .coordinator: style("#f6f8fa", "#57606a", "#1f2328", dark: ("#161b22", "#9198a1", "#e6edf3")),
      .dependency: style("#ffd6d6", "#b3001b", "#5c0010", width: 3, dark: ("#5c0010", "#ff7b83", "#ffe3e5")),
      .screen: style("#ffe8cc", "#b35c00", "#4d2800", width: 2, dark: ("#4d2800", "#ffa94d", "#fff0dd")),
      .container: style("#dbeafe", "#1d4ed8", "#10285c", width: 2, dark: ("#152a58", "#7aa7ff", "#e3edff")),
      .service: style("#e8f0e4", "#3f6b2a", "#1f3515", dark: ("#203418", "#8fc97a", "#e9f6e3")),
    ]
  )

  private static func style(
    _ fill: String,
    _ stroke: String,
    _ text: String,
    width: Int = 1,
    dark: (fill: String, stroke: String, text: String)
  ) -> NodeStyle {
    let colours = Colours(fill: dark.fill, stroke: dark.stroke, text: dark.text)
    return NodeStyle(fill: fill, stroke: stroke, strokeWidth: width, text: text, dark: colours)
  }
}

/// The trees of runs with their leaks, for pictures: the role of a node in a leak is its badge.
struct BadgedLeaks {
  private(set) var graph: Graph
  private(set) var options: DiagramOptions
  private(set) var findings: [Finding] = []

  init(_ inputs: [LeakInput], title: String, _ captions: Captions) throws {
    options = LeakFormat.options(title: title)
    options.suffix = .shared
    var (nodes, edges) = ([Node](), [Edge]())
    for (number, input) in inputs.enumerated() {
      let picture = input.leakPicture
      // Several trees may have equal ids.
      let id = { (id: NodeID) in inputs.count > 1 ? NodeID("\(number + 1):\(id)") : id }
      let (graph, path) = (picture.plainGraph, picture.path)
      for var node in graph.nodes {
        options.badges[id(node.id)] = LeakBadge(picture.marks[node.id], captions).badge
        node.id = id(node.id)
        nodes.append(node)
      }
      for var edge in graph.edges {
        let isOnPath = path.contains(edge)
        (edge.from, edge.to) = (id(edge.from), id(edge.to))
        if isOnPath { options.highlights.insert(edge) }
        edges.append(edge)
      }
      findings += input.placedFindings.map { finding in
        var finding = finding
        finding.node = finding.node.map(id)
        return finding
      }
    }
    graph = try Graph(nodes: nodes, edges: edges)
  }
}

/// The badge of a role in a leak; none for other nodes.
private struct LeakBadge {
  let badge: NodeBadge?

  init(_ mark: LeakPicture.Mark?, _ captions: Captions) {
    guard let mark, let style = Theme.leaks.kinds[mark.kind == .module ? .service : mark.kind],
      let (name, sign) = Self.signs[mark.kind]
    else {
      badge = nil
      return
    }
    let word = captions["badge.\(name)"]
    let count = mark.word.flatMap { word in word.firstIndex(of: "×").map { " " + word[$0...] } } ?? ""
    badge = NodeBadge(
      name: name,
      sign: sign,
      word: captions == .korean ? word + count : mark.word ?? word,
      style: style
    )
  }

  private static let signs: [Node.Kind: (name: String, sign: String)] = [
    .dependency: ("leaked", "!"), .module: ("doubt", "?"), .screen: ("retained", "↳"),
    .container: ("path", "→"),
  ]
}

extension LeakInput {
  fileprivate var leakPicture: LeakPicture {
    leaks.isEmpty ? LeakPicture(of: findings, in: tree) : LeakPicture(of: leaks, in: tree)
  }

  /// The findings, each at the node that the picture has for it.
  fileprivate var placedFindings: [Finding] {
    guard !leaks.isEmpty else { return findings }
    let types = Dictionary(tree.nodes.map { ($0.id, $0.type) }) { first, _ in first }
    return zip(leaks, findings).map { leak, finding in
      var finding = finding
      let isInTree = leak.node.map { types[$0] == leak.subject.type } ?? false
      finding.node = isInTree ? leak.node : NodeID("leak \(leak.number)")
      return finding
    }
  }
}
