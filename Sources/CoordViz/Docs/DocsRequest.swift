import ArgumentParser
import CoordinatorGraph

/// The task of `coordviz docs`: from its arguments, or else from the configuration.
struct DocsRequest {
  private let documents: [String]
  private let inputs: [Input]
  private let pages: [PageRequest]
  private let project: Project?
  private let configuration: ConfigurationArguments
  private let thumbnails: ThumbnailFolder?

  init(_ command: DocsCommand, _ project: Project?) throws {
    self.project = project
    configuration = command.configuration
    thumbnails = try command.images.folder(project)
    let hasFolder = command.pages.output != nil
    let isInput = { (path: String) in hasFolder && !["md", "markdown"].contains(path.ending) }
    let isNothingNamed = command.files.isEmpty && !hasFolder
    documents = isNothingNamed ? try project?.docs ?? [] : command.files.filter { !isInput($0) }
    pages = hasFolder || isNothingNamed ? try PageRequest.all(command.pages, project) : []
    let named = command.input + command.files.filter(isInput)
    inputs = named.isEmpty ? try AppSources(of: project).found : named.map(Input.init)
    if documents.isEmpty, pages.isEmpty { throw ValidationError(DocsCommand.missing) }
  }

  /// The documents with their blocks drawn.
  func documents(reportingTo diagnostics: Diagnostics) throws -> [DocumentUpdate] {
    let usual = DocumentUpdate.Usual(
      inputs: inputs,
      read: BlockInputs(configuration),
      project: project,
      configuration: configuration,
      thumbnails: thumbnails
    )
    let updates = try documents.map { try DocumentUpdate(path: $0, usual: usual, reportingTo: diagnostics) }
    try Self.warnOfEmpty(updates, reportingTo: diagnostics)
    return updates
  }

  /// The folders with their new pages.
  func folders(reportingTo diagnostics: Diagnostics) throws -> [PageUpdate] {
    guard !pages.isEmpty else { return [] }
    let inputs = inputs.isEmpty ? try AppSources(of: project).inputs : inputs
    let request = try InputRequest(inputs, configuration)
    let snapshot = try request.session(reportingTo: diagnostics).snapshotWithFindings()
    let images = try thumbnails?.thumbnails(for: snapshot.graph, reportingTo: diagnostics) ?? [:]
    return try pages.map { request in
      var request = request
      request.options.thumbnails = images
      return try PageUpdate(request, of: snapshot, project, reportingTo: diagnostics)
    }
  }

  /// A named file without a block is probably a mistake. If no file has one, nothing was checked.
  private static func warnOfEmpty(_ updates: [DocumentUpdate], reportingTo diagnostics: Diagnostics) throws {
    let problem = "no block to update; add <!-- coordviz:begin --> and <!-- coordviz:end -->"
    let empty = updates.filter { $0.blocks.isEmpty }
    if !empty.isEmpty, empty.count == updates.count {
      throw CommandError.unreadableText(place: updates.map(\.path).joined(separator: ", "), problem: problem)
    }
    for update in empty { diagnostics.warning("\(update.path): \(problem)") }
  }
}
