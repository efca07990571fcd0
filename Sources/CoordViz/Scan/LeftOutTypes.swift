import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorScanner

/// The types in files that a scan ignores as tests. If the app creates one of them, a part of the app may be missing.
struct LeftOutTypes {
  /// The file that declares each type.
  private let places: [[UInt8]: String]

  /// The types of files without imports of tests. Their folder decided that they are tests.
  init(of files: [SourceScan.File]) {
    let declared = files.flatMap { file in Self.declared(in: file.bytes).map { ($0, file.place) } }
    places = Dictionary(declared) { first, _ in first }
  }

  /// The first line of the app that creates each type, if the app does not declare a type of that name.
  func uses(in app: [SourceScan.File]) -> [ScanWarning] {
    guard !places.isEmpty else { return [] }
    var uses: [[UInt8]: ScanWarning] = [:]
    for file in app {
      Self.calls(in: file.bytes) { word, start in
        guard uses[word] == nil, let place = places[word] else { return }
        let line = 1 + file.bytes[..<start].count { $0 == UInt8(ascii: "\n") }
        let name = String(decoding: word, as: UTF8.self)
        uses[word] = ScanWarning(
          file.place,
          line: line,
          "\(place) declares \(name), but was ignored as a test; read it with --include-tests"
        )
      }
    }
    guard !uses.isEmpty else { return [] }
    for file in app { for name in Self.declared(in: file.bytes) { uses[name] = nil } }
    return Array(uses.values)
  }

  private static let keywords = Set(["class", "struct", "enum", "actor", "protocol"].map { Array($0.utf8) })

  /// The names after keywords of types, in lines without white space before them.
  private static func declared(in bytes: [UInt8]) -> [[UInt8]] {
    var names: [[UInt8]] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let first = line.first, first.isPartOfName || first == UInt8(ascii: "@") else { continue }
      var isNext = false
      for word in line.prefix(200).split(whereSeparator: { !$0.isPartOfName }) {
        if isNext { names.append(Array(word)); break }
        isNext = keywords.contains(Array(word))
      }
    }
    return names
  }

  /// Visits each name with a capital letter that a parenthesis follows, and its start.
  private static func calls(in bytes: [UInt8], _ visit: ([UInt8], Int) -> Void) {
    var place = 0
    while place < bytes.count {
      let start = place
      while place < bytes.count, bytes[place].isPartOfName { place += 1 }
      if place == start { place += 1; continue }
      let isType = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
      if isType, place < bytes.count, bytes[place] == UInt8(ascii: "(") {
        visit(Array(bytes[start..<place]), start)
      }
    }
  }
}

extension UInt8 {
  /// Whether it is a part of a name: a letter, a digit, an underscore, or not ASCII.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}

/// Source without a coordinator. It is explained, because an empty picture would look like success.
struct MissingCoordinators {
  let place: String
  let fileCount: Int
  let nearMisses: [NearMiss]

  static let mostNearMisses = 3

  /// What to say if the snapshot of a scan has no coordinators.
  static func of(_ snapshot: Snapshot, _ place: String, scan: () throws -> SourceScan) rethrows -> Self? {
    if snapshot.graph.nodes.contains(where: { $0.kind == .coordinator }) { return nil }
    let scan = try scan()
    let program = scan.programWithoutWarnings()
    // Source may be nested deeply; workers have the stack for it.
    let misses = Workers.map([program], jobs: 1) { ScannedProgram($0).nearMisses(atMost: mostNearMisses) }[0]
    return MissingCoordinators(place: place, fileCount: scan.files.count, nearMisses: misses)
  }

  /// For results in which there may be none: one side of a comparison, or an app with containers only.
  func report(to diagnostics: Diagnostics) {
    diagnostics.warning("\(place): \(problem)")
    explain(to: diagnostics)
  }

  /// For results that would be empty.
  func fail(reportingTo diagnostics: Diagnostics) throws -> Never {
    explain(to: diagnostics)
    throw CommandError(place, problem)
  }

  private var problem: String {
    "no coordinators found in \(counted(fileCount, "file")); \(fix)"
  }

  private func explain(to diagnostics: Diagnostics) {
    for miss in nearMisses { diagnostics.warning(miss.explanation) }
    if let miss = nearMisses.first {
      diagnostics.note("for details run 'coordviz scan \(place) --explain \(miss.name)'")
    }
  }

  private var fix: String {
    nearMisses.contains(where: \.isView)
      ? "\(Self.usualFix); coordinators that are views need --base-type View, and --only '*Coordinator' to draw no other views"
      : Self.usualFix
  }

  private static let usualFix =
    "name the base class or protocol of your coordinators with --base-type, or use other folders"
}
