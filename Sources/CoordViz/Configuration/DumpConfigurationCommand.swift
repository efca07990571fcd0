import ArgumentParser
import CoordinatorDeclarations

struct DumpConfigurationCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "dump-configuration",
    abstract: "Print the active configuration with all keys."
  )

  @OptionGroup var project: ConfigurationArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  func run() throws {
    let found = try project.project()
    messages.diagnostics.note(
      found.map { "read \($0.path)" }
        ?? "no \(ConfigurationSearch.name) in this folder or above; these are the defaults"
    )
    let text = (found?.configuration ?? Configuration()).yaml()
    try Output.standardOutput.write(Product(text: text, as: .text), reportingTo: messages.diagnostics)
  }
}
