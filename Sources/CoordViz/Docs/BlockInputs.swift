import CoordinatorAnalysis
import CoordinatorGraph

/// The inputs of blocks. Each is read once, because many blocks show parts of one app.
final class BlockInputs {
  private var known: [[String]: Content] = [:]

  /// What an input holds.
  struct Content {
    let snapshot: Snapshot
    /// The violations of the project's own rules in it.
    let violations: [Violation]
  }

  /// The content of the input that some arguments of the command line name.
  func content(of arguments: [String], _ project: Project?, reportingTo diagnostics: Diagnostics) throws
    -> Content
  {
    if let content = known[arguments] { return content }
    let snapshot = try InputArguments.parse(arguments).snapshot(reportingTo: diagnostics)
    let content = Content(
      snapshot: snapshot,
      violations: Project.violations(of: project, in: snapshot.graph)
    )
    known[arguments] = content
    return content
  }
}
