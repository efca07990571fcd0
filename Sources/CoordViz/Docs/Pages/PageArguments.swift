import ArgumentParser
import CoordinatorDiagrams
import CoordinatorPages

/// The options of documentation that is written as pages.
struct PageArguments: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder that pages are written to, a page a coordinator.", valueName: "folder"),
    completion: .directory
  )
  var output: String?

  @Option(help: "What pages are written in; docc where the folder ends in .docc, else markdown.")
  var format: Documentation.Medium?

  @Option(
    name: [.customLong("lang"), .customLong("language")],
    help: ArgumentHelp("The language of what pages say themselves.", valueName: "lang")
  )
  var language: Captions?

  @Option(help: "What stands above the pages; the name of the app unless given.")
  var title: String?

  @Option(
    help: ArgumentHelp(
      "Link pages to source: https://example.org/blob/main/{file}#L{line}.",
      valueName: "template"
    )
  )
  var sourceURL: String?

  func validate() throws {
    do {
      _ = try sourceURL.map(SourceLink.init(template:))
    } catch {
      throw ValidationError("--source-url: \(error).")
    }
    if output == "-" { throw ValidationError("Pages are several files. Name a folder, such as -o docs/app.") }
    guard output == nil, let option = orphan else { return }
    throw ValidationError(
      "\(option) is about pages. Name their folder with -o, or as 'pages' in .coordviz.yml."
    )
  }

  private var orphan: String? {
    if format != nil { return "--format" }
    return title == nil ? nil : "--title"
  }
}

extension Documentation.Medium: ExpressibleByArgument {}
