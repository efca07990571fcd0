import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner

/// The edits that fix findings. Each is tried: it stays only if its finding is gone, nothing new is found, and the graph is
/// the same.
struct SourceFixes {
  /// An edit that fixes a finding.
  struct Fix {
    let finding: Finding
    /// The position of its file in the scan.
    let file: Int
    let edit: SourceEdit
  }

  /// The edits that stayed.
  private(set) var kept: [Fix] = []
  /// What is found after them.
  private(set) var findings: [Finding]
  private let scan: SourceScan
  private let facts: [FileFacts]
  private let graph: Shape?

  /// Tries the edits for some findings of a scan.
  init(_ scan: SourceScan, _ linted: LintedSource, for findings: [Finding]) {
    (self.scan, facts, self.findings) = (scan, linted.facts, linted.findings)
    graph = linted.graph.map(Shape.init)
    add(Self.fixes(linted, for: findings, in: scan)[...])
  }

  private static func fixes(_ linted: LintedSource, for findings: [Finding], in scan: SourceScan) -> [Fix] {
    let places = Dictionary(scan.files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    var fixes: [Fix] = []
    for finding in findings {
      guard let change = linted.changes[finding], let place = finding.location, let file = places[place.file],
        let edit = scan.source(file).edit(for: change, at: place.line),
        !fixes.contains(where: { $0.file == file && $0.edit.range.overlaps(edit.range) })
      else { continue }
      fixes.append(Fix(finding: finding, file: file, edit: edit))
    }
    return fixes
  }

  /// Takes all edits that pass together, or else those of each half that do.
  private mutating func add(_ fixes: ArraySlice<Fix>) {
    if fixes.isEmpty { return }
    if let findings = findings(with: kept + fixes, fixing: fixes) {
      kept += fixes
      self.findings = findings
    } else if fixes.count > 1 {
      let middle = fixes.startIndex + fixes.count / 2
      add(fixes[..<middle])
      add(fixes[middle...])
    }
  }

  /// The findings after some edits. Nil if an edit leaves its finding, or changes anything else.
  private func findings(with fixes: [Fix], fixing new: ArraySlice<Fix>) -> [Finding]? {
    var facts = facts
    for (file, bytes) in contents(with: fixes) {
      var source = scan.source(file)
      (source.text, source.module) = (bytes, facts[file].module)
      facts[file] = source.facts()
    }
    let linted = scan.linted(facts, withGraph: true)
    var expected = Counts(findings)
    for fix in new { expected.remove(fix.finding) }
    return Counts(linted.findings) == expected && linted.graph.map(Shape.init) == graph
      ? linted.findings : nil
  }

  /// The new content of each file that edits change.
  var contents: [(file: SourceScan.File, bytes: [UInt8])] {
    contents(with: kept).map { (scan.files[$0.file], $0.bytes) }
  }

  /// The new content of files, in the order of the files.
  private func contents(with fixes: [Fix]) -> [(file: Int, bytes: [UInt8])] {
    Dictionary(grouping: fixes, by: \.file).sorted { $0.key < $1.key }.map { file, fixes in
      var bytes = scan.files[file].bytes
      for fix in fixes.sorted(by: { $0.edit.range.lowerBound > $1.edit.range.lowerBound }) {
        bytes.replaceSubrange(fix.edit.range, with: Array(fix.edit.text.utf8))
      }
      return (file, bytes)
    }
  }
}

extension SourceScan {
  fileprivate func source(_ file: Int) -> SourceFile {
    SourceFile(path: files[file].path, text: files[file].bytes)
  }
}

/// How often each finding is there, without lines.
private struct Counts: Equatable {
  private struct Key: Hashable {
    let rule: String
    let node: NodeID?
    let types: [String]
  }

  private var counts: [Key: Int] = [:]

  init(_ findings: [Finding]) {
    for finding in findings { counts[key(finding), default: 0] += 1 }
  }

  mutating func remove(_ finding: Finding) {
    let left = (counts[key(finding)] ?? 0) - 1
    counts[key(finding)] = left > 0 ? left : nil
  }

  private func key(_ finding: Finding) -> Key {
    Key(rule: finding.rule, node: finding.node, types: finding.types)
  }
}

/// What a graph shows, without lines.
private struct Shape: Equatable {
  private struct Arrow: Hashable {
    let from: NodeID
    let to: NodeID
    let kind: Edge.Kind
  }

  private let nodes: Set<NodeID>
  private let arrows: Set<Arrow>

  init(_ graph: Graph) {
    nodes = Set(graph.nodes.map(\.id))
    arrows = Set(graph.edges.map { Arrow(from: $0.from, to: $0.to, kind: $0.kind) })
  }
}
