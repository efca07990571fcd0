import ArgumentParser
import CoordinatorDiagrams
import CoordinatorPages

/// The options of documentation that is written as pages.
struct PageArguments: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for pages, one page per coordinator.", valueName: "folder"),
    completion: .directory
  )
  var output: String?

  @Option(help: "The format of the pages (default: docc for a folder named *.docc, or else markdown).")
  var format: Documentation.Medium?

  @Option(
    name: [.customLong("lang"), .customLong("language")],
    help: ArgumentHelp("The language of the pages' fixed texts (en, ko).", valueName: "lang")
  )
  var language: Captions?

  @Option(help: "The title of the pages (default: the name of the app).")
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
    if output == "-" { throw ValidationError("Pages are several files. Use a folder, such as -o docs/app.") }
    guard output == nil, let option = orphan else { return }
    throw ValidationError(
      "\(option) applies to pages only. Add their folder with -o, or as 'pages' in .coordviz.yml."
    )
  }

  private var orphan: String? {
    if format != nil { return "--format" }
    return title == nil ? nil : "--title"
  }
}

extension Documentation.Medium: ExpressibleByArgument {}
