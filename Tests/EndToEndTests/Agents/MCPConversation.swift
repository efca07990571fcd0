import Foundation
import TestSupport

/// A client of a running server, which waits for each answer.
final class MCPConversation {
  private let process: Process
  private let requests = Pipe()
  private let answers = Pipe()
  private var rest = Data()

  init(_ arguments: [String], in folder: URL) throws {
    process = Command(Tool.path, ["mcp"] + arguments, in: folder).process
    process.standardInput = requests
    process.standardOutput = answers
    try process.run()
  }

  func send(_ message: String) { requests.fileHandleForWriting.write(Data((message + "\n").utf8)) }

  /// The next line of the server, as JSON; nil at its end.
  func receive() throws -> Any? {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        defer { rest = rest[(end + 1)...] }
        return try JSONSerialization.jsonObject(with: rest[..<end])
      }
      let part = answers.fileHandleForReading.availableData
      if part.isEmpty { return nil }
      rest += part
    }
  }

  /// Closes the server's input.
  ///
  /// - Returns: The answers that it still sends.
  func end() throws -> [Any] {
    try requests.fileHandleForWriting.close()
    var rest: [Any] = []
    while let answer = try receive() { rest.append(answer) }
    process.waitUntilExit()
    return rest
  }
}
