import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPictures

/// Pictures of coordinator graphs in the formats of the installed Graphviz, drawn inside this process. coordviz lays them
/// out; for SVG, `SVGRenderer` needs no Graphviz.
///
/// Any thread may call, any number at once; Graphviz itself knows one caller at a time, so the calls queue up. A
/// call blocks until its picture is made, and cannot be cancelled: keep it away from the main thread and from
/// tasks that must answer quickly.
///
/// During its work, Graphviz sets the numeric locale of the whole process to "C" and then back. It keeps one
/// context and its plugins in memory for the life of the process, and it exits the process when it runs out
/// of memory. Other code of the process that calls libgvc or libcgraph is not locked out.
public struct GraphvizRenderer: Sendable {
  var pixelLimit = PixelLimit()

  /// A renderer.
  public init() {}

  /// The version of the installed Graphviz.
  public static func version() throws(GraphvizError) -> String { try Graphviz.shared.version() }

  /// A graph as the bytes of a picture.
  ///
  /// - Parameters:
  ///   - graph: What to draw.
  ///   - format: `png`, `pdf`, or another format that the installed Graphviz knows.
  ///   - options: What it looks like.
  ///   - onWarning: Receives Graphviz's warnings, one line each, before the call returns.
  /// - Throws: ``GraphvizError``.
  public func picture(
    of graph: Graph,
    as format: String,
    options: DiagramOptions = DiagramOptions(),
    onWarning: (String) -> Void = { _ in }
  ) throws(GraphvizError) -> [UInt8] {
    try draw(Picture(graph, options), as: format, onWarning: onWarning)
  }

  /// The same of a picture that is laid out: Graphviz draws all parts at their places.
  package func draw(_ picture: Picture, as format: String, onWarning: (String) -> Void)
    throws(GraphvizError) -> [UInt8]
  {
    var (drawing, options, placement) = picture.parts
    let reduced = format == "png" ? pixelLimit.reduced(options.dotsPerInch, placement) : nil
    options.dotsPerInch = reduced ?? options.dotsPerInch
    let dot = DOTRenderer(options: options).render(drawing, placement: placement)
    let bytes = try render(dot: dot, engine: "nop2", format: format, onWarning: onWarning)
    if reduced != nil { onWarning(pixelLimit.warning) }
    return bytes
  }

  /// DOT text as Graphviz draws it, in any format that the installed Graphviz knows.
  ///
  /// DOT can name files to read (`image`, `shapefile`) and hold raw markup (`stylesheet`): pass only text that
  /// this program made itself, such as ``DOTRenderer``'s.
  ///
  /// - Parameters:
  ///   - dot: One graph.
  ///   - engine: The layout: `dot`, or `nop2` where all has its place.
  ///   - format: `png`, `pdf`, `json`, …
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

/// How large a bitmap may be. Filling a larger one takes longer than all else, and few programs show it.
struct PixelLimit {
  var mostPixels = 100_000_000.0
  /// Graphviz's default resolution.
  private static let usual = 96.0

  /// The resolution, in dots an inch, at which a placed picture fits; nil where it fits as it is.
  func reduced(_ dotsPerInch: Double?, _ placement: Placement) -> Double? {
    guard let whole = PlacedExtent(placement)?.whole else { return nil }
    let wanted = dotsPerInch ?? Self.usual
    // A point is the 72nd part of an inch.
    let pixels = (whole.right - whole.left) * (whole.top - whole.bottom) * (wanted / 72) * (wanted / 72)
    return pixels > mostPixels ? wanted * (mostPixels / pixels).squareRoot() : nil
  }

  var warning: String {
    """
    the png is smaller than requested, because it would have more than \(Int(mostPixels) / 1_000_000) million \
    pixels; use --format svg, or draw a part
    """
  }
}
