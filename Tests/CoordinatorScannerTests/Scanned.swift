import CoordinatorGraph
import CoordinatorScanner
import Testing

/// What a scan of source text finds, in lines that are easy to compare.
struct Scanned: Sendable {
  let program: Program
  let snapshot: Snapshot

  /// A scan of one file.
  init(_ source: String) {
    self.init(["App.swift": source])
  }

  /// A scan of files by their paths; the folder at the top of a path is its module.
  init(_ sources: [String: String]) {
    let texts = sources.map { path, text in
      let folders = path.split(separator: "/").dropLast()
      return SourceFile(path: path, module: folders.first.map(String.init), text: Array(text.utf8))
    }
    self.init(files: texts)
  }

  /// A scan of files.
  init(files: [SourceFile]) {
    self.init(Program(files.map { $0.facts() }))
  }

  /// The graph of a program.
  init(_ program: Program) {
    self.program = program
    do {
      snapshot = try program.snapshot()
    } catch {
      Issue.record(error)
      snapshot = Snapshot(origin: .init(kind: .source, name: nil), graph: .empty)
    }
  }

  /// The ids of the coordinators.
  var coordinators: [String] {
    snapshot.graph.nodes.filter { $0.kind == .coordinator }.map(\.id.rawValue)
  }

  /// The edges down the tree: `App child Home`, with a question mark where one is possible only.
  var edges: [String] { lines(of: .hierarchy) }

  /// The edges of the given kinds.
  func lines(of kinds: Set<Edge.Kind>) -> [String] {
    snapshot.graph.edges.filter { kinds.contains($0.kind) }.map { edge in
      "\(edge.from) \(edge.kind)\(edge.isPossible ? "?" : "") \(edge.to)"
    }
  }

  /// The screens that coordinators show: `Home HomeScreen push`, with a dash where it is not told how.
  var shown: [String] {
    snapshot.graph.edges.filter { $0.kind == .presents }.map { "\($0.from) \($0.to) \($0.label ?? "-")" }
  }

  /// The edge between two nodes.
  func edge(_ from: NodeID, _ to: NodeID) -> Edge? {
    snapshot.graph.edges.first { $0.from == from && $0.to == to }
  }

  /// What a base protocol and its usual members are, for sources that need one.
  static let base = """
    import UIKit
    protocol Coordinator: AnyObject {
      var childCoordinators: [Coordinator] { get set }
      func start()
    }
    extension Coordinator {
      func add(child: Coordinator) { childCoordinators.append(child) }
    }

    """

  /// Leaf coordinators of the given names.
  static func leaves(_ names: String...) -> String {
    names.map {
      "final class \($0): Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }\n"
    }
    .joined()
  }
}
