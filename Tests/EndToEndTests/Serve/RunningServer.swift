import Foundation
import TestSupport

/// `coordviz serve` while a test runs.
final class RunningServer {
  /// What it printed: the address of its page.
  let address: String
  let port: UInt16
  let token: String
  private let process: Process

  /// Starts the server, and waits until it listens.
  ///
  /// - Parameters:
  ///   - words: The file that gets what it says on standard error, where a test reads that.
  ///   - files: The most files that it may have open.
  convenience init(
    _ arguments: String...,
    in folder: URL? = nil,
    words: URL? = nil,
    files: Int? = nil
  ) throws {
    try self.init(arguments, in: folder, words: words, files: files)
  }

  /// The same, with a `PATH` of its own.
  init(
    _ arguments: [String],
    in folder: URL? = nil,
    words: URL? = nil,
    files: Int? = nil,
    path: String? = nil
  ) throws {
    let all = ["serve", "--no-open", "--quiet"] + arguments
    let script = files.map { ["-c", "ulimit -n \($0); exec \"$0\" \"$@\"", Tool.path] }
    let place = try folder ?? Self.emptyFolder()
    process = Command(script == nil ? Tool.path : "/bin/sh", (script ?? []) + all, in: place).process
    if let path {
      process.environment = (process.environment ?? ProcessInfo.processInfo.environment)
        .merging(["PATH": path]) { $1 }
    }
    if let words { try Data().write(to: words) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try words.map { try FileHandle(forWritingTo: $0) } ?? FileHandle.nullDevice
    try process.run()
    var line = Data()
    while !line.contains(0x0A) {
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { break }
      line += part
    }
    address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    let url = URL(string: address)
    port = UInt16(url?.port ?? 0)
    token = url?.pathComponents.dropFirst().first ?? ""
  }

  /// Without an input, the server looks for sources where it starts.
  private static func emptyFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory / "coordviz-serve-nothing"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  deinit {
    // Threads of tests block other signals, and what they start inherits that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// A request as a page of the server's own makes it.
  func get(_ path: String) throws -> HTTPAnswer {
    try HTTPConversation(port: port).ask("GET /\(token)/\(path) HTTP/1.1", ["Host: 127.0.0.1:\(port)"])
  }

  /// Lines as an app sends them.
  func post(_ lines: String, run: String = "run-1", query: String = "from=1") throws -> HTTPAnswer {
    let head = ["Host: 127.0.0.1:\(port)", "Content-Length: \(lines.utf8.count)"]
    return try HTTPConversation(port: port).ask("POST /\(token)/in/\(run)?\(query) HTTP/1.1", head, lines)
  }
}
