import CoordinatorGraph

/// What the last scan of the same sources came to.
struct ResultCache {
  static let name = "snapshot"

  var key: Digest
  /// By path, the first line of each file that is not Swift.
  var broken: [String: Int]
  var json: [UInt8]

  init(key: Digest, broken: [String: Int], json: [UInt8]) {
    self.key = key
    self.broken = broken
    self.json = json
  }

  /// What was kept; nil where that was spoiled.
  init?(_ content: [UInt8]?) {
    guard let content else { return nil }
    var reader = ByteReader(content)
    guard let key = reader.digest(), let count = reader.number() else { return nil }
    self.init(key: key, broken: [:], json: [])
    for _ in 0..<count {
      guard let path = reader.text(), let line = reader.number() else { return nil }
      broken[path] = Int(truncatingIfNeeded: line)
    }
    guard let json = reader.content() else { return nil }
    self.json = json
  }

  /// The bytes to keep.
  var content: [UInt8] {
    var content: [UInt8] = []
    content.append(key)
    content.append(UInt64(broken.count))
    for (path, line) in broken.sorted(by: { $0.key < $1.key }) {
      content.append(path)
      content.append(UInt64(line))
    }
    content.append(UInt64(json.count))
    return content + json
  }
}
