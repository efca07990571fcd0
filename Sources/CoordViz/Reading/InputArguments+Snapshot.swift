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
    let snapshots = try inputs.map { input in
      try diagnostics.during("reading \(input.place)") {
        try input.isSource ? scan(app, telling: diagnostics) : read(input, telling: diagnostics)
      }
    }
    guard snapshots.count > 1 else { return snapshots[0] }
    let names = inputs.map(\.name)
    let combination = Combination(snapshots: snapshots, names: names, isMerged: merge)
    return try diagnostics.during("putting \(snapshots.count) graphs together") { try combination.snapshot() }
  }

  private func scan(_ inputs: [Input], telling diagnostics: Diagnostics) throws(CommandError) -> Snapshot {
    let scan = try SourceScan(paths: inputs.map(\.place), scanning.options, telling: diagnostics)
    let snapshot = scan.snapshot(telling: diagnostics)
    diagnostics.detail("\(scan.files.count) files of source, \(snapshot.graph.counts)")
    return snapshot
  }

  private func read(_ input: Input, telling diagnostics: Diagnostics) throws(CommandError) -> Snapshot {
    let document = Document(place: input.place, name: input.name, bytes: try input.read())
    let format = try self.format(of: document, named: input.format)
    do {
      let snapshot = try format.snapshot(of: document, heading: heading, telling: diagnostics)
      diagnostics.detail("\(document.place): \(format.rawValue), \(snapshot.graph.counts)")
      return snapshot
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

extension Graph {
  /// `5 nodes, 4 edges`.
  var counts: String {
    "\(nodes.count) \(nodes.count == 1 ? "node" : "nodes"), \(edges.count) \(edges.count == 1 ? "edge" : "edges")"
  }
}
