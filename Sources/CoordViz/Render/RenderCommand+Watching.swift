import ArgumentParser
import Foundation

/// `coordviz render --watch`: the file follows what it is drawn from.
extension RenderCommand {
  func checkWatching() throws {
    if Output(argument: output) == .standardOutput {
      throw ValidationError("--watch writes a file again and again. Name it with -o.")
    }
    if source.inputs.isEmpty || source.inputs.contains("-") {
      throw ValidationError("--watch needs files or folders that can change. Name them.")
    }
  }

  /// Draws now, and whenever an input has changed.
  ///
  /// - Throws: ``CommandError`` where it cannot be drawn at first; later that is a warning.
  func drawAgainAndAgain() throws {
    let options = source.scanning.options(try source.configuration.project(), source.configuration)
    let first = SourceWatch(source.inputs, options)
    try drawOnce()
    telling.diagnostics.note("watching \(source.place); press Ctrl-C to end")
    let command = UncheckedCommand(command: self)
    try Blocking.run {
      var watch = first
      while true {
        try await watch.change()
        command.drawAgain()
      }
    }
  }

  /// The command on another thread than the one that parsed it: nothing changes it any more.
  private struct UncheckedCommand: @unchecked Sendable {
    let command: RenderCommand

    func drawAgain() {
      do { try command.drawOnce() } catch {
        command.telling.diagnostics.warning(error.localizedDescription)
      }
    }
  }
}
