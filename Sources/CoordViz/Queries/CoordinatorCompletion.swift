import ArgumentParser
import CoordinatorGraph

/// The names of coordinators that a shell completes. They come from a scan, which the cache makes quick.
enum CoordinatorCompletion {
  static let kind = CompletionKind.custom { _, _, prefix in
    // A shell has no place for errors: without sources, it completes nothing.
    let quiet = Diagnostics(level: .quiet)
    guard let snapshot = try? InputRequest([], .parse([])).session(reportingTo: quiet).snapshot() else {
      return []
    }
    return snapshot.graph.nodes.filter { $0.kind == .coordinator && $0.name.hasPrefix(prefix) }.map(\.name)
  }
}
