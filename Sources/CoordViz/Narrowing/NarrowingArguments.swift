import ArgumentParser
import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

struct NarrowingArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Keep only matching nodes; can be repeated.", valueName: "glob"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Omit matching nodes; can be repeated.", valueName: "glob"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp("Keep the surroundings of a node; can be repeated.", valueName: "name"),
    completion: CoordinatorCompletion.kind
  )
  var focus: [String] = []

  @Option(
    help: ArgumentHelp("The maximum distance from --focus, in edges (default: no limit).", valueName: "n")
  )
  var depth: Int?

  @Option(help: "The direction from --focus.") var directionOfFocus: Focus.Direction?

  @Option(
    help: ArgumentHelp("Keep all paths to a node; can be repeated.", valueName: "name"),
    completion: CoordinatorCompletion.kind
  )
  var reaches: [String] = []

  @Option(help: ArgumentHelp("The maximum distance from the roots, in edges.", valueName: "n"))
  var maxDepth: Int?

  @Option(
    help: ArgumentHelp(
      "Replace matching nodes by one node, or with 'module' each module by one; can be repeated.",
      valueName: "glob|module"
    )
  )
  var collapse: [String] = []

  @Flag(help: "Replace equal siblings by one node with their number.") var fold = false

  func validate() throws {
    if focus.isEmpty, depth != nil || directionOfFocus != nil {
      throw ValidationError("--depth and --direction-of-focus need --focus. Add --focus NAME.")
    }
    for (option, number) in [("--depth", depth), ("--max-depth", maxDepth)] where (number ?? 0) < 0 {
      throw ValidationError("\(option) is a number of edges. Use 0 or more.")
    }
  }

  private var narrowing: Narrowing {
    var narrowing = Narrowing.none
    if !focus.isEmpty { narrowing.focus = Focus(focus, depth: depth, direction: directionOfFocus ?? .down) }
    (narrowing.reaches, narrowing.maxDepth, narrowing.folds) = (reaches, maxDepth, fold)
    (narrowing.only, narrowing.exclude) = (only, exclude)
    narrowing.collapse = collapse.map(Collapse.init)
    return narrowing
  }

  /// The requested part of a view of a snapshot, with a caption about the rest.
  func narrowed(_ snapshot: Snapshot, to view: View, from place: String) throws(CommandError)
    -> CaptionedGraph
  {
    let shown = view.part(of: snapshot.graph)
    do {
      let narrowed = try narrowing.apply(to: shown)
      var part = snapshot
      part.graph = narrowed.graph
      let roots = shown.roots(along: .hierarchy).map(\.id)
      return CaptionedGraph(snapshot: part, caption: narrowed.caption, roots: Set(roots))
    } catch let error as NarrowingError {
      let hint = error.nodes(in: snapshot.graph).first.map(\.adviceToShow)
      throw CommandError(place, "--" + (hint.map { "\(error.option): \($0)" } ?? "\(error)"))
    } catch {
      throw CommandError(place, "--\(error)")
    }
  }
}

extension NarrowingError {
  /// What the name without a match means in a larger graph.
  fileprivate func nodes(in graph: Graph) -> [Node] {
    guard case .noMatch(let name, _) = problem else { return [] }
    return (try? NodeSearch(graph).nodes(naming: name).map { graph.nodes[$0] }) ?? []
  }
}

extension Node {
  /// How to show a node that a view omits.
  fileprivate var adviceToShow: String {
    let view = kind == .screen ? View.screens : .all
    return "\(name.quoted) is a \(kind.rawValue), and not shown; add --show \(view.rawValue)"
  }
}

extension Focus.Direction: ExpressibleByArgument {}

/// The names of coordinators that a shell completes. They come from a scan, which the cache makes quick.
enum CoordinatorCompletion {
  static let kind = CompletionKind.custom { _, _, prefix in
    // A shell has no place for errors: without sources, it completes nothing.
    let quiet = Diagnostics(level: .quiet)
    guard let snapshot = try? InputRequest([], .parse([])).session(reportingTo: quiet).snapshot() else {
      return []
    }
    return snapshot.graph.nodes.filter { $0.kind == .coordinator && $0.name.hasPrefix(prefix) }.map(\.name)
  }
}
