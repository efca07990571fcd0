import ArgumentParser
import CoordinatorGraph
import Foundation

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
      Without the name of a command, coordviz runs render.

      Exit codes: 0 success, 1 findings or differences, 2 failure, 64 wrong usage.
      """,
    version: Version.current,
    groupedSubcommands: CommandGroups.all
  )

  static func main() {
    Interruption.prepare()
    Foundation.exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Does what the words after the command's name say, and returns the exit code.
  static func run(_ words: [String]) -> Int32 {
    var command: (any ParsableCommand)?
    do {
      try OpenFiles.raiseLimit()
      if words.isEmpty {
        try FirstLook().run()
      } else {
        command = try parsed(withCommand(words))
        try command?.run()
      }
      return ExitCodes.done
    } catch {
      return code(
        of: error,
        reportedTo: (command as? any ReportsMessages)?.messages.diagnostics ?? Diagnostics()
      )
    }
  }

  /// The command that the words name, parsed by itself: below its root, ArgumentParser makes all its options twice more.
  ///
  /// The root answers all else, such as `--help` and wrong usage, since it knows the full name of the command.
  private static func parsed(_ words: [String]) throws -> any ParsableCommand {
    if let named = configuration.subcommands.first(where: { $0.configuration.commandName == words.first }),
      let command = try? named.parseAsRoot(Array(words.dropFirst())), type(of: command) == named
    {
      return command
    }
    return try parseAsRoot(words)
  }

  /// The words with `render` before them if they name no command. As ArgumentParser's default command, `render` would make
  /// all its options for each other command, too.
  private static func withCommand(_ words: [String]) throws -> [String] {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let first = words.first, !names.contains(first), !isForAll(first) else { return words }
    let isWord = first.first != "-" && first.allSatisfy { $0.isLetter || $0 == "-" }
    // A file of that name is an input.
    if isWord, FileStatus(path: first) == nil, let near = first.nearest(in: names) {
      throw ValidationError("Unknown command '\(first)'. Did you mean '\(near)'?")
    }
    return ["render"] + words
  }

  /// Whether a word is an option of no command, such as `--version`.
  private static func isForAll(_ word: String) -> Bool {
    ["-h", "--help", "-help", "--help-hidden", "--version", "--experimental-dump-help"].contains(word)
      || word.hasPrefix("--generate-completion-script") || word.hasPrefix("---completion")
  }

  private static func code(of error: any Error, reportedTo diagnostics: Diagnostics) -> Int32 {
    switch error {
    case let error as CommandError:
      if error == .readerLeft { return ExitCodes.done }
      diagnostics.error(error.text)
      return ExitCodes.failed
    default:
      // Help, the version, wrong usage: ArgumentParser knows the words and the code of each.
      let (code, words) = (exitCode(for: error), fullMessage(for: error))
      if !words.isEmpty {
        let stream = code.isSuccess ? Descriptor.standardOutput : .standardError
        stream.show(Product(text: words + "\n", as: .text))
      }
      return code.rawValue
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
        SummaryCommand.self, LinkCommand.self, MCPCommand.self,
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
