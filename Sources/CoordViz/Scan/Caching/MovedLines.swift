import CoordinatorGraph
import CoordinatorScanner

extension SourceScan {
  /// A scan with more changed files than this is no edit, and makes its result again.
  private static let mostEdited = 8

  /// The last result with the lines of today, if the edits since then only moved lines; else nil. The cache keeps what it has, so
  /// each edit is compared with the code that was analysed.
  func moved(_ inputs: ScanInputs, reportingTo diagnostics: Diagnostics) -> [UInt8]? {
    guard var result = last, let cache, result.inputs.rest == inputs.rest else { return nil }
    let edited = inputs.files.indices.filter { inputs.files[$0] != result.inputs.files[$0] }
    guard edited.count <= Self.mostEdited, let moves = moves(of: edited, since: result, cache.facts()),
      let snapshot = (try? Snapshot(json: result.json)).flatMap(MovedLines(moves: moves).moved)
    else { return nil }
    (result.json, result.unknown) = (snapshot.jsonBytes(), snapshot.unknown)
    result.reportWarnings(warnings, to: diagnostics)
    diagnostics.detail("\(files.count) files: only lines have moved since the last scan")
    return result.json
  }

  /// Where the lines of files went, by path.
  private func moves(of edited: [Int], since last: ResultCache, _ known: FactsCache) -> [String: LineMoves]? {
    let modules = self.modules(of: edited.map { files[$0] })
    var moves: [String: LineMoves] = [:]
    for (position, module) in zip(edited, modules) {
      let file = files[position]
      let key = FactsCache.key(of: file.path, module: module, text: last.inputs.files[position])
      let new = SourceFile(path: file.path, module: module, text: file.bytes).facts()
      guard let old = known.facts(key), let moved = LineMoves(from: old, to: new) else { return nil }
      moves[file.path] = moved
    }
    return moves
  }
}

/// Moves the lines of a snapshot.
private struct MovedLines {
  let moves: [String: LineMoves]

  /// Nil if the moves do not have a line of the snapshot.
  func moved(_ snapshot: Snapshot) -> Snapshot? {
    do {
      var snapshot = snapshot
      snapshot.graph = try Graph(
        nodes: snapshot.graph.nodes.map(moved),
        edges: snapshot.graph.edges.map(moved)
      )
      snapshot.findings = try snapshot.findings.map(moved)
      snapshot.unknown = try snapshot.unknown.map(moved)
      return snapshot
    } catch {
      return nil
    }
  }

  private func moved(_ node: Node) throws -> Node {
    var node = node
    node.location = try node.location.map(moved)
    return node
  }

  private func moved(_ edge: Edge) throws -> Edge {
    var edge = edge
    edge.evidence = try edge.evidence.map(moved)
    return edge
  }

  private func moved(_ finding: Finding) throws -> Finding {
    var finding = finding
    finding.location = try finding.location.map(moved)
    finding.details = try finding.details.map(moved)
    finding.fix = try finding.fix.map {
      try $0.split(separator: "\n", omittingEmptySubsequences: false).map { try moved(String($0)) }
        .joined(separator: "\n")
    }
    return finding
  }

  private func moved(_ place: SourceLocation) throws -> SourceLocation {
    guard let moves = moves[place.file] else { return place }
    guard let line = moves[place.line] else { throw UnknownLine() }
    return SourceLocation(file: place.file, line: line)
  }

  /// A text that starts with a place, as `App/Home.swift:12: not all values were followed` does.
  private func moved(_ text: String) throws -> String {
    for path in moves.keys where text.hasPrefix("\(path):") {
      let rest = text.dropFirst(path.count + 1)
      let digits = rest.prefix(while: \.isNumber)
      guard let line = Int(digits) else { continue }
      let place = try moved(SourceLocation(file: path, line: line))
      return "\(path):\(place.line)\(rest.dropFirst(digits.count))"
    }
    return text
  }

  private struct UnknownLine: Error {}
}
