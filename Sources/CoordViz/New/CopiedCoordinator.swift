import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorScanner

/// A new coordinator that is a copy of the nearest sibling that can be copied.
struct CopiedCoordinator {
  let files: [NewCoordinator.File]
  let sibling: Node
  /// The next steps, a line each.
  let next: [String]

  /// How many siblings are tried.
  private static let mostSiblings = 20

  /// - Throws: ``CommandError`` with the reason of the nearest sibling if none can be copied.
  init(
    named name: String,
    below parent: Node?,
    in folder: String?,
    _ scan: SourceScan,
    _ graph: Graph
  ) throws(CommandError) {
    let sources = OutlinedSources(scan.files)
    let check = CopyCheck(scan)
    var refusals: [String] = []
    for sibling in Self.siblings(below: parent, in: graph, scan).prefix(Self.mostSiblings) {
      do {
        let copied = try Self.copied(sibling, name, parent, folder, graph, sources)
        try check.check(copied.files, copied.type, below: parent)
        (files, self.sibling, next) = (copied.files, sibling, copied.next)
        return
      } catch let refusal as SiblingCopy.Refusal {
        refusals.append("\(sibling.type): \(refusal.words)")
      } catch {
        throw .noSuchPart(place: sibling.type, problem: error.localizedDescription)
      }
    }
    let reason = refusals.first ?? "\(parent?.type ?? "the app") opens no coordinator in source"
    let more = refusals.count > 1 ? " (and \(refusals.count - 1) more cannot)" : ""
    let advice =
      parent == nil ? "name a parent" : "name another parent, or leave it out and open the copy yourself"
    throw .noSuchPart(
      place: parent.map { "--parent \($0.type)" } ?? name,
      problem: "no coordinator can be copied; \(reason)\(more); \(advice)"
    )
  }

  private typealias Copied = (files: [NewCoordinator.File], type: String, next: [String])

  private static func copied(
    _ sibling: Node,
    _ name: String,
    _ parent: Node?,
    _ folder: String?,
    _ graph: Graph,
    _ sources: OutlinedSources
  ) throws -> Copied {
    let copy = try SiblingCopy(of: sibling, named: name, in: graph, sources)
    guard let parent else {
      var members = MemberCopies(for: copy, sources)
      try members.addUsed(by: copy.used, "it")
      let next = "next: create \(copy.type) where the app opens \(copy.name)"
      let files = copy.made(in: folder, members.names) + members.files(with: [])
      return (files, copy.type, [next, copy.nextEdit] + members.sharedCases)
    }
    let opener = try ParentCopy(of: parent, copy, in: graph, sources)
    var next = ["next: call \(opener.method) where \(parent.type) should open \(copy.name)"]
    if opener.original.replacing(stem: copy.stem, with: copy.name) == nil {
      next.append("next: edit \(opener.method): it does all that \(opener.original) does")
    }
    let files = opener.copy.made(in: folder, opener.members.names) + opener.files
    return (files, copy.type, next + [opener.copy.nextEdit] + opener.members.sharedCases)
  }

  /// The coordinators that the parent opens, or else those that open none. Those that open fewest come first, as a copy opens
  /// the same ones, then those with the shortest files.
  private static func siblings(below parent: Node?, in graph: Graph, _ scan: SourceScan) -> [Node] {
    let coordinators = graph.hierarchy()
    let nodes = parent.map { coordinators.children(of: $0.id) } ?? coordinators.leaves()
    let sizes = Dictionary(scan.files.map { ($0.path, $0.bytes.count) }) { first, _ in first }
    let size = { (node: Node) in node.location.flatMap { sizes[$0.file] } ?? .max }
    let opened = Dictionary(grouping: coordinators.edges, by: \.from).mapValues { Set($0.map(\.to)).count }
    return nodes.map { (opened[$0.id] ?? 0, size($0), $0.type, $0) }
      .sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
  }
}

/// Scans the app with new files.
private struct CopyCheck {
  private let scan: SourceScan
  private let facts: [FileFacts]

  init(_ scan: SourceScan) {
    (self.scan, facts) = (scan, scan.factsWithoutWarnings())
  }

  /// Checks that a copy is a coordinator, below its parent.
  func check(_ files: [NewCoordinator.File], _ type: String, below parent: Node?) throws {
    let replaced = Set(files.compactMap(\.replaces?.path))
    let new = scan.facts(
      of: files.map { file in
        SourceScan.File(
          place: file.path,
          path: file.replaces?.path ?? file.path,
          bytes: Array(file.text.utf8)
        )
      }
    )
    let all = facts.filter { !replaced.contains($0.path) } + new
    let graph = try scan.analysed(all, reportingTo: Diagnostics(level: .quiet)).graph.hierarchy()
    let made = graph.nodes.filter { $0.type == type }
    let isBelow = made.contains { node in
      parent.map { parent in graph.parents(of: node.id).contains { $0.type == parent.type } } ?? true
    }
    if !isBelow { throw SiblingCopy.Refusal(words: "a scan would not find the copy below its parent") }
  }
}
