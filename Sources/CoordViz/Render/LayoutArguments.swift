import ArgumentParser
import CoordinatorGraphviz

/// The options for the layout of a picture.
struct LayoutArguments: ParsableArguments {
  @Option(
    help: """
      The layout of a picture (auto: a tree if the graph is nearly one, or else dot; coordviz draws tree and compact, \
      Graphviz the others).
      """
  )
  var layout = LayoutChoice.auto

  @Option(
    help: ArgumentHelp(
      "The time limit for Graphviz; after it, the tree layout is used.",
      valueName: "seconds"
    )
  )
  var layoutSeconds = 10.0

  func validate() throws {
    guard layoutSeconds.isFinite, (0...86_400).contains(layoutSeconds) else {
      throw ValidationError(
        "--layout-seconds \(layoutSeconds) is out of range. Use a number from 0 to 86400."
      )
    }
  }

  /// Does Graphviz's layouts.
  var worker: GraphvizWorker {
    let worker = LayoutWorker(seconds: layoutSeconds)
    return { try worker.picture($0) }
  }
}

extension LayoutChoice: ExpressibleByArgument {}
