import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorPages
import Foundation

/// Server-sent events as pages read them.
enum FeedMessage {
  /// The data about the runs themselves.
  static func runs(_ runs: [StoredRun], epoch: String, limit: Int) -> [UInt8] {
    let all = JSONValue.list(runs) { run in
      [
        "id": .text(run.id),
        "name": run.name.map(JSONValue.text),
        "count": .number(run.count),
        "trimmed": .number(run.trimmed),
        "lost": .number(run.lost),
        "isFinished": .truth(run.isFinished),
        "notice": run.notice.map {
          ["problem": $0.problem.map(JSONValue.text), "progress": $0.progress.map(JSONValue.text)]
        },
      ]
    }
    let data: JSONValue = ["epoch": .text(epoch), "limit": .number(limit), "runs": all]
    return event("runs", data: CompactJSON.bytes(of: data))
  }

  /// Lines of one run. A page that comes back names the last `id` that it saw.
  static func lines(_ lines: [StoredLine], of run: StoredRun, epoch: String) -> [UInt8] {
    let id = "\(epoch)-\(lines.last?.sequence ?? 0)"
    return event("lines", id: id, data: entries(lines.map(\.entry), of: run))
  }

  /// The summary that replaces the trimmed lines of a run.
  static func start(of run: StoredRun) -> [UInt8] {
    let entries = run.summary.lines.map { line in
      var words: [UInt8]?
      if case .leak(let leak) = line { words = CompactJSON.bytes(of: LeakWords(leak)) }
      return StoredLine.entry(number: run.trimmed, Array(line.jsonBytes().dropLast()), words)
    }
    return event("start", data: self.entries(entries, of: run))
  }

  /// An empty message: writing it shows whether the connection is closed.
  static let heartbeat = Array(": \n\n".utf8)

  private static func entries(_ entries: [[UInt8]], of run: StoredRun) -> [UInt8] {
    return Array("{\"run\":".utf8) + CompactJSON.bytes(of: run.id) + Array(",\"entries\":[".utf8)
      + Array(entries.joined(separator: [UInt8(ascii: ",")])) + Array("]}".utf8)
  }

  private static func event(_ name: String, id: String? = nil, data: [UInt8]) -> [UInt8] {
    let head = "event: \(name)\n" + (id.map { "id: \($0)\n" } ?? "") + "data: "
    return Array(head.utf8) + Product(bytes: data, as: .json).bytes + Array("\n\n".utf8)
  }
}

/// Values as JSON on one line, with their keys in order.
enum CompactJSON {
  static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Values of strings, numbers and lists have a JSON text always.
    return (try? encoder.encode(value)).map(Array.init) ?? Array("null".utf8)
  }
}

/// The text of a leak for the live page, in English. `ko` holds the parts that differ in Korean.
struct LeakWords: Encodable {
  let severity: String
  let message: String
  let advice: String?
  let fix: String?
  let details: [String]
  let ko: KoreanLeakWords

  init(_ leak: Leak) {
    let finding = leak.finding
    severity = finding.severity.rawValue
    message = finding.message
    advice = finding.advice
    fix = finding.fix
    details = finding.details
    ko = KoreanLeakWords(leak)
  }
}
