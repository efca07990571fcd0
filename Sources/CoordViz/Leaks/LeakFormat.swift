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
    let picture = try LeakPicture(inputs, title: title, captions)
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
    leaks.isEmpty ? LeakRoles.graph(of: findings, in: tree) : LeakRoles.graph(of: leaks, in: tree)
  }
}
