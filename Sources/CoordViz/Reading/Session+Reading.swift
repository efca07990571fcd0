import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// Reads inputs: source is scanned, and documents are parsed.
extension Session {
  /// The content of one input, or of several folders and files of source that are one app.
  ///
  /// - Parameter workTree: The checkout that a revision is compared with.
  func reading(
    of app: [Input],
    for purpose: ScanOptions.Purpose,
    comparedWith workTree: WorkTree? = nil
  ) throws -> Reading {
    var options = options
    (options.purpose, options.ignored.workTree) = (purpose, workTree)
    var reading = try diagnostics.during("reading \(app[0].place)") {
      guard try app[0].isSourceAnywhere() else { return try document(app[0], options) }
      let revisions = app.compactMap(\.revision)
      return try revisions.isEmpty ? scanned(app.map(\.place), options) : scanned(revisions, options)
    }
    if let project { reading.snapshot = try project.withRoles(reading.snapshot) }
    return reading
  }

  private func scanned(_ paths: [String], _ options: ScanOptions) throws -> Reading {
    let scan = try NamedSources(paths: paths, options).scanned(reportingTo: diagnostics)
    var reading = try reading(of: scan, options)
    reading.missing = try MissingCoordinators.of(reading.snapshot, paths.joined(separator: " ")) {
      if case .read(let scan) = scan { return scan }
      return try SourceScan(paths: paths, options, reportingTo: Diagnostics(level: .quiet))
    }
    return reading
  }

  /// Source as git has it in a revision.
  private func scanned(_ revisions: [Revision], _ options: ScanOptions) throws -> Reading {
    let scan = try SourceScan(revisions: revisions, options, reportingTo: diagnostics)
    var reading = try reading(of: .read(scan), options)
    reading.missing = MissingCoordinators.of(reading.snapshot, revisions[0].place) { scan }
    return reading
  }

  private func reading(of scan: Scanned, _ options: ScanOptions) throws -> Reading {
    let snapshot = try scan.snapshot(reportingTo: diagnostics)
    diagnostics.detail("\(scan.fileCount) files of source, \(snapshot.graph.counts)")
    return Reading(snapshot: snapshot, format: .swift, isLinted: options.purpose == .lint)
  }
}

// MARK: Documents

extension Session {
  private func document(_ input: Input, _ options: ScanOptions) throws(CommandError) -> Reading {
    var document = Document(place: input.place, name: input.name, bytes: try input.read())
    if case .file(let path) = input { document.file = ProjectRoot.pathFromTop(of: path) }
    let format = try self.format(of: document, named: input.format)
    do {
      let snapshot = try format.snapshot(of: document, heading: heading, options, reportingTo: diagnostics)
      diagnostics.detail("\(document.place): \(format.rawValue), \(snapshot.graph.counts)")
      return Reading(snapshot: snapshot, format: format)
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(in: document.place, error)
    }
  }

  /// The format that was asked for, or that the name means, or that the text looks like.
  private func format(of document: Document, named: InputFormat?) throws(CommandError) -> InputFormat {
    if let format = format ?? named { return format }
    if document.isEmpty { throw CommandError(document.place, Self.empty) }
    if let format = InputFormat(sniffing: document.bytes) { return format }
    throw CommandError(document.place, Self.unknown)
  }

  private static let empty = "the document is empty; expected a graph in json, yaml, mermaid or markdown"
  private static let unknown =
    "unknown format, expected json, yaml, mermaid or markdown; set the format with --input-format"
}

/// The content of an input, and its format.
struct Reading {
  var snapshot: Snapshot
  let format: InputFormat
  /// Whether it is source with the findings of lint.
  var isLinted = false
  /// What to say of source without a coordinator.
  var missing: MissingCoordinators?

  /// Whether it can have findings. The text of a hierarchy omits the facts that findings need.
  var tellsFindings: Bool { format != .hierarchy }
}

extension Graph {
  /// `5 nodes, 4 edges`.
  var counts: String {
    "\(counted(nodes.count, "node")), \(counted(edges.count, "edge"))"
  }
}

struct Document {
  /// The name of the input in messages.
  let place: String
  /// The default name of its graph.
  let name: String
  let bytes: [UInt8]
  /// Its path from the top of the repository, for findings; nil if it is no file.
  var file: String?

  /// Whether it contains only white space.
  var isEmpty: Bool { bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }

  func text() throws(CommandError) -> String {
    if let text = String(bytes: bytes, encoding: .utf8) { return text }
    throw CommandError(place, "line \(bytes.lineThatIsNotUTF8 ?? 1): not utf-8; save the document in utf-8")
  }
}
