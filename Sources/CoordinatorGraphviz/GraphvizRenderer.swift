import CoordinatorDiagrams
import CoordinatorGraph

/// Pictures of coordinator graphs, laid out and drawn by Graphviz inside this process.
///
/// Any thread may call, any number at once; Graphviz itself knows one caller at a time, so the calls queue up. A
/// call blocks until its picture is made, and cannot be cancelled: keep it away from the main thread and from
/// tasks that must answer quickly. The tree takes milliseconds for a hundred nodes and a fifth of a second for ten
/// thousand; Graphviz's own layouts grow with the square of the graph.
///
/// While it works, Graphviz sets the numeric locale of the whole process to "C" and then back; it keeps one
/// context and its plugins in memory for the life of the process; and it exits the process when it runs out of
/// memory. Code of the same process that calls libgvc or libcgraph itself is not kept out.
public struct GraphvizRenderer: Sendable {
  /// A renderer; it has no state of its own.
  public init() {}

  /// A graph as SVG: a self-contained picture without scripts or links to other files, in UTF-8.
  ///
  /// Each node and edge is a `<g>` whose `id` follows from the names in the graph, whose `class` tells its kind,
  /// and whose `<title>` starts with what a person calls it. The layouts of this library cost O(n + m) and never
  /// fail; those of Graphviz are handed to the worker, and replaced by the tree where it fails.
  ///
  /// - Parameters:
  ///   - graph: What to draw.
  ///   - options: What it looks like.
  ///   - layout: Where the parts stand. `auto` asks Graphviz only where there is a worker.
  ///   - worker: Does Graphviz's layouts outside of this process; nil: they are done here, without a limit.
  ///   - onWarning: Told what Graphviz warned of, and why a layout was replaced, a line each, before the call returns.
  /// - Throws: ``GraphvizError``.
  public func svg(
    of graph: Graph,
    options: DiagramOptions = DiagramOptions(),
    layout: LayoutChoice = .auto,
    worker: GraphvizWorker? = nil,
    onWarning: (String) -> Void = { _ in }
  ) throws(GraphvizError) -> String {
    let bytes = try picture(
      of: graph,
      as: "svg",
      options: options,
      layout: layout,
      worker: worker,
      onWarning: onWarning
    )
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A graph as the bytes of a picture: `svg`, or any format that the installed Graphviz knows: `png`, `pdf`, …
  ///
  /// The parameters and errors are those of ``svg(of:options:layout:worker:onWarning:)``.
  public func picture(
    of graph: Graph,
    as format: String,
    options: DiagramOptions = DiagramOptions(),
    layout: LayoutChoice = .auto,
    worker: GraphvizWorker? = nil,
    onWarning: (String) -> Void = { _ in }
  ) throws(GraphvizError) -> [UInt8] {
    var options = options
    // Curves have no dots: an SVG would be larger, not sharper.
    if format == "svg" { options.dotsPerInch = nil }
    let picture = Picture(graph: graph, options: options, layout: layout, worker: worker)
    let drawing = try picture.draw(format: format)
    drawing.warnings.forEach(onWarning)
    return drawing.bytes
  }

  /// DOT text as Graphviz draws it, in any format that the installed Graphviz knows.
  ///
  /// DOT can name files to read (`image`, `shapefile`) and hold raw markup (`stylesheet`): pass only text that
  /// this program made itself, such as ``DOTRenderer``'s.
  ///
  /// - Parameters:
  ///   - dot: One graph.
  ///   - engine: The layout: `dot`, `neato`, `twopi`, …
  ///   - format: `svg`, `png`, `pdf`, `json`, …
  ///   - onWarning: Told what Graphviz warned of, a line each, before the call returns.
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
