import ArgumentParser
import Foundation

/// The command.
@main
struct Coordviz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coordviz",
    abstract: "Draws the coordinators of an iOS app.",
    discussion: """
      An app writes a snapshot of its live coordinators with CoordinatorCore; coordviz draws it.
      Exit codes: 0 done, 1 findings or differences, 2 could not be done, 64 called wrongly.
      """,
    version: Version.current,
    subcommands: [RenderCommand.self, LayoutCommand.self],
    defaultSubcommand: RenderCommand.self
  )

  static func main() {
    // A reader that leaves early shows as a failed write, which is told apart from the others.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(by: error)
    }
  }

  private static func end(by error: any Error) -> Never {
    switch error {
    case CommandError.readerLeft:
      Foundation.exit(ExitCodes.done)
    case let error as CommandError:
      Diagnostics().error(error.localizedDescription)
      Foundation.exit(ExitCodes.failed)
    default:
      // Help, the version, wrong usage: ArgumentParser knows the words and the code of each.
      exit(withError: error)
    }
  }
}
