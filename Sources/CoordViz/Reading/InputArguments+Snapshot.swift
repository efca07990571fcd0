import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorGraph
import CoordinatorScanner

extension InputArguments {
  /// Reads all inputs, and puts several together. Source that is read for lint has its findings, too.
  func snapshot(for purpose: ScannedProgram.Purpose = .graph, reportingTo diagnostics: Diagnostics) throws
    -> Snapshot
  {
    let sources = try self.sources()
    let app = sources.filter(\.isSource)
    // Folders and files of Swift are one app, whose place is the first one's.
    let inputs = sources.filter { !$0.isSource || $0 == app.first }
    let project = try configuration.project()
    let snapshots = try inputs.map { input in
      let input = try reading(
        of: input,
        with: input.isSource ? app : [input],
        for: purpose,
        project,
        reportingTo: diagnostics
      )
      if input.snapshot.graph.nodes.isEmpty { try input.missing?.fail(reportingTo: diagnostics) }
      input.missing?.report(to: diagnostics)
      return input.snapshot
    }
    guard snapshots.count > 1 else { return snapshots[0] }
    let names = inputs.map(\.name)
    let combination = Combination(snapshots: snapshots, names: names, isMerged: merge)
    return try diagnostics.during("merging \(snapshots.count) graphs") { try combination.snapshot() }
  }

  /// Reads each input separately, with its format. Only if all are source, they have the findings of lint: a stored
  /// snapshot has none, and all of them would seem to be new.
  func readings(reportingTo diagnostics: Diagnostics) throws -> [Reading] {
    let project = try configuration.project()
    let inputs = try sources()
    let purpose: ScannedProgram.Purpose = try inputs.allSatisfy(Self.isSource) ? .lint : .graph
    let compared = ComparedInputs(inputs)
    compared.tell(to: diagnostics)
    return try inputs.map {
      let reading = try reading(
        of: $0,
        with: [$0],
        for: purpose,
        project,
        compared.workTree,
        reportingTo: diagnostics
      )
      reading.missing?.report(to: diagnostics)
      return reading
    }
  }

  /// Whether an input is Swift source, here or in a revision.
  static func isSource(_ input: Input) throws(CommandError) -> Bool {
    if case .revision(let revision) = input { return try revision.isSource }
    return input.isSource
  }

  private func reading(
    of input: Input,
    with app: [Input],
    for purpose: ScannedProgram.Purpose,
    _ project: Project?,
    _ workTree: WorkTree? = nil,
    reportingTo diagnostics: Diagnostics
  ) throws -> Reading {
    var options = scanning.options(project, configuration)
    options.purpose = purpose
    options.ignored.workTree = workTree
    var reading = try diagnostics.during("reading \(input.place)") {
      guard try Self.isSource(input) else { return try read(input, options, reportingTo: diagnostics) }
      if case .revision(let revision) = input {
        return try scan([revision], options, reportingTo: diagnostics)
      }
      return try scan(app, options, reportingTo: diagnostics)
    }
    if let project { reading.snapshot = try project.withRoles(reading.snapshot) }
    return reading
  }

  private func scan(
    _ inputs: [Input],
    _ options: ScanOptions,
    reportingTo diagnostics: Diagnostics
  ) throws -> Reading {
    let paths = inputs.map(\.place)
    let scan = try NamedSources(paths: paths, options).scanned(reportingTo: diagnostics)
    var reading = try reading(of: scan, options, reportingTo: diagnostics)
    reading.missing = try MissingCoordinators.of(reading.snapshot, paths.joined(separator: " ")) {
      if case .read(let scan) = scan { return scan }
      return try SourceScan(paths: paths, options, reportingTo: Diagnostics(level: .quiet))
    }
    return reading
  }

