import CoordinatorCore

/// Writes down what happens to it, and does something of its own then.
class Probe: Coordinator {
  let name: String
  let log: Log
  let callsSuper: Bool
  var onStart: (Probe) -> Void = { _ in }
  var onStop: (Probe) -> Void = { _ in }

  init(_ name: String, log: Log, callsSuper: Bool = true) {
    self.name = name
    self.log = log
    self.callsSuper = callsSuper
  }

  override func start() {
    log.lines.append("start \(name)")
    onStart(self)
  }

  override func stop() {
    log.lines.append("stop \(name)")
    onStop(self)
    if callsSuper { super.stop() }
  }

  deinit { log.freed += 1 }
}

final class Log: @unchecked Sendable {
  var lines: [String] = []
  var freed = 0
}

extension Coordinator {
  var childNames: [String] { children.compactMap { ($0 as? Probe)?.name } }
}
