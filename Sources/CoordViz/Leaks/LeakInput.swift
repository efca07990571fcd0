import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner

/// The input of `leaks`: leaks that were found during a run, or a tree to check now.
struct LeakInput {
  let place: String
  private(set) var leaks: [Leak]
  private(set) var findings: [Finding]
  /// The last tree that was seen.
  let tree: Graph
  let name: String?
  /// Reasons why the result is uncertain, each reported as a warning.
  let doubts: [String]
  /// The checked part, in words.
  let extent: String

  /// Reads the recordings of one or more runs, or a snapshot of a running app.
  static func all(_ input: Input) throws(CommandError) -> [LeakInput] {
    let bytes =
      MemoryGraphInput.isMemoryGraph(input) ? try MemoryGraphInput.report(on: input) : try input.read()
    if MemoryGraphText.looksLike(bytes) { return [LeakInput(MemoryGraphText(bytes), from: input)] }
    let document = Document(place: input.place, name: input.name, bytes: bytes)
    if document.isEmpty { throw CommandError(input.place, Self.empty) }
    let read = try read(document, from: input)
    guard read.allSatisfy(\.isTold) else {
      throw CommandError(input.place, Self.nothingWatched)
    }
    return read
  }

  private static func read(_ document: Document, from input: Input) throws(CommandError) -> [LeakInput] {
    do {
      guard isRecording(document) else { return [LeakInput(try Snapshot(json: document.bytes), from: input)] }
      let runs = try Recording.runs(jsonLines: document.bytes)
      return runs.enumerated().map { number, run in
        LeakInput(run, from: runs.count > 1 ? "\(input.place), run \(number + 1)" : input.place)
      }
    } catch {
      throw CommandError(in: input.place, error)
    }
  }

  /// The findings of all runs. A leak of several runs is one finding, which names their number.
  static func findings(of inputs: [LeakInput]) -> [Finding] {
    var (places, runs, findings) = ([Fingerprint: Int](), [Int](), [Finding]())
    for input in inputs {
      for (finding, fingerprint) in zip(input.findings, Fingerprint.all(of: input.findings)) {
        if let place = places[fingerprint] {
          runs[place] += 1
        } else {
          places[fingerprint] = findings.count
          findings.append(finding)
          runs.append(1)
        }
      }
    }
    return zip(findings, runs).map { finding, count in
      guard count > 1 else { return finding }
      var finding = finding
      finding.details.append("in \(count) of \(inputs.count) runs")
      return finding
    }
  }

  /// The same with the lines that the source of the app knows.
  func located(by sources: LeakSources) -> LeakInput {
    guard !leaks.isEmpty else { return self }
    var input = self
    (input.leaks, input.findings) = (leaks.map(sources.located), leaks.map(sources.finding))
    return input
  }
}

extension LeakInput {
  private init(_ recording: Recording, from place: String) {
    let tree = recording.snapshots.last { !$0.snapshot.graph.nodes.isEmpty }
    let leaks = recording.reportedLeaks
    self.init(
      place: place,
      leaks: leaks,
      findings: leaks.map(\.finding),
      tree: tree?.snapshot.graph ?? .empty,
      name: recording.name ?? tree?.snapshot.origin.name,
      doubts: recording.doubts,
      extent: recording.extent
    )
  }

  private init(_ snapshot: Snapshot, from input: Input) {
    var seen: Set<Finding> = []
    let found = snapshot.findings + Self.rules.findings(in: snapshot)
    self.init(
      place: input.place,
      leaks: [],
      findings: found.filter { Self.ids.contains($0.rule) && seen.insert($0).inserted },
      tree: snapshot.graph,
      name: snapshot.origin.name,
      doubts: snapshot.origin.kind == .live
        ? [] : ["this is not a snapshot of a running app, so few leaks can be found"],
      extent: snapshot.graph.counts
    )
  }

  /// Whether an empty result is meaningful.
  private var isTold: Bool { !extent.isEmpty || !findings.isEmpty }

  /// The rules that are about objects which live too long.
  private static let ids = Set(Leak.Verdict.allCases.map(\.rawValue))
  private static let rules = Rule.all.filter { ids.contains($0.id) }

  private static let empty = "the document is empty; expected a recording or a snapshot"
  private static let nothingWatched =
    "the recording has no watched objects, so no leak can be found; watch the root coordinator"

  /// Whether the document is meant as a recording, even if its first line is broken.
  private static func isRecording(_ document: Document) -> Bool {
    document.place.ending == "jsonl" || Recording.looksLike(document.bytes)
  }
}

extension Recording {
  /// `14 coordinators watched, 3 checks`; empty if nothing was watched.
  fileprivate var extent: String {
    guard watchedCount > 0 else { return "" }
    return "\(counted(watchedCount, "coordinator")) watched, \(counted(checks.count, "check"))"
  }

  fileprivate var doubts: [String] {
    let dropped = droppedCount
    let ends =
      isCutShort
      ? ["the last line is incomplete, perhaps because the app crashed; the lines before it were read"]
      : isFinished ? [] : ["the recording has no end; the app may have crashed, or may still be running"]
    let missing = missingAbilities.joined(separator: ", ")
    let unread =
      missing.isEmpty ? [] : ["this app's memory does not tell: \(missing); some causes stay unknown"]
    let lost =
      dropped == 0
      ? [] : ["\(dropped) events are missing, because a recording keeps the last ones; all leaks are there"]
    return ends + unread + lost
      + (checks.last?.unknown ?? []).map { "not known: \($0)" }
  }
}

extension LeakSources {
  /// Scans the source of the app whose run was recorded.
  init(paths: [String], _ options: ScanOptions, reportingTo diagnostics: Diagnostics) throws {
    let place = paths.joined(separator: ", ")
    let scan = try diagnostics.during("reading \(place)") {
      try SourceScan(paths: paths, options, reportingTo: diagnostics)
    }
    let snapshot = try scan.snapshot(reportingTo: diagnostics)
    if snapshot.graph.nodes.isEmpty {
      diagnostics.warning(
        "\(place): no coordinators were found; give the source of the app that was recorded"
      )
    }
    self.init(snapshot, source: SourceLookup(scan.programWithoutWarnings()))
  }
}
