import CoordinatorGraph
import Foundation
import TestSupport

/// A signal that comes while a file is written: when the file that is to replace the old one is there.
struct Interruption {
  let signal: Int32

  /// As many as it takes to come in between, and an end to it.
  private static let tries = 50

  /// The outcome of the first run that the signal met while it wrote; of the last one when none was met.
  func outcome(in folder: URL) throws -> Ending {
    try Sample.wide.json().write(to: folder / "a.json", atomically: true, encoding: .utf8)
    for _ in 1..<Self.tries {
      let outcome = try attempt(in: folder)
      if outcome.status != 0 { return outcome }
    }
    return try attempt(in: folder)
  }

  private func attempt(in folder: URL) throws -> Ending {
    try Sample.old.write(to: folder / "a.svg", atomically: true, encoding: .utf8)
    listen()
    let process = Command(Tool.path, ["a.json", "--format", "outline", "-o", "a.svg", "-q"], in: folder)
      .process
    let words = Pipe()
    process.standardError = words
    try process.run()
    while process.isRunning {
      guard try isWriting(in: folder) else { continue }
      kill(process.processIdentifier, signal)
      break
    }
    process.waitUntilExit()
    let said = String(decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return Ending(status: Command.status(of: process), words: said)
  }

  /// A child inherits what its parent ignores, and what the thread blocks that starts it: those of Dispatch block all.
  func listen() {
    _ = Foundation.signal(signal, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private func isWriting(in folder: URL) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).contains { $0.hasPrefix(".coordviz-") }
  }
}

extension Sample {
  /// What stands in an output before it is written anew.
  static let old = "the old file\n"

  /// A graph whose outline takes a while to write.
  static let wide = Snapshot(
    origin: Snapshot.Origin(kind: .declared),
    graph: RandomGraph.graph(
      (0..<300).map {
        Node(id: NodeID("n\($0)"), type: "A", documentation: String(repeating: "word ", count: 2_000))
      },
      []
    )
  )
}
