import ArgumentParser

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
