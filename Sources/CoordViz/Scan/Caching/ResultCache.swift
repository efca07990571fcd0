import CoordinatorGraph
import CoordinatorScanner

/// The result of the last scan of the same sources.
struct ResultCache {
  static let name = "snapshot"

  var inputs: ScanInputs
  /// The attributes that show whether anything has changed; nil if the files must be read for that.
  var seen: SeenPlaces?
  var fileCount: Int
  /// The ignored files, one line per reason.
  var ignored: [String]
  /// Those about files that are not Swift.
  var broken: [ScanWarning]
  /// What was scanned, for warnings.
  var source: String
  /// Where the analysis stopped at a limit, as the snapshot lists it.
  var unknown: [String]
  var json: [UInt8]

  /// Reports that the cache is used, and repeats the warnings of the scan.
  func report(_ warnings: [ScanWarning], to diagnostics: Diagnostics) {
    reportWarnings(warnings, to: diagnostics)
    diagnostics.detail("\(fileCount) files: nothing has changed since the last scan")
  }

  /// Warns about files that could not be read, and about limits of the analysis, which generated code may reach.
  ///
  /// - Parameter warnings: Those about the choice of files.
  func reportWarnings(_ warnings: [ScanWarning], to diagnostics: Diagnostics) {
    if let first = unknown.first {
      let others = unknown.count > 1 ? ", with \(unknown.count - 1) more lines" : ""
      diagnostics.warning(
        "\(source): edges may be missing: \(first); "
          + "see `unknown` in the snapshot\(others), or exclude generated code with --exclude-path"
      )
      for line in unknown { diagnostics.detail(line) }
    }
    ScanWarning.report(warnings + broken, to: diagnostics)
  }
}

extension ResultCache {
  /// Reads the cached content; nil if it is damaged.
  init?(_ content: [UInt8]?) {
    guard let content else { return nil }
    var reader = ByteReader(content)
    guard let inputs = ScanInputs(&reader), let seen = reader.list({ SeenPlaces(&$0) }),
      let fileCount = reader.count(),
      let ignored = reader.list({ $0.text() }), let broken = reader.list({ ScanWarning(&$0) }),
      let source = reader.text(), let unknown = reader.list({ $0.text() }), let json = reader.content()
    else { return nil }
    self.init(
      inputs: inputs,
      seen: seen.first,
      fileCount: fileCount,
      ignored: ignored,
      broken: broken,
      source: source,
      unknown: unknown,
      json: json
    )
  }

  var content: [UInt8] {
    var content: [UInt8] = []
    content.append(inputs.rest)
    content.append(inputs.files) { $0.append($1) }
    content.append(seen.map { [$0] } ?? []) { $0.append($1) }
    content.append(UInt64(fileCount))
    content.append(ignored) { $0.append($1) }
    content.append(broken) { $0.append($1) }
    content.append(source)
    content.append(unknown) { $0.append($1) }
    content.append(UInt64(json.count))
    return content + json
  }
}

/// The digests of everything that a result depends on.
struct ScanInputs: Equatable {
  /// The content of each file.
  let files: [Digest]
  /// The paths of the files, and all else.
  let rest: Digest
}

extension ScanInputs {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let rest = reader.digest(), let files = reader.list({ $0.digest() }) else { return nil }
    self.init(files: files, rest: rest)
  }
}

extension SeenPlaces {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let stamps = reader.digest(), let places = reader.list({ $0.text() }) else { return nil }
    self.init(places: places, stamps: stamps)
  }
}

extension ScanWarning {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let file = reader.text(), let line = reader.count() else { return nil }
    self.init(broken: file, line: line)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ seen: SeenPlaces) {
    append(seen.stamps)
    append(seen.places) { $0.append($1) }
  }

  fileprivate mutating func append(_ broken: ScanWarning) {
    append(broken.file)
    append(UInt64(broken.line ?? 0))
  }

  /// A count, and as many items.
  fileprivate mutating func append<Item>(_ items: [Item], _ each: (inout [UInt8], Item) -> Void) {
    append(UInt64(items.count))
    for item in items { each(&self, item) }
  }
}

extension SourceScan {
  /// The first line of each file that is not Swift.
  func broken(_ facts: [FileFacts]) -> [ScanWarning] {
    let lines = facts.reduce(into: [:]) { $0[$1.path] = $1.brokenLine }
    if lines.isEmpty { return [] }
    return files.compactMap { file in lines[file.path].map { ScanWarning(broken: file.place, line: $0) } }
  }
}
