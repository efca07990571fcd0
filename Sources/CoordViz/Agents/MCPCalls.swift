import Foundation

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
