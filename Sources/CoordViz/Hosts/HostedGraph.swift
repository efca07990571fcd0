import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

/// A graph and its description, for a host.
struct HostedGraph {
  /// The heading, as Markdown on one line.
  var heading: String
  /// The same for screen readers.
  var alternative: String
  var graph: Graph
  /// The subjects of the diagram; empty if all nodes are equally important.
  var apart: Set<NodeID> = []
  /// The parts that were omitted before, in plain words.
  var narrowing: String?
  var words: HostPage.Words
  var options: DiagramOptions

  /// The page, with a diagram on the highest level that the host draws, and the pictures that it shows.
  ///
  /// - Parameters:
  ///   - file: the name of the page's file without its ending, after which pictures are called.
  func product(on host: MarkdownHost, file: String) throws -> HostedProduct {
    let step = try step(for: host)
    return HostedProduct(
      page: page(step, on: host, file: file),
      pictures: host.drawsMermaid || step.graph.nodes.isEmpty ? [] : try pictures(of: step.graph, file: file)
    )
  }

  /// Writes the page and its pictures to the file of an output, or to stdout.
  func write(to output: String?, on host: MarkdownHost, reportingTo diagnostics: Diagnostics) throws {
    let product = try diagnostics.during("drawing \(graph.counts) for \(host.rawValue)") {
      try self.product(on: host, file: HostedProduct.name(of: output))
    }
    // The pictures first, then the page that shows them.
    for picture in product.pictures {
      let file = Output.file((output?.folderStart ?? "") + picture.name)
      try file.write(Product(bytes: picture.bytes, as: .markup), reportingTo: diagnostics)
    }
    try Output(argument: output).write(Product(text: product.page, as: .text), reportingTo: diagnostics)
  }

  /// The highest level that the host draws.
  func step(for host: MarkdownHost) throws -> Simplification.Step {
    try Simplification(of: graph, apart: apart).firstStep { host.excess(of: $0, drawn: mermaid) == nil }
  }

  /// The page with a step as its diagram, without its pictures, which take much longer.
  func page(_ step: Simplification.Step, on host: MarkdownHost, file: String) -> String {
    let diagram: HostPage.Diagram =
      host.drawsMermaid
      ? .mermaid(mermaid(step.graph)) : .picture(name: Self.pictureName(file), alternative: alternative)
    return HostPage(
      on: host,
      heading: heading,
      diagram: step.graph.nodes.isEmpty ? nil : diagram,
      caption: caption(of: step, on: host),
      words: words
    ).text
  }

  /// A picture for light pages and one for dark pages, as DocC knows them by their names.
  private func pictures(of graph: Graph, file: String) throws -> [HostedProduct.Picture] {
    try [(Appearance.light, ""), (.dark, "~dark")].map { appearance, mark in
      var options = options
      options.appearance = appearance
      // The page shows it as an image, in which links do not work.
      options.sourceLink = nil
      if options.sizeLimit == SizeLimit() { options.sizeLimit = .readme }
      let product = try DrawnPicture(graph, options).drawn(as: "svg")
      return HostedProduct.Picture(name: "\(Self.pictureName(file))\(mark).svg", bytes: product.bytes)
    }
  }

  /// The common name of both pictures on a page.
  private static func pictureName(_ file: String) -> String { file + "-diagram" }

  private func mermaid(_ graph: Graph) -> String {
    var options = options
    options.title = nil
    return MermaidRenderer(options: options).render(graph)
  }

  /// The chosen level, and why a higher one was too large.
  private func caption(of step: Simplification.Step, on host: MarkdownHost) -> String {
    let excess = host.excess(of: graph, drawn: mermaid).map { "The full graph has \($0)." }
    let drawn: String? =
      switch step.level {
      case _ where graph.nodes.isEmpty: "Nothing to draw."
      case .list: "Shown as a list, because every drawing is too large."
      // A narrowed graph is not the full one, and its own words follow below.
      case .full: narrowing == nil ? "Drawn in full: \(graph.counts)." : nil
      default: "Drawn \(step.words): \(step.graph.counts) for \(graph.counts)."
      }
    return [drawn, excess, narrowing.map { "Shown: \($0)." }].compactMap { $0 }.joined(separator: " ")
  }
}

/// A page, and the picture files that it shows.
struct HostedProduct {
  struct Picture {
    var name: String
    var bytes: [UInt8]
  }

  var page: String
  var pictures: [Picture] = []

  /// The name of the output file without its extension, in characters that are safe in links and DocC.
  static func name(of output: String?) -> String {
    let file = output?.lastPathName ?? "structure"
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
    return String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) ? $0 : "-" })
  }
}
