import CoordinatorAnalysis
import CoordinatorGraph

/// The inputs of blocks. Each is read once, because many blocks show parts of one app.
final class BlockInputs {
  private var known: [Source: Snapshot] = [:]

  /// An input, and how it is read.
  struct Source: Hashable {
    /// Options of the command line.
    let options: [String]
    let inputs: [Input]
  }

  /// The snapshot of an input.
  func snapshot(of source: Source, reportingTo diagnostics: Diagnostics) throws -> Snapshot {
    if let snapshot = known[source] { return snapshot }
    let arguments = try InputArguments.parse(source.options, inputs: source.inputs)
    let snapshot = try arguments.session(reportingTo: diagnostics).snapshot()
    known[source] = snapshot
    return snapshot
  }
}
