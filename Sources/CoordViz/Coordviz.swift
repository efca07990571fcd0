import ArgumentParser
import CoordinatorGraph
import Foundation

/// The command.
@main
struct Coordviz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coordviz",
    abstract: "Draw, check and document the coordinators of an iOS app.",
    discussion: """
      coordviz reads folders of Swift source. It also reads snapshots and recordings of a running app, and graphs in \
      YAML, Mermaid or Markdown.

      Draw the app in Sources, check it, and write a page for each coordinator:
        coordviz render Sources -o hierarchy.svg
        coordviz lint Sources
        coordviz docs Sources -o docs/app

      Exit codes: 0 success, 1 findings or differences, 2 failure, 64 wrong usage.
      """,
    version: Version.current,
    groupedSubcommands: CommandGroups.all,
    defaultSubcommand: RenderCommand.self
  )

  static func main() {
    Interruption.prepare()
    var command: (any ParsableCommand)?
    do {
      try OpenFiles.raiseLimit()
      if CommandLine.arguments.count == 1 { return try FirstLook().run() }
      try checkName(CommandLine.arguments.dropFirst().first)
      command = try parseAsRoot()
      try command?.run()
    } catch {
      end(by: error, reportingTo: (command as? any ReportsMessages)?.messages.diagnostics ?? Diagnostics())
    }
  }

  /// Suggests a command for a misspelled one. A file of that name is an input of the default command.
  private static func checkName(_ name: String?) throws {
    guard let name, name.allSatisfy({ $0.isLetter || $0 == "-" }), name.first != "-", name != "help" else {
      return
    }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !names.contains(name), FileStatus(path: name) == nil, let near = name.nearest(in: names) else {
      return
    }
    throw ValidationError("Unknown command '\(name)'. Did you mean '\(near)'?")
  }

  private static func end(by error: any Error, reportingTo diagnostics: Diagnostics) -> Never {
    switch error {
    case CommandError.readerLeft:
      Foundation.exit(ExitCodes.done)
    case let error as CommandError:
      diagnostics.error(error.localizedDescription)
      Foundation.exit(ExitCodes.failed)
    default:
      // Help, the version, wrong usage: ArgumentParser knows the words and the code of each.
      let (code, words) = (exitCode(for: error), fullMessage(for: error))
      if !words.isEmpty {
        let stream = code.isSuccess ? Descriptor.standardOutput : .standardError
        stream.show(Product(text: words + "\n", as: .text))
      }
      Foundation.exit(code.rawValue)
    }
  }
}

/// The subcommands by task, in the order of the help.
enum CommandGroups {
  static let all = [
    CommandGroup(name: "Draw", subcommands: [RenderCommand.self, DiffCommand.self, ServeCommand.self]),
    CommandGroup(
      name: "Check",
      subcommands: [
        LintCommand.self, CheckCommand.self, DriftCommand.self, CoverageCommand.self, SnapshotCommand.self,
      ]
    ),
    CommandGroup(name: "Document", subcommands: [DocsCommand.self]),
    CommandGroup(
      name: "Debug",
      subcommands: [
        LeaksCommand.self, WhyCommand.self, ListCommand.self, StatsCommand.self, ScanCommand.self,
        SummaryCommand.self, LinkCommand.self,
      ]
    ),
    CommandGroup(
      name: "Set up",
      subcommands: [
        InitCommand.self, NewCommand.self, DumpConfigurationCommand.self, DoctorCommand.self,
      ]
    ),
  ]
}
