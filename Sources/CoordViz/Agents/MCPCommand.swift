import ArgumentParser
import CoordinatorGraph

struct MCPCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Answer the questions of a coding assistant.",
    discussion: """
      Register it with the assistant as a server for the Model Context Protocol:
        coordviz mcp Sources
      It offers five tools, and all of them only read: hierarchy, why, explain, lint, diff.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Folders and Swift files of the app (default: the app's sources).",
      valueName: "path"
    ),
    completion: .file(extensions: ["swift"])
  )
  var paths: [String] = []

  @OptionGroup(title: "Messages") var messages: MessageArguments

  func run() throws {
    let sources = try paths.isEmpty ? AppSources(of: ConfigurationArguments.parse([]).project()).paths : paths
    for source in sources where FileStatus(path: source) == nil {
      throw CommandError(source, "no such file or folder; check the path")
    }
    try MCPServer(tools: MCPTools(sources: sources)).serve()
  }
}
