import ArgumentParser

/// What is read, and how: by the arguments of a command, or by another part of the program.
struct InputRequest {
  let inputs: [Input]
  var format: InputFormat?
  var heading: String?
  var isMerged = false
  let scanning: ScanArguments
  let configuration: ConfigurationArguments

  /// Inputs that the program decided.
  init(_ inputs: [Input], scanning: ScanArguments? = nil, _ configuration: ConfigurationArguments) throws {
    (self.inputs, self.configuration) = (inputs, configuration)
    self.scanning = try scanning ?? .parse([])
  }

  /// The names of the inputs that were named.
  var place: String { inputs.map(\.place).joined(separator: ", ") }

  /// Only Markdown has headings.
  func checkHeading() throws {
    let mayHaveOne = inputs.isEmpty || inputs.contains { [nil, .markdown].contains(format ?? $0.format) }
    if heading != nil, !mayHaveOne {
      throw ValidationError("--heading needs a Markdown file as input. Add one.")
    }
  }

  func session(reportingTo diagnostics: Diagnostics) throws -> Session {
    try Session(self, reportingTo: diagnostics)
  }
}

/// A command that reads inputs.
///
/// Its groups of options stand side by side. In debug builds, ArgumentParser checks a group anew for each group around it,
/// and with two levels a command takes three times as long to start.
protocol ReadsInputs {
  var source: InputArguments { get }
  var scanning: ScanArguments { get }
  var configuration: ConfigurationArguments { get }
}

extension ReadsInputs {
  func session(reportingTo diagnostics: Diagnostics) throws -> Session {
    var request = try InputRequest(source.inputs, scanning: scanning, configuration)
    (request.format, request.heading, request.isMerged) = (source.inputFormat, source.heading, source.merge)
    return try request.session(reportingTo: diagnostics)
  }
}
