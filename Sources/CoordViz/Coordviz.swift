import ArgumentParser
import Foundation

/// The command.
@main
struct Coordviz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coordviz",
    abstract: "Draws the coordinators of an iOS app.",
    discussion: """
      coordviz reads the coordinators from Swift source, from a snapshot that an app wrote of its live ones with
      CoordinatorCore, or from a graph that a team states in YAML, in Mermaid or in a guide; and draws them.
      Exit codes: 0 done, 1 findings or differences, 2 could not be done, 64 called wrongly.
      """,
    version: Version.current,
    subcommands: [
      RenderCommand.self, ScanCommand.self, CheckCommand.self, LintCommand.self, LeaksCommand.self,
      ServeCommand.self,
      DiffCommand.self, DriftCommand.self, SnapshotCommand.self, DocsCommand.self, WhyCommand.self,
      ListCommand.self, StatsCommand.self, InitCommand.self, DumpConfigurationCommand.self,
      DoctorCommand.self, LayoutCommand.self,
    ],
    defaultSubcommand: RenderCommand.self
  )

  static func main() {
    // A reader that leaves early causes a failed write, which is handled differently from other errors.
    signal(SIGPIPE, SIG_IGN)
    var command: (any ParsableCommand)?
    do {
      command = try parseAsRoot()
      try command?.run()
    } catch {
      end(by: error, telling: (command as? any Telling)?.telling.diagnostics ?? Diagnostics())
    }
  }

  private static func end(by error: any Error, telling diagnostics: Diagnostics) -> Never {
    switch error {
    case CommandError.readerLeft:
      Foundation.exit(ExitCodes.done)
    case let error as CommandError:
      diagnostics.error(error.localizedDescription)
      Foundation.exit(ExitCodes.failed)
    default:
      // Help, the version, wrong usage: ArgumentParser knows the words and the code of each.
      exit(withError: error)
    }
  }
}
