import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorPages

/// A request for a folder of pages.
struct PageRequest {
  let folder: String
  let medium: Documentation.Medium
  let captions: Captions
  var options: DiagramOptions

  /// The request of the options, completed by the configuration; or else the requests of the configuration.
  static func all(_ arguments: PageArguments, _ project: Project?) throws(CommandError) -> [PageRequest] {
    if let folder = arguments.output {
      let decided = Configuration.Pages(path: folder)
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
      throw .unreadableText(place: place, problem: Self.ending(isCatalog))
    }
    captions =
      arguments.language ?? pages.language.flatMap(Captions.init(named:)) ?? project?.captions ?? .english
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
    options.room = .readme
    self.options = options
  }

  private static func ending(_ isCatalog: Bool) -> String {
    isCatalog
      ? "a folder named *.docc is a DocC catalog; use the format docc, or another folder"
      : "the name of a DocC catalog ends in .docc; use a folder such as docs/App.docc"
  }
}
