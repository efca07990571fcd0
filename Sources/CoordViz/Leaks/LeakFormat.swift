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
