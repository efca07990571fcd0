import ArgumentParser

struct InitCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a .coordviz.yml with comments for the project in this folder.",
    discussion: "An existing file is not changed without --force."
  )

  @Flag(help: "Replace an existing file.") var force = false

  @OptionGroup(title: "Messages") var messages: MessageArguments

  func run() throws {
    let path = ConfigurationSearch.name
    guard force || FileStatus(path: path) == nil else {
      throw CommandError(path, "the file exists already; edit it, or replace it with --force")
    }
    let look = ProjectLook()
    try Output.file(path).write(
      Product(text: FirstConfiguration(of: look).text, as: .text),
      reportingTo: messages.diagnostics
    )
    check(look.sources)
  }

  /// Warns if the sources have no coordinators. A source that cannot be read is an error of later commands only.
  private func check(_ sources: [String]) {
    guard !sources.isEmpty else { return }
    do {
      let request = try InputRequest(sources.map(Input.init), .parse(["--no-config"]))
      _ = try request.session(reportingTo: messages.diagnostics).snapshot()
    } catch {
      messages.diagnostics.warning(error.localizedDescription)
    }
  }
}
