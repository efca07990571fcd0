import ArgumentParser
import Foundation

/// `coordviz render --watch`: redraws the file when an input changes.
extension RenderCommand {
  func checkWatching() throws {
    if output.output == .standardOutput {
      throw ValidationError("--watch needs an output file. Name it with -o.")
    }
    if source.inputs.isEmpty || source.inputs.contains(.standardInput) {
      throw ValidationError("--watch needs files or folders that can change. Name them.")
    }
  }

  /// Draws now, and whenever an input has changed.
  ///
  /// - Throws: ``CommandError`` if the first drawing fails; later failures are warnings.
  func drawAgainAndAgain() throws {
    let session = try session(reportingTo: messages.diagnostics)
    let first = SourceWatch(session.inputs.map(\.place), session.reader.options)
    try drawOnce()
    messages.diagnostics.note("watching \(session.place); press Ctrl-C to stop")
    let command = UncheckedCommand(command: self)
    try Blocking.run {
      var watch = first
      while true {
        try await watch.change()
        command.drawAgain()
      }
    }
  }

  /// Moves the command to another thread; nothing changes it any more.
  private struct UncheckedCommand: @unchecked Sendable {
    let command: RenderCommand

    func drawAgain() {
      do { try command.drawOnce() } catch {
        command.messages.diagnostics.warning(error.localizedDescription)
      }
    }
  }
}
