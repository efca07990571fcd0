import CoordinatorScanner

/// A request for a scan.
struct ScanRequest {
  /// What to scan.
  var paths: [String]
  /// The file to write; stdout unless given.
  var output: String?
  /// The type to explain instead of writing the snapshot: why it is or is not a coordinator.
  var explained: String?
  var options: ScanOptions

  func run(reportingTo diagnostics: Diagnostics) throws {
    let product = try explained.map { try explanation(of: $0, reportingTo: diagnostics) }
    try Output(argument: output).write(
      product ?? snapshot(reportingTo: diagnostics),
      reportingTo: diagnostics
    )
  }

  private func snapshot(reportingTo diagnostics: Diagnostics) throws -> Product {
    let json = try diagnostics.during(reading) {
      try NamedSources(paths: paths, options).scanned(reportingTo: diagnostics)
    }.json(reportingTo: diagnostics)
    return Product(bytes: json, as: .json)
  }

  private func explanation(of type: String, reportingTo diagnostics: Diagnostics) throws -> Product {
    let scan = try diagnostics.during(reading) {
      try SourceScan(paths: paths, options, reportingTo: diagnostics)
    }
    return Product(text: try explanation(of: type, in: scan.program(reportingTo: diagnostics)), as: .text)
  }

  private func explanation(of type: String, in program: Program) throws -> String {
    if let text = program.explanation(of: type) { return text }
    let near = type.nearest(in: program.typeNames).map { "did you mean \($0.quoted)?" }
    throw CommandError.noSuchPart(
      place: place,
      problem:
        "no type is named \(type.quoted); \(near ?? "give the name of a class, struct, actor or protocol")"
    )
  }

  private var place: String { paths.joined(separator: ", ") }
  private var reading: String { "reading \(place)" }
}
