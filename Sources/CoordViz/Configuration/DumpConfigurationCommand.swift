import ArgumentParser
import CoordinatorDeclarations

/// `coordviz dump-configuration`: what holds here.
struct DumpConfigurationCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "dump-configuration",
    abstract: "Write the configuration that holds here, with every key."
  )

  @OptionGroup
  var project: ConfigurationArguments

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func run() throws {
    let found = try project.project()
    telling.diagnostics.note(
      found.map { "read \($0.path)" } ?? "there is no \(ConfigurationSearch.name) here or above"
    )
    let text = (found?.configuration ?? Configuration()).yaml()
    try Output.standardOutput.write(Array(text.utf8), telling: telling.diagnostics)
  }
}
