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
    let coordinators = graph.hierarchy()
    let check = CopyCheck(scan)
    var copies: [SiblingCopy] = []
    var refusals: [String] = []
    for sibling in Self.siblings(below: parent, in: coordinators, scan).prefix(Self.mostSiblings) {
      do { copies.append(try SiblingCopy(of: sibling, named: name, in: graph, sources)) } catch {
        refusals.append("\(sibling.type): \(error.words)")
      }
    }
    let opened = { (copy: SiblingCopy) in coordinators.children(of: copy.sibling.id).count }
    for copy in copies.sorted(by: { (opened($0), $0.size) < (opened($1), $1.size) }) {
      do {
        let copied = try Self.copied(copy, parent, folder, graph, sources)
        try check.check(copied.files, copy.type, below: parent)
        (files, sibling, next) = (copied.files, copy.sibling, copied.next)
        return
      } catch let refusal as SiblingCopy.Refusal {
        refusals.append("\(copy.sibling.type): \(refusal.words)")
      } catch {
        throw CommandError(copy.sibling.type, error.localizedDescription)
      }
    }
    let free = parent == nil ? nil : try? CopiedCoordinator(named: name, below: nil, in: folder, scan, graph)
    throw Self.failure(refusals, below: parent, or: free?.advice(in: coordinators))
  }

  private typealias Copied = (files: [NewCoordinator.File], type: String, next: [String])

  private static func copied(
    _ copy: SiblingCopy,
    _ parent: Node?,
    _ folder: String?,
    _ graph: Graph,
    _ sources: OutlinedSources
  ) throws -> Copied {
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

  /// The coordinators that the parent opens, or else those that open none: the shortest files first.
  private static func siblings(below parent: Node?, in coordinators: Graph, _ scan: SourceScan) -> [Node] {
    let nodes = parent.map { coordinators.children(of: $0.id) } ?? coordinators.leaves()
    let sizes = Dictionary(scan.files.map { ($0.path, $0.bytes.count) }) { first, _ in first }
    let size = { (node: Node) in node.location.flatMap { sizes[$0.file] } ?? .max }
    return nodes.map { (size($0), $0.type, $0) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// Why there is no copy, and what to do.
  private static func failure(_ refusals: [String], below parent: Node?, or advice: String?) -> CommandError {
    let reason = refusals.first ?? "\(parent?.type ?? "the app") opens none in source"
    let more = refusals.count > 1 ? " (and \(refusals.count - 1) more cannot)" : ""
    let place = parent.map { "--parent \($0.type)" } ?? "new coordinator"
    let other = parent == nil ? "name a parent" : "name another parent"
    return CommandError(place, "no coordinator can be copied: \(reason)\(more); \(advice ?? other)")
  }

  /// Says to leave the parent out, which copies this sibling, and where the app opens it.
  private func advice(in coordinators: Graph) -> String {
    let opening = coordinators.edges(to: sibling.id).lazy.compactMap { edge in
      edge.evidence.first.map {
        "\(coordinators.node(edge.from)?.type ?? "") opens that (\($0.file):\($0.line))"
      }
    }.first
    return "leave --parent out, which copies \(sibling.type)"
      + (opening.map { ", and open the copy as \($0)" } ?? ", and open the copy yourself")
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
