import ArgumentParser
import CoordinatorGraphviz

/// The options for the layout of a picture.
struct LayoutArguments: ParsableArguments {
  @Option(
    help: """
      Where the nodes of a picture stand (auto: as a tree where the graph nearly is one, else by dot; tree and compact \
      are coordviz's own, the others Graphviz's).
      """
  )
  var layout = LayoutChoice.auto

  @Option(
    help: ArgumentHelp(
      "How long Graphviz may lay a picture out; the tree is drawn after that.",
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
