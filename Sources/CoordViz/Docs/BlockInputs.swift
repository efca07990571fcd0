import CoordinatorAnalysis
import CoordinatorGraph

/// The inputs of blocks. Each is read once, because many blocks show parts of one app.
final class BlockInputs {
  private var known: [Source: Content] = [:]

  /// An input, and how it is read.
  struct Source: Hashable {
    /// Options of the command line.
    let options: [String]
    let inputs: [Input]
  }

  /// What an input holds.
  struct Content {
    let snapshot: Snapshot
    /// The violations of the project's own rules in it.
    let violations: [Violation]
  }

  /// The content of an input.
  func content(of source: Source, _ project: Project?, reportingTo diagnostics: Diagnostics) throws
    -> Content
  {
    if let content = known[source] { return content }
    let arguments = try InputArguments.parse(source.options, inputs: source.inputs)
    let snapshot = try arguments.session(reportingTo: diagnostics).snapshot()
    let content = Content(
      snapshot: snapshot,
      violations: Project.violations(of: project, in: snapshot.graph)
    )
    known[source] = content
    return content
  }
}
