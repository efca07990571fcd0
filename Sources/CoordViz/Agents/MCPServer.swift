import Foundation

/// The Model Context Protocol over stdin and stdout: a JSON-RPC message a line.
///
/// It has tools and nothing else. Calls of tools run one after the other on a queue, so that other messages are answered at
/// once. Versions of the protocol without a handshake work as well: no call needs one before.
/// Source: https://modelcontextprotocol.io/specification/2025-06-18.
final class MCPServer {
  private let tools: MCPTools
  private let output = MCPOutput()
  private let calls = MCPCalls()
  private let queue = DispatchQueue(label: "coordviz.mcp")
  private var version = MCPMessage.versions[0]

  init(tools: MCPTools) { self.tools = tools }

  /// Answers until stdin ends.
  func serve() throws(CommandError) {
    while output.failure == nil, let line = readLine() {
      if !line.allSatisfy(\.isWhitespace) { take(line) }
    }
    queue.sync {}
    guard let failure = output.failure else { return }
    throw failure.code == EPIPE ? .readerLeft : CommandError(writing: "stdout", failure)
  }

  private func take(_ line: String) {
    guard let json = try? JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed)
    else {
      return output.write(MCPMessage.failure(-32700, "this is no JSON", id: NSNull()))
    }
    guard let batch = json as? [Any] else {
      return answer([reply(to: MCPMessage(json))].compactMap(\.self)) { $0.first }
    }
    guard version == MCPMessage.versionWithBatches, !batch.isEmpty else {
      let words = "this is no request; batches are a part of version \(MCPMessage.versionWithBatches) only"
      return output.write(MCPMessage.failure(-32600, words, id: NSNull()))
    }
    answer(batch.compactMap { reply(to: MCPMessage($0)) }) { "[" + $0.joined(separator: ",") + "]" }
  }

  /// A reply, or the call of a tool that has one later.
  private enum Reply: Sendable {
    case ready(String)
    case call(MCPCalls.Call)
  }

  /// Writes replies: at once, or after the calls among them. Cancelled calls have none.
  private func answer(_ replies: [Reply], as line: @escaping @Sendable ([String]) -> String?) {
    let write = { @Sendable [tools, output, calls] in
      let texts = replies.compactMap { reply in
        switch reply {
        case .ready(let text): return text
        case .call(let call):
          defer { calls.end(call) }
          return tools.reply(to: call)
        }
      }
      if !texts.isEmpty, let line = line(texts) { output.write(line) }
    }
    let isReady = replies.allSatisfy { if case .ready = $0 { true } else { false } }
    if isReady { write() } else { queue.async(execute: write) }
  }

  /// The reply to a message; nil for a notification.
  private func reply(to message: MCPMessage) -> Reply? {
    guard let method = message.method else {
      // A reply to a question that was never asked, or no message at all.
      return .ready(MCPMessage.failure(-32600, "this is no request", id: NSNull()))
    }
    guard let id = message.id else {
      if method == "notifications/cancelled" { calls.cancel(message.parameters["requestId"]) }
      return nil
    }
    guard id is String || id is NSNumber else {
      return .ready(MCPMessage.failure(-32600, "the id is no text and no number", id: NSNull()))
    }
    if method == "tools/call" { return call(message.parameters, id: id) }
    if method == "initialize" { version = MCPMessage.version(for: message.parameters) }
    guard let result = result(of: method) else {
      return .ready(MCPMessage.failure(-32601, "there is no method '\(method)'", id: id))
    }
    return .ready(MCPMessage.success(result, id: id))
  }

  private func result(of method: String) -> [String: Any]? {
    switch method {
    case "initialize": MCPMessage.greeting(version)
    case "ping": [:]
    case "tools/list": ["tools": MCPTools.all.map(\.json)]
    // Some clients ask for these lists although the server has none, and drop a server that answers with an error.
    case "resources/list": ["resources": [Any]()]
    case "resources/templates/list": ["resourceTemplates": [Any]()]
    case "prompts/list": ["prompts": [Any]()]
    default: nil
    }
  }

  private func call(_ parameters: [String: Any], id: Any) -> Reply {
    guard let name = parameters["name"] as? String, let tool = MCPTools.all.first(where: { $0.name == name })
    else {
      let names = MCPTools.all.map(\.name).joined(separator: ", ")
      return .ready(MCPMessage.failure(-32602, "there is no such tool; choose one of \(names)", id: id))
    }
    let values = parameters["arguments"] as? [String: Any] ?? [:]
    return .call(calls.begin(tool, values.compactMapValues { $0 is NSNull ? nil : "\($0)" }, id: id))
  }
}

/// Lines on stdout, from several threads.
private final class MCPOutput: @unchecked Sendable {
  private let lock = NSLock()
  private var failed: Failure?

  /// Why nothing more can be written.
  var failure: Failure? { lock.withLock { failed } }

  func write(_ line: String) {
    lock.withLock {
      guard failed == nil else { return }
      do throws(Failure) {
        try Descriptor.standardOutput.writeAll(Product(text: line + "\n", as: .json).bytes)
      } catch {
        failed = error
      }
    }
  }
}

extension MCPTools {
  /// The reply to a call; nil if it was cancelled.
  fileprivate func reply(to call: MCPCalls.Call) -> String? {
    guard !call.cancellation.isCancelled else { return nil }
    let answer = answer(call.tool, call.asked, until: call.cancellation)
    guard !call.cancellation.isCancelled else { return nil }
    let content = [["type": "text", "text": answer.text]]
    return MCPMessage.success(["content": content, "isError": answer.isError], id: call.id.value)
  }
}

/// The calls of tools that wait or run.
final class MCPCalls: @unchecked Sendable {
  struct Call: Sendable {
    let id: ID
    let tool: MCPTools.Tool
    let asked: MCPTools.Asked
    let cancellation = Cancellation()
  }

  /// The id of a request: a text or a number.
  enum ID: Hashable {
    case text(String)
    case number(NSNumber)

    init?(_ value: Any?) {
      switch value {
      case let text as String: self = .text(text)
      case let number as NSNumber: self = .number(number)
      default: return nil
      }
    }

    var value: Any {
      switch self {
      case .text(let text): text
      case .number(let number): number
      }
    }
  }

  private let lock = NSLock()
  private var open: [ID: Cancellation] = [:]

  func begin(_ tool: MCPTools.Tool, _ asked: MCPTools.Asked, id: Any) -> Call {
    let call = Call(id: ID(id) ?? .text(""), tool: tool, asked: asked)
    lock.withLock { open[call.id] = call.cancellation }
    return call
  }

  func end(_ call: Call) { lock.withLock { _ = open.removeValue(forKey: call.id) } }

  /// Stops the call of an id. Others may be over already.
  func cancel(_ id: Any?) {
    guard let id = ID(id) else { return }
    lock.withLock { open[id] }?.cancel()
  }
}
