import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorGraph

extension InputArguments {
  /// Reads all inputs, and puts several together.
  func snapshot(telling diagnostics: Diagnostics) throws -> Snapshot {
    let sources = try self.sources()
    let app = sources.filter(\.isSource)
    // Folders and files of Swift are one app, whose place is the first one's.
    let inputs = sources.filter { !$0.isSource || $0 == app.first }
    let project = try configuration.project()
    let snapshots = try inputs.map { input in
      try reading(of: input, with: input.isSource ? app : [input], project, telling: diagnostics).snapshot
    }
    guard snapshots.count > 1 else { return snapshots[0] }
    let names = inputs.map(\.name)
    let combination = Combination(snapshots: snapshots, names: names, isMerged: merge)
    return try diagnostics.during("putting \(snapshots.count) graphs together") { try combination.snapshot() }
  }

  /// Reads each input by itself, and says what it was written in.
  func readings(telling diagnostics: Diagnostics) throws -> [Reading] {
    let project = try configuration.project()
    return try sources().map { try reading(of: $0, with: [$0], project, telling: diagnostics) }
  }

  private func reading(
    of input: Input,
    with app: [Input],
    _ project: Project?,
    telling diagnostics: Diagnostics
  ) throws -> Reading {
    var reading = try diagnostics.during("reading \(input.place)") {
      if case .revision(let revision) = input, try revision.isSource {
        return try scan(revision, project, telling: diagnostics)
      }
      return try input.isSource
        ? scan(app, project, telling: diagnostics) : read(input, telling: diagnostics)
    }
    if let project { reading.snapshot = project.withRoles(reading.snapshot) }
    return reading
  }

  private func scan(
    _ inputs: [Input],
    _ project: Project?,
    telling diagnostics: Diagnostics
  ) throws -> Reading {
    let options = scanning.options(project, configuration)
    let scan = try NamedSources(paths: inputs.map(\.place), options).scanned(telling: diagnostics)
    return try reading(of: scan, telling: diagnostics)
  }

  /// Source as git has it in a revision.
  private func scan(
    _ revision: Revision,
    _ project: Project?,
    telling diagnostics: Diagnostics
  ) throws -> Reading {
    let files = try revision.source()
    let scan = SourceScan(name: revision.name, files: files, scanning.options(project, configuration))
    guard !scan.files.isEmpty else { throw revision.problem("there are no Swift files; check the path") }
    return try reading(of: .read(scan), telling: diagnostics)
  }

  private func reading(of scan: Scanned, telling diagnostics: Diagnostics) throws -> Reading {
    let snapshot = try scan.snapshot(telling: diagnostics)
    diagnostics.detail("\(scan.fileCount) files of source, \(snapshot.graph.counts)")
    return Reading(snapshot: snapshot, format: .swift)
  }

  private func read(_ input: Input, telling diagnostics: Diagnostics) throws(CommandError) -> Reading {
    let document = Document(place: input.place, name: input.name, bytes: try input.read())
    let format = try self.format(of: document, named: input.format)
    do {
      let snapshot = try format.snapshot(of: document, heading: heading, telling: diagnostics)
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
    "it looks like neither json, yaml, mermaid nor markdown; say what it is with --input-format"
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
