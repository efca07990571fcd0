import CoordinatorAnalysis
import CoordinatorGraph

/// A memory graph that Xcode exports, as the `leaks` tool of macOS reads it.
enum MemoryGraphInput {
  /// Whether a path is that of a memory graph.
  static func isMemoryGraph(_ input: Input) -> Bool { input.path?.ending == "memgraph" }

  /// The report of the system's tool.
  static func report(on input: Input) throws(CommandError) -> [UInt8] {
    guard let path = input.path, FileStatus(path: path) != nil else { return try input.read() }
    let outcome = Child(
      program: tool,
      arguments: ["--nostacks", path],
      silence: seconds,
      mostOutput: mostOutput
    ).run()
    switch outcome.end {
    // The tool ends with 1 when it finds leaks.
    case .exited(0), .exited(1): return outcome.output
    case .notStarted: throw CommandError(input.place, missing)
    default:
      let words = outcome.words.isEmpty ? "it ended early" : outcome.words
      throw CommandError(input.place, "the system's 'leaks' tool could not read it: \(words)")
    }
  }

  private static let tool = "/usr/bin/leaks"
  private static let seconds = 300.0
  private static let mostOutput = 256 << 20
  private static let missing =
    "only a Mac can read a memory graph; there, run 'leaks --nostacks app.memgraph > leaks.txt' and pass leaks.txt"
}

extension LeakInput {
  /// The coordinators in the report of the system's tool.
  init(_ text: MemoryGraphText, from input: Input) {
    let (leaks, others) = (text.leaks, text.others)
    let isOne = others == 1
    let left =
      "\(others) more \(isOne ? "tree of leaked objects has" : "trees of leaked objects have") no coordinator"
    self.init(
      place: input.place,
      leaks: leaks,
      findings: leaks.map(\.finding),
      tree: .empty,
      name: nil,
      doubts: (others > 0 ? [left] : [])
        + (text.isCutShort ? ["the report is too long; its first part was read"] : []),
      extent: "\(text.count ?? leaks.count) leaked objects in the memory graph"
    )
  }
}
