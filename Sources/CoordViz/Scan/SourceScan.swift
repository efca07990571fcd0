import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner
import Foundation

/// A scan of source that was read: files become facts, facts a program, and the program a snapshot.
struct SourceScan {
  struct File: Sendable {
    /// Its name in messages.
    let place: String
    let path: String
    let bytes: [UInt8]
    let digest: Digest

    init(place: String, path: String, bytes: [UInt8]) {
      self.place = place
      self.path = path
      self.bytes = bytes
      digest = Digest(bytes)
    }
  }

  /// The name of the app.
  var name: String
  var files: [File] = []
  var manifests: [Manifest] = []
  var modules = ModuleMap([])
  /// Problems that hid a part of the source.
  var warnings: [ScanWarning] = []
  var baseTypes: Set<String> = []
  var purpose = ScannedProgram.Purpose.graph
  var cache: ScanCache?
  /// The result of the last scan of this kind.
  var last: ResultCache?
  /// The attributes by which the next scan sees that nothing has changed; nil if it has to read everything.
  var seen: SeenPlaces?
  /// The ignored files, one line per reason.
  var ignored: [String] = []
  var jobs = 1
  /// The module of all files, if the user says so instead of the manifests.
  var module: String?

  init(name: String) {
    self.name = name
  }

  /// The graph of the source, from the cache if nothing has changed.
  func snapshot(reportingTo diagnostics: Diagnostics) throws(CommandError) -> Snapshot {
    let inputs = self.inputs
    if let kept = kept(inputs, reportingTo: diagnostics), let snapshot = try? Snapshot(json: kept) {
      return snapshot
    }
    return try made(inputs, reportingTo: diagnostics).snapshot
  }

  /// The same as JSON, which needs no parsing if nothing has changed.
  func json(reportingTo diagnostics: Diagnostics) throws(CommandError) -> [UInt8] {
    let inputs = self.inputs
    if let kept = kept(inputs, reportingTo: diagnostics) { return kept }
    let (snapshot, json) = try made(inputs, reportingTo: diagnostics)
    diagnostics.detail("\(files.count) files: \(snapshot.graph.counts)")
    return json
  }

  private func kept(_ inputs: ScanInputs, reportingTo diagnostics: Diagnostics) -> [UInt8]? {
    guard var result = last, result.inputs == inputs else { return moved(inputs, reportingTo: diagnostics) }
    if let seen, seen != result.seen {
      // For files that changed long enough ago, the next scan need not read them again.
      (result.seen, result.ignored) = (seen, ignored)
      cache?.keep(result)
    }
    result.report(warnings, to: diagnostics)
    return result.json
  }

  private func made(_ inputs: ScanInputs, reportingTo diagnostics: Diagnostics) throws(CommandError)
    -> (snapshot: Snapshot, json: [UInt8])
  {
    let read = read(reportingTo: diagnostics)
    let keeping = keep(read)
    let facts = read.map(\.facts)
    let snapshot = try analysed(facts, reportingTo: diagnostics)
    let result = result(inputs, broken: broken(facts), of: snapshot)
    keeping?.wait()
    cache?.keep(result)
    result.reportWarnings(warnings, to: diagnostics)
    return (snapshot, result.json)
  }

  /// The snapshot of all files together.
  func analysed(_ facts: [FileFacts], reportingTo diagnostics: Diagnostics) throws(CommandError) -> Snapshot {
    let (name, purpose) = (self.name, self.purpose)
    let program = Program(facts, baseTypes: baseTypes)
    let (found, steps) = diagnostics.during("analysing \(facts.count) files") {
      Workers.map([program], jobs: 1) { program in
        let scanned = ScannedProgram(program, for: purpose)
        let found = Result { () throws(GraphError) in try scanned.snapshot(name: name) }.map { snapshot in
          var snapshot = snapshot
          if purpose == .lint { snapshot.findings += scanned.lint().findings }
          return snapshot
        }
        return (found, scanned.steps)
      }[0]
    }
    diagnostics.detail("\(steps) steps of analysis")
    var snapshot = try snapshot(found)
    snapshot.origin.name = snapshot.appModule ?? name
    return snapshot
  }

