import CoordinatorDiagrams
import CoordinatorGraph

/// Pictures of coordinator graphs, laid out and drawn by Graphviz inside this process.
///
/// Any thread may call, any number at once; Graphviz itself knows one caller at a time, so the calls queue up. A
/// call blocks until its picture is made, and cannot be cancelled: keep it away from the main thread and from
/// tasks that must answer quickly. The tree takes milliseconds for a hundred nodes and a fifth of a second for ten
/// thousand; Graphviz's own layouts grow with the square of the graph.
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
  /// The layouts of this library cost O(n + m) and never fail. The worker runs Graphviz's layouts; if it
  /// fails, the tree layout is used.
  ///
  /// - Parameters:
  ///   - graph: What to draw.
  ///   - options: What it looks like.
  ///   - layout: The layout. `auto` uses Graphviz only if there is a worker.
  ///   - worker: Does Graphviz's layouts outside of this process; nil: they are done here, without a limit.
  ///   - onWarning: Receives Graphviz's warnings and the reasons for a replaced layout, one line each, before
  ///     the call returns.
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
  /// The parameters and errors are those of ``svg(of:options:layout:worker:onWarning:)``. `onChoice` receives the layout
  /// that was chosen, in words.
  public func picture(
    of graph: Graph,
    as format: String,
    options: DiagramOptions = DiagramOptions(),
    layout: LayoutChoice = .auto,
    worker: GraphvizWorker? = nil,
    onWarning: (String) -> Void = { _ in },
    onChoice: (String) -> Void = { _ in }
  ) throws(GraphvizError) -> [UInt8] {
    var options = options
    // Curves have no dots: an SVG would be larger, not sharper.
    if format == "svg" { options.dotsPerInch = nil }
    let picture = Picture(graph: graph, options: options, layout: layout, worker: worker)
    let drawing = try picture.draw(format: format)
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
  ///   - engine: The layout: `dot`, `neato`, `twopi`, …
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
