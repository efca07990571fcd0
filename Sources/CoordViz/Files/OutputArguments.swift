import ArgumentParser

/// The options for an output: its file and its format.
struct OutputArguments<Format: OutputFormat>: ParsableArguments {
  @Option(
    name: [.customLong("output"), .customShort("o")],
    help: ArgumentHelp("The output file (default: stdout).", valueName: "file"),
    completion: .file(extensions: Format.allEndings)
  )
  var file: String?

  @Option(
    help: ArgumentHelp(
      "The output format (default: by the extension of the output file, or else \(Format.usualWords))."
    )
  )
  var format: Format?

  /// Where it goes.
  var output: Output { Output(argument: file) }

  /// The requested format, by its name or by the extension of the file.
  func chosen() throws -> Format {
    let format = try self.format ?? Format.decided(by: file, option: "--format")
    guard format.isBinary, output == .standardOutput, Descriptor.standardOutput.isTerminal else {
      return format
    }
    throw ValidationError(
      "A terminal cannot show \(format.rawValue). Add a file, such as -o diagram.\(format.rawValue), or use a pipe."
    )
  }

  /// Makes a drawing in the requested format and writes it, with its warnings as those of a place.
  func write(_ place: String, reportingTo diagnostics: Diagnostics, _ make: (Format) throws -> Product) throws
  {
    let format = try chosen()
    try output.draw(place, reportingTo: diagnostics) { try make(format) }
  }
}