  private func snapshot(_ found: Result<Snapshot, GraphError>) throws(CommandError) -> Snapshot {
    do {
      return try found.get()
    } catch {
      throw CommandError(name, "a defect of coordviz, please report it: \(error)")
    }
  }

  func program(reportingTo diagnostics: Diagnostics) -> Program {
    Program(factsWithWarnings(reportingTo: diagnostics), baseTypes: baseTypes)
  }

  /// The relevant facts of each file, after the warnings about files.
  func factsWithWarnings(reportingTo diagnostics: Diagnostics) -> [FileFacts] {
    let facts = self.facts(reportingTo: diagnostics)
    ScanWarning.report(warnings + broken(facts), to: diagnostics)
    return facts
  }

  /// The same program without its warnings, for a command that has already shown them.
  func programWithoutWarnings() -> Program { Program(factsWithoutWarnings(), baseTypes: baseTypes) }

  /// The facts of each file, without warnings.
  func factsWithoutWarnings() -> [FileFacts] { facts(reportingTo: Diagnostics(level: .quiet)) }

  /// The facts of other files of the same app, whose warnings nobody needs.
  func facts(of files: [File]) -> [FileFacts] {
    var part = self
    (part.files, part.cache) = (files, nil)
    return part.factsWithoutWarnings()
  }

  /// The facts of each file, in the order of the files.
  private func facts(reportingTo diagnostics: Diagnostics) -> [FileFacts] {
    let read = read(reportingTo: diagnostics)
    keep(read)?.wait()
    return read.map(\.facts)
  }

  /// The facts of each file and its key in the cache, in the order of the files.
  private func read(reportingTo diagnostics: Diagnostics) -> [ReadFacts] {
    let modules = self.modules(of: files)
    let known = cache?.facts() ?? FactsCache()
    let read = diagnostics.during("parsing \(files.count) files") {
      Workers.map(Array(zip(files, modules)), jobs: jobs) { ReadFacts($0, module: $1, known: known) }
    }
    diagnostics.detail("\(files.count) files: \(read.count { $0.isNew }) parsed")
    return read
  }

  /// The module of each of some files.
  func modules(of files: [File]) -> [String?] {
    module.map { [String?](repeating: $0, count: files.count) } ?? modules.modules(of: files.map(\.path))
  }

  /// Writes the facts of all files to the cache in the background; nil if the cache is complete.
  private func keep(_ read: [ReadFacts]) -> DispatchGroup? {
    guard let cache, read.contains(where: \.isNew) else { return nil }
    return Workers.start { cache.keep(read.map { ($0.key, $0.facts) }) }
  }

  private func result(_ inputs: ScanInputs, broken: [ScanWarning], of snapshot: Snapshot) -> ResultCache {
    ResultCache(
      inputs: inputs,
      seen: seen,
      fileCount: files.count,
      ignored: ignored,
      broken: broken,
      source: name,
      unknown: snapshot.unknown,
      json: snapshot.jsonBytes()
    )
  }

  /// The digests of this scan's files and options.
  private var inputs: ScanInputs {
    var bytes: [UInt8] = []
    bytes.append(name)
    for file in files { bytes.append(file.path) }
    for manifest in manifests {
      bytes.append(manifest.path)
      bytes.append(Digest(manifest.text))
    }
    for type in baseTypes.sorted() { bytes.append(type) }
    bytes.append("for \(purpose)")
    return ScanInputs(files: files.map(\.digest), rest: Digest(bytes))
  }
}

/// The facts of one file, and their key in the cache.
private struct ReadFacts: Sendable {
  let key: Digest
  let facts: FileFacts
  /// Whether the file was parsed, and its facts are not in the cache.
  let isNew: Bool

  init(_ file: SourceScan.File, module: String?, known: FactsCache) {
    key = FactsCache.key(of: file.path, module: module, text: file.digest)
    if let facts = known.facts(key) {
      (self.facts, isNew) = (facts, false)
    } else {
      facts = SourceFile(path: file.path, module: module, text: file.bytes).facts()
      isNew = true
    }
  }
}
