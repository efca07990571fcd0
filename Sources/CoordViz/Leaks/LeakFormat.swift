import ArgumentParser
import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPages

enum LeakFormat: String, FileFormat {
  case svg, png, pdf, mermaid, html

  var endings: [String] { self == .mermaid ? ["mmd"] : [rawValue] }

  /// The trees of all inputs, side by side.
  func product(of inputs: [LeakInput], captions: Captions) throws -> Product {
    let title = Self.title(of: inputs, captions)
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
    return Product(page: picture.graph, picture.options, picture.findings, captions)
  }

  static func graph(of inputs: [LeakInput]) throws -> Graph {
    let graphs = inputs.map { NamedGraph($0.name ?? $0.place, $0.roles.graph) }
    return try graphs.count == 1 ? graphs[0].graph : Graph.forest(of: graphs)
  }

  /// No legend: the labels explain the roles in a leak.
  static func options(title: String) -> DiagramOptions {
    DiagramOptions(theme: .leaks, title: title, hasLegend: false)
  }

  static func title(of inputs: [LeakInput], _ captions: Captions) -> String {
    let findings = inputs.flatMap(\.findings)
    let unknown = findings.count { $0.rule == Leak.Verdict.unknown.rawValue }
    let names = inputs.map { $0.name ?? $0.place }.joined(separator: ", ")
    return captions["leaksIn", names, "\(findings.count - unknown)"]
      + (unknown > 0 ? captions["leaksUnknown", "\(unknown)"] : "")
  }
}
