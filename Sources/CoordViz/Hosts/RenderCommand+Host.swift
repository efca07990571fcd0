import CoordinatorDiagrams
import CoordinatorGraph

extension RenderCommand {
  /// Writes a graph for a host.
  func show(
    _ drawing: CaptionedGraph,
    on host: MarkdownHost,
    _ looks: Looks,
    reportingTo diagnostics: Diagnostics
  ) throws {
    let graph = drawing.graph
    let title = (looks.options.title ?? drawing.title).onOneLine
    let hosted = HostedGraph(
      heading: host == .docc ? title.withoutMarkup : "**\(title.withoutMarkup)**",
      alternative: "\(title): \(graph.counts)",
      graph: graph,
      narrowing: drawing.caption?.onOneLine,
      words: host == .docc
        ? .list(MarkdownOutline().render(graph).lines)
        : .code(TextTree(ascii: looks.ascii).render(graph).lines, language: "text"),
      options: looks.options
    )
    try hosted.write(to: output.file, on: host, reportingTo: diagnostics)
  }
}

extension String {
  /// The lines, without their ends.
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: true).map(String.init) }
}
