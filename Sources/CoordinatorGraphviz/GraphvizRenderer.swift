import CoordinatorDiagrams
import CoordinatorGraph

/// Pictures of coordinator graphs. This library lays them out as trees and draws SVG; Graphviz draws other formats inside
/// this process.
///
/// Any thread may call, any number at once; Graphviz itself knows one caller at a time, so the calls queue up. A
/// call blocks until its picture is made, and cannot be cancelled: keep it away from the main thread and from
/// tasks that must answer quickly.
///
/// During its work, Graphviz sets the numeric locale of the whole process to "C" and then back. It keeps one
/// context and its plugins in memory for the life of the process, and it exits the process when it runs out
/// of memory. Other code of the process that calls libgvc or libcgraph is not locked out.
public struct GraphvizRenderer: Sendable {
  /// A renderer; it has no state.
  public init() {}

  /// A graph as SVG: a self-contained picture without scripts or links to other files, in UTF-8.
  ///
  /// Each node and edge is a `<g>`. Its `id` is derived from the names in the graph, its `class` names its
  /// kind, and its `<title>` starts with the readable name.
  ///
  /// The layout takes O(n + m), and never fails.
  ///
  /// - Parameters:
  ///   - graph: What to draw.
  ///   - options: What it looks like.
  public func svg(of graph: Graph, options: DiagramOptions = DiagramOptions()) -> String {
    String(decoding: Picture(graph: graph, options: options).svg, as: UTF8.self)
  }

  /// A graph as the bytes of a picture: `svg`, or any format that the installed Graphviz knows: `png`, `pdf`, …
  ///
  /// - Parameters:
  ///   - graph: What to draw.
  ///   - format: The format.
  ///   - options: What it looks like.
  ///   - onWarning: Receives Graphviz's warnings, one line each, before the call returns.
  ///   - onChoice: Receives the shape of the tree that was chosen, in words.
  /// - Throws: ``GraphvizError``.
  public func picture(
    of graph: Graph,
    as format: String,
    options: DiagramOptions = DiagramOptions(),
    onWarning: (String) -> Void = { _ in },
    onChoice: (String) -> Void = { _ in }
  ) throws(GraphvizError) -> [UInt8] {
    let drawing = try Picture(graph: graph, options: options).draw(format: format)
    drawing.warnings.forEach(onWarning)
    drawing.choice.map(onChoice)
    return drawing.bytes
  }

  /// DOT text as Graphviz draws it, in any format that the installed Graphviz knows.
  ///
  /// DOT can name files to read (`image`, `shapefile`) and hold raw markup (`stylesheet`): pass only text that
  /// this program made itself, such as ``DOTRenderer``'s.
  ///
  /// - Parameters:
  ///   - dot: One graph.
  ///   - engine: The layout: `dot`, or `nop2` where all has its place.
  ///   - format: `svg`, `png`, `pdf`, `json`, …
  ///   - onWarning: Receives Graphviz's warnings, one line each, before the call returns.
  /// - Returns: The bytes of the picture's file.
  /// - Throws: ``GraphvizError``; also where Graphviz made a picture but reported an error on the way.
  public func render(
    dot: String,
    engine: String = "dot",
    format: String,
    onWarning: (String) -> Void = { _ in }
  ) throws(GraphvizError) -> [UInt8] {
    let drawing = try Graphviz.shared.draw(dot: dot, engine: engine, format: format)
    drawing.warnings.forEach(onWarning)
    return drawing.bytes
  }
}
