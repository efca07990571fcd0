import CoordinatorAnalysis
import CoordinatorGraph

/// Two snapshots, compared in one part.
struct ComparedViews {
  let base: Snapshot
  let head: Snapshot
  let view: View

  private let comparesFindings: Bool
  private let areLinted: Bool
  private let project: Project?

  init(_ base: Reading, _ head: Reading, _ view: View, _ project: Project?) {
    self.project = project
    (self.base, self.head, self.view) = (base.snapshot, head.snapshot, view)
    comparesFindings = base.tellsFindings && head.tellsFindings
    areLinted = base.isLinted && head.isLinted
  }

  /// The differences in the part. If there are only differences outside the part, a note says so: otherwise
  /// the apps would look equal.
  func diff(reportingTo diagnostics: Diagnostics) throws -> GraphDiff {
    let diff = try GraphDiff(from: part(of: base), to: part(of: head))
    if diff.isEmpty, view != .all, comparesFindings, base.origin.kind == head.origin.kind {
      let rest = try GraphDiff(from: base, to: head)
      if !rest.isEmpty {
        let summary = DiffText(of: rest).summary
        diagnostics.note("no differences with --show \(view); with --show all: \(summary)")
      }
    }
    return diff
  }

  /// Findings come from the whole graph, even if only a part is compared.
  private func part(of snapshot: Snapshot) -> Snapshot {
    var part = snapshot
    part.findings = comparesFindings ? snapshot.judgedFindings(isLinted: areLinted, by: project) : []
    part.graph = view.part(of: snapshot.graph)
    return part
  }
}
