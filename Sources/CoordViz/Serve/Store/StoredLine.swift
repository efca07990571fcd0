import CoordinatorGraph

/// A line of a recording as pages get it: `[812,{"event":…}]`, with its number in the run.
struct StoredLine {
  /// Its number among the lines of all runs.
  let sequence: Int
  /// The position of its run.
  let run: Int
  let number: Int
  /// The line without its newline.
  let text: [UInt8]
  /// Whether it is a tree.
  let isTree: Bool
  /// The readable text of a leak, as JSON.
  let words: [UInt8]?

  /// Its approximate size in memory.
  var byteCount: Int { text.count + (words?.count ?? 0) + 96 }

  var line: RecordingLine? { try? RecordingLine(json: text) }

  var entry: [UInt8] { Self.entry(number: number, text, words) }

  static func entry(number: Int, _ text: [UInt8], _ words: [UInt8]?) -> [UInt8] {
    Array("[\(number),".utf8) + text + (words.map { Array(",".utf8) + $0 } ?? []) + Array("]".utf8)
  }
}
