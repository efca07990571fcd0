import ArgumentParser
import CoordinatorGraph

/// The options that say which part of a graph is drawn.
struct NarrowingArguments: ParsableArguments {
  func narrowed(_ snapshot: Snapshot, from place: String) throws(CommandError) -> CaptionedGraph {
    CaptionedGraph(snapshot: snapshot)
  }
}
