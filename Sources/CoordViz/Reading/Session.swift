import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorLint

/// What a run decides before it reads: the project's configuration, the inputs, and how source is scanned. All inputs
/// together are read when a graph is first asked for, and once for all outputs of the run.
final class Session {
  let project: Project?
  let inputs: [Input]
  let options: ScanOptions
  let diagnostics: Diagnostics
  /// The format of documents; nil means that their names or contents say it.
  let format: InputFormat?
  let heading: String?
  private let isMerged: Bool
  private var graph: Snapshot?
  private var linted: Snapshot?

  init(_ request: InputRequest, reportingTo diagnostics: Diagnostics) throws {
    try request.checkHeading()
    project = try request.configuration.project()
    inputs = request.inputs.isEmpty ? try AppSources(of: project).inputs : request.inputs
    (format, heading, isMerged) = (request.format, request.heading, request.isMerged)
    options = request.scanning.options(project, request.configuration)
    self.diagnostics = diagnostics
  }

  /// The name of all inputs together in messages.
  var place: String { inputs.map(\.place).joined(separator: ", ") }

  /// Whether all inputs are source, here or in a revision.
  func isSource() throws(CommandError) -> Bool {
    for input in inputs where try !input.isSourceAnywhere() { return false }
    return true
  }

  /// The graph of all inputs, with the findings that stand in them.
  func snapshot() throws -> Snapshot {
    if let graph { return graph }
    if var linted {
      linted.findings.removeAll { Self.lintedRules.contains($0.rule) }
      return linted
    }
    let read = try combined(for: .graph)
    graph = read
    return read
  }

  /// The same with all findings, as the configuration judges them: those of lint for source, and those of the graph.
  func snapshotWithFindings() throws -> Snapshot {
    var snapshot = try linted ?? combined(for: .lint)
    linted = snapshot
    let isLinted = try isSource()
    snapshot.findings = diagnostics.during("checking \(snapshot.graph.counts)") {
      snapshot.judgedFindings(isLinted: isLinted, by: project)
    }
    return snapshot
  }

  private func combined(for purpose: ScanOptions.Purpose) throws -> Snapshot {
    let app = inputs.filter(\.isSource)
    // Folders and files of Swift are one app, whose place is the first one's.
    let parts = inputs.filter { !$0.isSource || $0 == app.first }
    let snapshots = try parts.map { part in
      let reading = try reading(of: part.isSource ? app : [part], for: purpose)
      if reading.snapshot.graph.nodes.isEmpty {
        try reading.missing?.fail(reportingTo: diagnostics)
      }
      reading.missing?.report(to: diagnostics)
      return reading.snapshot
    }
    guard snapshots.count > 1 else { return snapshots[0] }
    let combination = Combination(snapshots: snapshots, names: parts.map(\.name), isMerged: isMerged)
    return try diagnostics.during("merging \(snapshots.count) graphs") { try combination.snapshot() }
  }

  fileprivate static let lintedRules = Set(LintRule.all.map(\.id))
}

extension Snapshot {
  /// All findings and the violations of the project's own rules, as its configuration judges them.
  func judgedFindings(isLinted: Bool, by project: Project?) -> [Finding] {
    let found = allFindings(isLinted: isLinted)
    guard let project else { return found }
    let architecture = project.architecture
    let own = architecture.violations(in: graph).map(\.finding) + architecture.unmatched(in: graph)
    return project.judged(found + own)
  }

  /// The findings of the input and of the rules, each once.
  ///
  /// - Parameter isLinted: Whether the input is source with the findings of lint. Lint checks some of the rules itself,
  ///   and knows the comments that disable them.
  private func allFindings(isLinted: Bool) -> [Finding] {
    let rules = isLinted ? Rule.all.filter { !Session.lintedRules.contains($0.id) } : Rule.all
    var seen: Set<Finding> = []
    return (findings + rules.findings(in: self)).filter { seen.insert($0).inserted }
  }
}
