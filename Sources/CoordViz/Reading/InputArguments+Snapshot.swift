import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorGraph

extension InputArguments {
  /// Reads all inputs, and puts several together.
  func snapshot(reportingTo diagnostics: Diagnostics) throws -> Snapshot {
    let sources = try self.sources()
    let app = sources.filter(\.isSource)
    // Folders and files of Swift are one app, whose place is the first one's.
    let inputs = sources.filter { !$0.isSource || $0 == app.first }
    let project = try configuration.project()
    let snapshots = try inputs.map { input in
      try reading(of: input, with: input.isSource ? app : [input], project, reportingTo: diagnostics).snapshot
    }
    guard snapshots.count > 1 else { return snapshots[0] }
    let names = inputs.map(\.name)
    let combination = Combination(snapshots: snapshots, names: names, isMerged: merge)
    return try diagnostics.during("merging \(snapshots.count) graphs") { try combination.snapshot() }
  }

  /// Reads each input separately, with its format.
  func readings(reportingTo diagnostics: Diagnostics) throws -> [Reading] {
    let project = try configuration.project()
    return try sources().map { try reading(of: $0, with: [$0], project, reportingTo: diagnostics) }
  }

  private func reading(
    of input: Input,
    with app: [Input],
    _ project: Project?,
    reportingTo diagnostics: Diagnostics
  ) throws -> Reading {
    var reading = try diagnostics.during("reading \(input.place)") {
      if case .revision(let revision) = input, try revision.isSource {
        return try scan(revision, project, reportingTo: diagnostics)
      }
      return try input.isSource
        ? scan(app, project, reportingTo: diagnostics) : read(input, reportingTo: diagnostics)
    }
    if let project { reading.snapshot = project.withRoles(reading.snapshot) }
    return reading
  }

  private func scan(
    _ inputs: [Input],
    _ project: Project?,
    reportingTo diagnostics: Diagnostics
  ) throws -> Reading {
    let options = scanning.options(project, configuration)
    let paths = inputs.map(\.place)
    let scan = try NamedSources(paths: paths, options).scanned(reportingTo: diagnostics)
    let reading = try reading(of: scan, reportingTo: diagnostics)
    try MissingCoordinators.check(reading.snapshot, paths.joined(separator: " "), reportingTo: diagnostics) {
      if case .read(let scan) = scan { return scan }
      return try SourceScan(paths: paths, options, reportingTo: Diagnostics(level: .quiet))
    }
    return reading
  }

  /// Source as git has it in a revision.
  private func scan(
    _ revision: Revision,
    _ project: Project?,
    reportingTo diagnostics: Diagnostics
  ) throws -> Reading {
    let files = try revision.source()
    let scan = SourceScan(name: revision.name, files: files, scanning.options(project, configuration))
    guard !scan.files.isEmpty else { throw revision.problem("there are no Swift files; check the path") }
    let reading = try reading(of: .read(scan), reportingTo: diagnostics)
    MissingCoordinators.check(reading.snapshot, revision.place, reportingTo: diagnostics) { scan }
    return reading
  }

  private func reading(of scan: Scanned, reportingTo diagnostics: Diagnostics) throws -> Reading {
    let snapshot = try scan.snapshot(reportingTo: diagnostics)
    diagnostics.detail("\(scan.fileCount) files of source, \(snapshot.graph.counts)")
    return Reading(snapshot: snapshot, format: .swift)
  }

  private func read(_ input: Input, reportingTo diagnostics: Diagnostics) throws(CommandError) -> Reading {
    let document = Document(place: input.place, name: input.name, bytes: try input.read())
    let format = try self.format(of: document, named: input.format)
    do {
      let snapshot = try format.snapshot(of: document, heading: heading, reportingTo: diagnostics)
      diagnostics.detail("\(document.place): \(format.rawValue), \(snapshot.graph.counts)")
      return Reading(snapshot: snapshot, format: format)
    } catch let error as CommandError {
      throw error
    } catch let error as SnapshotError {
      throw .noSnapshot(place: document.place, error)
    } catch let error as DeclarationError {
      throw .noStatement(place: document.place, error)
    } catch let error as MermaidError {
      throw .noDiagram(place: document.place, error)
    } catch {
      throw .unreadableText(place: document.place, problem: "\(error)")
    }
  }

  /// The format that was asked for, or that the name means, or that the text looks like.
  private func format(of document: Document, named: InputFormat?) throws(CommandError) -> InputFormat {
    if let format = inputFormat ?? named { return format }
    if document.isEmpty { throw .unreadableText(place: document.place, problem: Self.empty) }
    if let format = InputFormat(sniffing: document.bytes) { return format }
    throw .unreadableText(place: document.place, problem: Self.unknown)
  }

  private static let empty = "the document is empty; expected a graph in json, yaml, mermaid or markdown"
  private static let unknown =
    "unknown format, expected json, yaml, mermaid or markdown; set the format with --input-format"
}

/// The content of an input, and its format.
struct Reading {
  var snapshot: Snapshot
  let format: InputFormat

  /// Whether it can have findings. The text of a hierarchy omits the facts that findings need.
  var tellsFindings: Bool { format != .hierarchy }
}

extension Graph {
  /// `5 nodes, 4 edges`.
  var counts: String {
    "\(nodes.count) \(nodes.count == 1 ? "node" : "nodes"), \(edges.count) \(edges.count == 1 ? "edge" : "edges")"
  }
}
