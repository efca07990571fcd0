import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// The options that say which part of a graph is drawn.
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

  @Option(help: "The direction from --focus.")
  var directionOfFocus: Focus.Direction?

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

  @Flag(help: "Replace equal siblings by one node with their number.")
  var fold = false

  func validate() throws {
    if focus.isEmpty, depth != nil || directionOfFocus != nil {
      throw ValidationError("--depth and --direction-of-focus need --focus. Add --focus NAME.")
    }
    for (option, number) in [("--depth", depth), ("--max-depth", maxDepth)] where (number ?? 0) < 0 {
      throw ValidationError("\(option) is a number of edges. Use 0 or more.")
    }
  }

  private var narrowing: Narrowing {
    Narrowing(
      focus: focus.isEmpty ? nil : Focus(focus, depth: depth, direction: directionOfFocus ?? .down),
      reaches: reaches,
      maxDepth: maxDepth,
      only: only,
      exclude: exclude,
      collapse: collapse.map(Collapse.init),
      folds: fold
    )
  }

  /// The requested part of a snapshot, with a caption about the rest.
  func narrowed(_ snapshot: Snapshot, from place: String) throws(CommandError) -> CaptionedGraph {
    do {
      let narrowed = try narrowing.apply(to: snapshot.graph)
      var part = snapshot
      part.graph = narrowed.graph
      let roots = snapshot.graph.roots(along: .hierarchy).map(\.id)
      return CaptionedGraph(snapshot: part, caption: narrowed.caption, roots: Set(roots))
    } catch {
      throw .noSuchPart(place: place, problem: "--\(error)")
    }
  }
}

extension Focus.Direction: ExpressibleByArgument {}
