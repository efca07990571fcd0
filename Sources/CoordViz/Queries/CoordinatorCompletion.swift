import ArgumentParser
import CoordinatorGraph

/// The names of coordinators that a shell completes. They come from a scan, which the cache makes quick.
enum CoordinatorCompletion {
  static let kind = CompletionKind.custom { _, _, prefix in
    // A shell has no place for errors: without sources, it completes nothing.
    guard let snapshot = try? InputArguments.parse([]).snapshot(reportingTo: Diagnostics(level: .quiet))
    else {
      return []
    }
    return snapshot.graph.nodes.filter { $0.kind == .coordinator && $0.name.hasPrefix(prefix) }.map(\.name)
  }
}
