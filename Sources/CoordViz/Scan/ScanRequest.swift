import CoordinatorScanner

/// A scan that was asked for.
struct ScanRequest {
  /// What to scan.
  var paths: [String]
  /// The file to write; stdout unless given.
  var output: String?
  /// The type to explain instead of writing the snapshot: why it is or is not a coordinator.
  var explained: String?
  var options: ScanOptions

  func run(telling diagnostics: Diagnostics) throws {
    let product = try explained.map { try explanation(of: $0, telling: diagnostics) }
    try Output(argument: output).write(product ?? snapshot(telling: diagnostics), telling: diagnostics)
  }

  private func snapshot(telling diagnostics: Diagnostics) throws -> [UInt8] {
    try diagnostics.during(reading) {
      try NamedSources(paths: paths, options).scanned(telling: diagnostics)
    }.json(telling: diagnostics)
  }

  private func explanation(of type: String, telling diagnostics: Diagnostics) throws -> [UInt8] {
    let scan = try diagnostics.during(reading) {
      try SourceScan(paths: paths, options, telling: diagnostics)
    }
    return Array(try explanation(of: type, in: scan.program(telling: diagnostics)).utf8)
  }

  private func explanation(of type: String, in program: Program) throws -> String {
    if let text = program.explanation(of: type) { return text }
    let near = type.nearest(in: program.typeNames).map { "did you mean \($0.quoted)?" }
    throw CommandError.noSuchPart(
      place: place,
      problem:
        "no type is called \(type.quoted); \(near ?? "give the name of a class, struct, actor or protocol")"
    )
  }

  private var place: String { paths.joined(separator: ", ") }
  private var reading: String { "reading \(place)" }
}
