import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorPages
import CoordinatorPictures

/// A folder of new pages, before anything is written.
struct PageUpdate {
  let folder: PageFolder
  let files: [PageFile]
  private let snapshot: Snapshot

  /// The text of the pages' graph, for the next check and for `coordviz diff`.
  static let graph = "graph.hierarchy"

  /// Makes the pages of a snapshot with its findings.
  init(
    _ request: PageRequest,
    of snapshot: Snapshot,
    _ project: Project?,
    reportingTo diagnostics: Diagnostics
  ) throws {
    self.snapshot = snapshot
    folder = PageFolder(path: request.folder)
    try Self.check(snapshot.graph, request.folder)
    var options = request.options
    options.mark(Project.violations(of: project, in: snapshot.graph))
    let rules = project?.architecture.rules.map {
      Documentation.Rule(name: $0.name, summary: $0.summary, reason: $0.comment)
    }
    let documentation = Documentation(
      of: snapshot,
      rules: rules ?? [],
      captions: request.captions,
      options: options
    )
    let pages = diagnostics.during("writing pages of \(snapshot.graph.counts)") {
      documentation.files(as: request.medium) { graph, options in
        Array(SVGRenderer(options: options).render(graph).utf8)
      }
    }
    let text = snapshot.hierarchyText()
    files = pages + [PageFile(path: Self.graph, text: text, comment: (start: "#", end: ""))]
    _ = try CheckedPath(argument: folder.path(of: Self.graph))
    guard let taken = folder.taken(of: files) else { return }
    throw CommandError(
      folder.path(of: taken),
      "coordviz did not write this file, and does not replace it; move it, or use another folder"
    )
  }

  private static func check(_ graph: Graph, _ folder: String) throws(CommandError) {
    let (size, limit) = (max(graph.nodes.count, graph.edges.count), DrawnPicture.largest)
    guard size > limit else { return }
    let problem = "pages of \(graph.counts) would take too long, and the limit is \(limit)"
    throw CommandError(folder, "\(problem); use a part of the app")
  }

  /// Writes the changed pages, and removes the obsolete ones.
  func write(reportingTo diagnostics: Diagnostics) throws(CommandError) {
    let leftOver = folder.leftOver(beside: files)
    // Obsolete pages are removed first, so that a name that differs only in case is free on file systems that
    // ignore case.
    for page in leftOver {
      try folder.remove(page)
      diagnostics.detail("removed \(folder.path(of: page))")
    }
    var count = 0
    var folders: Set<String> = []
    for file in files {
      let path = folder.path(of: file.path)
      if folders.insert(path.folderStart).inserted { try Folder.make(for: path) }
      let change = try Output.save(Self.product(of: file), at: path, isDurable: false)
      if change != .unchanged { count += 1; diagnostics.detail("\(change) \(path)") }
    }
    let removed = leftOver.isEmpty ? "" : ", \(leftOver.count) removed"
    diagnostics.note("\(folder.path): \(count) written, \(files.count - count) unchanged\(removed)")
  }

  private static func product(of file: PageFile) -> Product {
    Product(bytes: file.bytes, as: Content(path: file.path))
  }

  /// The outdated parts, one line each with its place: the changes of the graph, or else the changed pages.
  func changes() -> [String] {
    let graph = graphChanges.map { "\(folder.path): \($0)" }
    guard graph.isEmpty else { return graph }
    let changed = files.compactMap { file -> String? in
      guard let bytes = folder.bytes(of: file.path) else {
        return "\(folder.path(of: file.path)): + not written yet"
      }
      return bytes == Self.product(of: file).bytes ? nil : "\(folder.path(of: file.path)): ~ out of date"
    }
    let gone = folder.leftOver(beside: files).map { "\(folder.path(of: $0)): - obsolete" }
    return Self.first(changed + gone)
  }

  private var graphChanges: [String] {
    guard let bytes = folder.bytes(of: Self.graph),
      let base = try? Snapshot(hierarchyText: String(decoding: bytes, as: UTF8.self)),
      let head = try? Snapshot(hierarchyText: snapshot.hierarchyText()),
      let diff = try? GraphDiff(from: base, to: head)
    else { return [] }
    return DiffText(of: diff).lines
  }

  /// A change of words is one of every page.
  private static func first(_ lines: [String]) -> [String] {
    let most = 20
    return lines.count <= most ? lines : lines.prefix(most) + ["… and \(lines.count - most) more"]
  }
}
