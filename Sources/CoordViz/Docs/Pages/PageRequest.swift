import ArgumentParser
import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorPages

struct PageRequest {
  let folder: String
  let medium: Documentation.Medium
  let captions: Captions
  var options: DiagramOptions

  /// The request of the options, completed by the configuration; or else the requests of the configuration.
  static func all(_ arguments: PageArguments, _ project: Project?) throws(CommandError) -> [PageRequest] {
    if let folder = arguments.output {
      var decided = Configuration.Pages()
      decided.path = folder
      return [try PageRequest(decided, in: folder, arguments, project, place: folder)]
    }
    var requests: [PageRequest] = []
    for pages in project?.configuration.pages ?? [] {
      let (folder, place) = (try project?.resolved(pages.path) ?? "", "\(project?.path ?? ""):\(pages.line)")
      requests.append(try PageRequest(pages, in: folder, arguments, project, place: place))
    }
    return requests
  }

  private init(
    _ pages: Configuration.Pages,
    in folder: String,
    _ arguments: PageArguments,
    _ project: Project?,
    place: String
  ) throws(CommandError) {
    self.folder = try CheckedPath(argument: folder.withoutEndSlash).text
    let isCatalog = self.folder.hasSuffix(".docc")
    medium =
      arguments.format ?? pages.format.flatMap(Documentation.Medium.init) ?? (isCatalog ? .docc : .markdown)
    guard (medium == .docc) == isCatalog else {
      throw CommandError(place, Self.ending(isCatalog))
    }
    captions =
      arguments.language ?? pages.language.flatMap(Captions.init(rawValue:)) ?? project?.captions ?? .english
    var options = captions.options(
      DiagramOptions(
        direction: project?.direction ?? .topDown,
        theme: project?.theme ?? .standard,
        title: arguments.title ?? pages.title,
        // Checked by validate().
        sourceLink: arguments.sourceURL.flatMap { try? SourceLink(template: $0) } ?? project?.sourceLink
      )
    )
    options.suffix = LabelSuffix(argument: project?.configuration.stripSuffix)
    options.sizeLimit = .readme
    self.options = options
  }

  private static func ending(_ isCatalog: Bool) -> String {
    isCatalog
      ? "a folder named *.docc is a DocC catalog; use the format docc, or another folder"
      : "the name of a DocC catalog ends in .docc; use a folder such as docs/App.docc"
  }
}

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

  @Option(help: "The title of the pages (default: the name of the app).") var title: String?

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
