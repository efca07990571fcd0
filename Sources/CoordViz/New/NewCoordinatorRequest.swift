import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// The arguments of `coordviz new coordinator`, completed by what a scan finds.
struct NewCoordinatorRequest {
  private let command: NewCommand
  private let sources: [String]
  private var scan: SourceScan?
  private var graph = Graph.empty
  private var coordinators: Graph { graph.hierarchy() }

  init(_ command: NewCommand) throws {
    self.command = command
    let project = try command.project.project()
    let found = command.sources.isEmpty ? (try? AppSources(of: project).paths) ?? [] : command.sources
    sources = found.filter { Input.file($0).isSource }
    guard !sources.isEmpty else { return }
    let diagnostics = command.messages.diagnostics
    let options = command.scanning.options(project, command.project)
    let scan = try SourceScan(paths: sources, options, reportingTo: diagnostics)
    graph = try scan.snapshot(reportingTo: diagnostics).graph
    self.scan = scan
  }

  func copied() throws(CommandError) -> CopiedCoordinator {
    let parent = try parent()
    guard let scan, !coordinators.nodes.isEmpty else {
      throw CommandError(
        sources.isEmpty ? "." : sources.joined(separator: ", "),
        "there is no coordinator to copy; add --style with one of \(CoordinatorStyle.names)"
      )
    }
    let folder = command.output?.withoutEndSlash
    return try CopiedCoordinator(named: name, below: parent, in: folder, scan, graph)
  }

  var outlines: OutlinedSources { OutlinedSources(scan?.files ?? []) }

  /// What is left to do in Xcode, in at most one line: a project that lists its files one by one does not have the new ones.
  func nextInXcode(for files: [NewCoordinator.File]) -> [String] {
    guard let scan, !command.dryRun else { return [] }
    let paths = files.filter { $0.replaces == nil }.map { ProjectRoot.pathFromTop(of: $0.path) }
    let others = zip(paths, scan.modules.targets(of: paths)).filter { $1 == nil }.map(\.0)
    let projects = scan.manifests.map(\.path).filter { $0.hasSuffix(".pbxproj") }.map(ProjectRoot.folder)
    let around = projects.filter { project in
      others.contains { project.folderStart.isEmpty || $0.isBelow(project.folderStart.withoutEndSlash) }
    }
    guard let project = around.max(by: { $0.pathNames.count < $1.pathNames.count }) else { return [] }
    let names = others.map(\.lastPathName).joined(separator: ", ")
    return ["next: add \(names) to a target of \(project.lastPathName) in Xcode"]
  }

  private var name: String { command.name.withoutSuffix("Coordinator") }

  func coordinator(_ style: CoordinatorStyle) throws(CommandError) -> NewCoordinator {
    let parent = try parent()
    return NewCoordinator(
      name: name,
      style: style,
      parent: parent,
      folder: command.output?.withoutEndSlash ?? folder(beside: parent) + "/\(name)",
      tests: command.tests?.withoutEndSlash ?? tests(of: parent)
    )
  }

  private func parent() throws(CommandError) -> Node? {
    guard let name = command.parent else { return nil }
    let place = "--parent \(name.onOneLine)"
    guard !coordinators.nodes.isEmpty else {
      throw CommandError(place, "the sources have no coordinators; remove it")
    }
    let found = try coordinators.nodes(named: name, from: place)
    guard let parent = found.first, found.count == 1 else {
      let names = found.prefix(5).map(\.id.rawValue.quoted).joined(separator: ", ")
      throw CommandError(place, "several coordinators match, such as \(names); name one of them")
    }
    return parent
  }

  /// The folder of the parent, or else the first of the sources.
  private func folder(beside parent: Node?) -> String {
    if let file = parent?.location?.file, FileStatus(path: file) != nil {
      return ProjectRoot.folder(of: file)
    }
    return sources.first { FileStatus(path: $0)?.isFolder == true }?.withoutEndSlash ?? "."
  }

  private func tests(of parent: Node?) -> String? {
    let modules = [parent?.module, graph.nodes.lazy.compactMap(\.module).first].compactMap { $0 }
    let folders = modules.flatMap { ["Tests/\($0)Tests", "\($0)Tests"] }
    return folders.first { FileStatus(path: $0)?.isFolder == true } ?? onlyTests
  }

  /// The folder of tests, if there is exactly one.
  private var onlyTests: String? {
    let found = ["Tests", "."].flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix("Tests") && $0 != "Tests" }.map {
        folder == "." ? $0 : "\(folder)/\($0)"
      }
    }.filter { FileStatus(path: $0)?.isFolder == true }
    return found.count == 1 ? found[0] : nil
  }
}

extension CoordinatorStyle {
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
