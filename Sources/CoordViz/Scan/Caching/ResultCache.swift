import CoordinatorGraph

/// What the last scan of the same sources came to.
struct ResultCache {
  static let name = "snapshot"

  var key: Digest
  var warnings: [ScanWarning]
  var json: [UInt8]

  /// What was kept; nil where that was spoiled.
  init?(_ content: [UInt8]?) {
    guard let content else { return nil }
    var reader = ByteReader(content)
    guard let key = reader.digest(), let count = reader.number() else { return nil }
    self.init(key: key, warnings: [], json: [])
    for _ in 0..<count {
      guard let place = reader.text(), let problem = reader.text() else { return nil }
      warnings.append(ScanWarning(place, problem))
    }
    guard let json = reader.content() else { return nil }
    self.json = json
  }

  init(key: Digest, warnings: [ScanWarning], json: [UInt8]) {
    self.key = key
    self.warnings = warnings
    self.json = json
  }

  /// The bytes to keep.
  var content: [UInt8] {
    var content: [UInt8] = []
    content.append(key)
    content.append(UInt64(warnings.count))
    for warning in warnings {
      content.append(warning.place)
      content.append(warning.problem)
    }
    content.append(UInt64(json.count))
    return content + json
  }
}
