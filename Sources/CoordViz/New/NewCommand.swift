import ArgumentParser
import CoordinatorGraph

struct NewCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write the files of a new coordinator, or templates for Xcode.",
    discussion: """
      Copy the nearest coordinator that App opens, with the names replaced, and how App opens it:
        coordviz new coordinator Home --parent App
      Write a first coordinator with its screen and its test:
        coordviz new coordinator App --style parent-child
      Show the files without writing them:
        coordviz new coordinator Home --parent App --dry-run
      Write templates for File > New in Xcode:
        coordviz new xcode-templates ~/Library/Developer/Xcode/Templates/Coordinators
      If one of the new files exists, nothing is written. Only the parent's file gets a method more.
      """
  )

  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case coordinator
    case xcodeTemplates = "xcode-templates"
  }

  @Argument(help: "What to write.") var kind: Kind

  @Argument(help: "The name of the coordinator, or the folder of the templates.") var name: String

  @Option(help: "The style of a coordinator that is no copy.") var style: CoordinatorStyle?

  @Option(
    help: ArgumentHelp("The coordinator that opens the new one.", valueName: "name"),
    completion: CoordinatorCompletion.kind
  )
  var parent: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder of the files (default: that of the copied ones, with the new name).",
      valueName: "folder"
    ),
    completion: .directory
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the test of a style (default: that of the module).",
      valueName: "folder"
    ),
    completion: .directory
  )
  var tests: String?

  @Option(
    name: .customLong("source"),
    help: ArgumentHelp(
      "The sources of the app; can be repeated.",
      valueName: "path"
    ),
    completion: .directory
  )
  var sources: [String] = []

  @Flag(help: "Print the files, and write none.") var dryRun = false

  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var project: ConfigurationArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  func validate() throws {
    if kind == .xcodeTemplates {
      guard style == nil, parent == nil, output == nil, tests == nil, sources.isEmpty else {
        throw ValidationError("xcode-templates writes all styles. Remove all options but --dry-run.")
      }
    } else if !name.isTypeName {
      throw ValidationError(
        "'\(name.onOneLine)' is no name of a type. Use a capital, then letters and digits, such as Home."
      )
    }
  }

  func run() throws {
    if kind == .xcodeTemplates {
      return try write(XcodeTemplates.files(in: CheckedPath(argument: name).text))
    }
    let found = try NewCoordinatorRequest(self)
    guard let style else {
      let copied = try found.copied()
      messages.diagnostics.note("a copy of \(copied.sibling.type)")
      try write(copied.files)
      return (copied.next + found.nextInXcode(for: copied.files)).forEach(messages.diagnostics.note)
    }
    let coordinator = try found.coordinator(style)
    for folder in [coordinator.folder, coordinator.tests].compactMap(\.self) {
      _ = try CheckedPath(argument: folder)
    }
    if coordinator.tests == nil {
      messages.diagnostics.note("no test, because no folder of tests was found; add --tests FOLDER")
    }
    let files = try coordinator.files(in: found.outlines)
    try write(files)
    ([coordinator.nextStep] + found.nextInXcode(for: files)).forEach(messages.diagnostics.note)
  }

  /// Writes files. None of the new ones may exist.
  private func write(_ files: [NewCoordinator.File]) throws {
    for file in files
    where file.replaces == nil && (FileStatus(path: file.path) != nil || SymbolicLink.isAt(file.path)) {
      throw CommandError(
        file.path,
        "the file exists already, so nothing was written; use another name, or another folder with -o"
      )
    }
    if dryRun {
      let text = files.map(\.shown).joined(separator: "\n")
      return try Output.standardOutput.write(
        Product(text: text, as: .text),
        reportingTo: messages.diagnostics
      )
    }
    for file in files {
      try Folder.make(for: file.path)
      try Output.file(file.path).write(Product(text: file.text, as: .text), reportingTo: messages.diagnostics)
    }
  }
}

extension NewCoordinator.File {
  /// Its text, or else its change.
  fileprivate var shown: String {
    guard let replaces else { return "// \(path)\n\n\(text)" }
    return SourcePatch(replaces.path, from: replaces.bytes, to: Array(text.utf8)).text
  }
}

extension String {
  /// Whether a type can have this name.
  fileprivate var isTypeName: Bool {
    guard let first, first.isLetter && !first.isLowercase || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
