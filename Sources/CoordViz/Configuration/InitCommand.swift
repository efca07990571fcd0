import ArgumentParser

/// `coordviz init`: a first configuration.
struct InitCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Look at the project, and write a .coordviz.yml with comments.",
    discussion: "What stands in the file already is left alone, unless --force is given."
  )

  @Flag(help: "Replace the file that is there.")
  var force = false

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func run() throws {
    let path = ConfigurationSearch.name
    guard force || FileStatus(path: path) == nil else {
      throw CommandError.unreadableText(
        place: path,
        problem: "it is there already; edit it, or replace it with --force"
      )
    }
    let text = FirstConfiguration(of: ProjectLook()).text
    try Output.file(path).write(Array(text.utf8), telling: telling.diagnostics)
  }
}
