import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// The options that say which part of a graph is drawn.
struct NarrowingArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Draw only the nodes that match; may be repeated.", valueName: "glob"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Leave out the nodes that match; may be repeated.", valueName: "glob"))
  var exclude: [String] = []

  @Option(help: ArgumentHelp("Draw what is near a node; may be repeated.", valueName: "name"))
  var focus: [String] = []

  @Option(help: ArgumentHelp("How many edges away from --focus; no limit unless given.", valueName: "n"))
  var depth: Int?

  @Option(help: "Which way from --focus.")
  var directionOfFocus: Focus.Direction?

  @Option(help: ArgumentHelp("Draw what leads to a node; may be repeated.", valueName: "name"))
  var reaches: [String] = []

  @Option(help: ArgumentHelp("How many edges below the roots.", valueName: "n"))
  var maxDepth: Int?

  @Option(
    help: ArgumentHelp(
      "Draw the nodes that match as one, or with 'module' each module; may be repeated.",
      valueName: "glob|module"
    )
  )
  var collapse: [String] = []

  @Flag(help: "Draw equal siblings as one, with their number.")
  var fold = false

  func validate() throws {
    if focus.isEmpty, depth != nil || directionOfFocus != nil {
      throw ValidationError("--depth and --direction-of-focus count from --focus. Add --focus NAME.")
    }
    for (option, number) in [("--depth", depth), ("--max-depth", maxDepth)] where (number ?? 0) < 0 {
      throw ValidationError("\(option) counts edges. Use 0 or more.")
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
      return CaptionedGraph(snapshot: part, caption: narrowed.caption)
    } catch {
      throw .noSuchPart(place: place, problem: "--\(error)")
    }
  }
}

extension Focus.Direction: ExpressibleByArgument {}
