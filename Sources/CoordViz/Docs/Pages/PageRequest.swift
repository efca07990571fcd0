import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorPages

/// A folder of pages that was asked for.
struct PageRequest {
  let folder: String
  let medium: Documentation.Medium
  let captions: Captions
  let options: DiagramOptions

  /// What the options ask for, with what the team has decided where they do not say it; else what the team asks for.
  static func all(_ arguments: PageArguments, _ project: Project?) -> [PageRequest] {
    if let folder = arguments.output {
      let decided = Configuration.Pages(path: folder)
      return [PageRequest(decided, in: folder, arguments, project)]
    }
    var requests: [PageRequest] = []
    for pages in project?.configuration.pages ?? [] {
      let folder = project?.resolved(pages.path) ?? ""
      requests.append(PageRequest(pages, in: folder, arguments, project))
    }
    return requests
  }

  private init(
    _ pages: Configuration.Pages,
    in folder: String,
    _ arguments: PageArguments,
    _ project: Project?
  ) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    medium = arguments.format ?? pages.format.flatMap(Documentation.Medium.init) ?? .markdown
    captions =
      arguments.language ?? pages.language.flatMap(Captions.init(named:)) ?? project?.captions ?? .english
    options = DiagramOptions(
      direction: project?.direction ?? .topDown,
      theme: project?.theme ?? .standard,
      title: arguments.title ?? pages.title,
      // Checked by validate().
      sourceLink: arguments.sourceURL.flatMap { try? SourceLink(template: $0) } ?? project?.sourceLink
    )
  }
}
