import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

extension LeaksCommand {
  /// Writes the leaks for a host: all of them in the picture, and the new ones in words.
  ///
  /// - Returns: How many leaks there are, known or not.
  func show(_ read: [LeakInput], on host: MarkdownHost, reportingTo diagnostics: Diagnostics) throws -> Int {
    let graph = try LeakFormat.graph(of: read)
    let title = LeakFormat.title(of: read)
    return try reporting.judge(read.flatMap(\.findings), reportingTo: diagnostics) { new in
      let hosted = HostedGraph(
        topic: .leaks,
        heading: "**Leaks:** \(new.isEmpty ? "no new leaks" : new.counts)",
        alternative: title.onOneLine,
        graph: graph,
        // Every other kind represents a role in a leak.
        apart: Set(graph.nodes.lazy.filter { $0.kind != .coordinator }.map(\.id)),
        words: .code(TextReporter().report(new, rules: RuleCatalogue.all).lines, language: "text"),
        options: LeakFormat.options(title: title)
      )
      try hosted.write(to: reporting.output, on: host, reportingTo: diagnostics)
    }
  }
}
