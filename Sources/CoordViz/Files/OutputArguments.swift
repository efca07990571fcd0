import ArgumentParser

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

/// A format of files, which their endings tell.
protocol FileFormat: CaseIterable, ExpressibleByArgument, RawRepresentable where RawValue == String {
  /// The endings of files that hold it.
  var endings: [String] { get }
}

extension FileFormat {
  static var allEndings: [String] { allCases.flatMap(\.endings) }

  /// The format of a file extension; nil for an unknown one.
  init?(path: String) {
    let ending = path.ending ?? ""
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = format
  }
}

/// A format in which a command writes.
protocol OutputFormat: FileFormat {
  /// The format of an output whose name does not say it.
  static var usual: Self { get }

  static var usualWords: String { get }
}

extension OutputFormat {
  static var usualWords: String { usual.rawValue }

  /// Whether a terminal could not show it.
  var isBinary: Bool { ["png", "pdf"].contains(rawValue) }

  /// The format of an output that no option names.
  ///
  /// - Parameter option: The option that could have named it.
  static func decided(by output: String?, option: String) throws -> Self {
    guard let output, output != "-" else { return usual }
    // The names of /dev/null and of pipes say nothing.
    if let status = FileStatus(path: output), !status.isRegularFile { return usual }
    if let format = Self(path: output) { return format }
    let endings = allEndings.map { ".\($0)" }.joined(separator: ", ")
    let names = allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError(
      "The extension of '\(output)' is not a known format. Use one of \(endings), or add \(option) with one of \(names)."
    )
  }
}