  /// The app's sources in a revision of git, and as they are now.
  func readings(since name: String, reportingTo diagnostics: Diagnostics) throws -> [Reading] {
    let project = try configuration.project()
    let paths = try AppSources(of: project).paths
    // As a pull request: what the other branch got since then is no change of this one.
    let commit = name.contains(Revision.dots) ? name : name + Revision.dots
    let files = paths.map(Input.file)
    let compared = ComparedInputs(Self.revisions(commit, of: paths).map(Input.revision) + files)
    compared.tell(to: diagnostics)
    let old = try diagnostics.during("reading \(name)") {
      try reading(at: commit, of: paths, for: .lint, compared.workTree, reportingTo: diagnostics)
    }
    let new = try reading(
      of: files[0],
      with: files,
      for: .lint,
      project,
      compared.workTree,
      reportingTo: diagnostics
    )
    for reading in [old, new] { reading.missing?.report(to: diagnostics) }
    return [old, new]
  }

  /// Folders and files of Swift as they were in a revision of git.
  func reading(
    at revision: String,
    of paths: [String],
    for purpose: ScannedProgram.Purpose = .graph,
    _ workTree: WorkTree? = nil,
    reportingTo diagnostics: Diagnostics
  ) throws -> Reading {
    let project = try configuration.project()
    var options = scanning.options(project, configuration)
    (options.purpose, options.ignored.workTree) = (purpose, workTree)
    var reading = try scan(Self.revisions(revision, of: paths), options, reportingTo: diagnostics)
    if let project { reading.snapshot = try project.withRoles(reading.snapshot) }
    return reading
  }

  private static func revisions(_ name: String, of paths: [String]) -> [Revision] {
    paths.compactMap { Revision("\(name):\($0.isAbsolutePath ? $0 : "./" + $0)") }
  }

  /// Source as git has it in a revision.
  private func scan(
    _ revisions: [Revision],
    _ options: ScanOptions,
    reportingTo diagnostics: Diagnostics
  ) throws -> Reading {
    let revision = revisions[0]
    let sources = try revisions.map { try $0.source(leaving: options.ignored) }
    for path in Set(sources.flatMap(\.submodules)).union(options.ignored.workTree?.submodules ?? []).sorted()
    {
      diagnostics.warning("\(path): this is a submodule, and the comparison ignores its files")
    }
    let all = sources.flatMap(\.files)
    let files = Dictionary(all.map { (Array($0.path.utf8), $0) }) { first, _ in first }.values
    var scan = SourceScan(name: revision.name, files: Array(files), below: sources.map(\.root), options)
    scan.cache = try NamedSources.cache(of: revisions, options)
    scan.last = scan.cache?.lastResult()
    if scan.files.isEmpty {
      if let warning = scan.warnings.first { throw revision.problem("\(warning.place): \(warning.problem)") }
      throw revision.problem("there are no Swift files; check the path")
    }
    var reading = try reading(of: .read(scan), options, reportingTo: diagnostics)
    reading.missing = MissingCoordinators.of(reading.snapshot, revision.place) { scan }
    return reading
  }

  private func reading(
    of scan: Scanned,
    _ options: ScanOptions,
    reportingTo diagnostics: Diagnostics
  ) throws -> Reading {
    let snapshot = try scan.snapshot(reportingTo: diagnostics)
    diagnostics.detail("\(scan.fileCount) files of source, \(snapshot.graph.counts)")
    return Reading(snapshot: snapshot, format: .swift, isLinted: options.purpose == .lint)
  }

  private func read(
    _ input: Input,
    _ options: ScanOptions,
    reportingTo diagnostics: Diagnostics
  ) throws(CommandError) -> Reading {
    var document = Document(place: input.place, name: input.name, bytes: try input.read())
    if case .file(let path) = input { document.file = ProjectRoot.pathFromTop(of: path) }
    let format = try self.format(of: document, named: input.format)
    do {
      let snapshot = try format.snapshot(of: document, heading: heading, options, reportingTo: diagnostics)
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
    "\(nodes.count) \(nodes.count == 1 ? "node" : "nodes"), \(edges.count) \(edges.count == 1 ? "edge" : "edges")"
  }
}
