import CoordinatorAnalysis
import CoordinatorGraph

/// The inputs of blocks. Each is read once, because many blocks show parts of one app.
final class BlockInputs {
  private let configuration: ConfigurationArguments
  private var known: [Source: Snapshot] = [:]

  init(_ configuration: ConfigurationArguments) { self.configuration = configuration }

  /// An input, and how it is read.
  struct Source: Hashable {
    let inputs: [Input]
    let format: InputFormat?
    let heading: String?
    let isMerged: Bool
  }

  /// The snapshot of an input.
  func snapshot(of source: Source, reportingTo diagnostics: Diagnostics) throws -> Snapshot {
    if let snapshot = known[source] { return snapshot }
    var request = try InputRequest(source.inputs, configuration)
    (request.format, request.heading, request.isMerged) = (source.format, source.heading, source.isMerged)
    let snapshot = try request.session(reportingTo: diagnostics).snapshot()
    known[source] = snapshot
    return snapshot
  }
}
