/// Where each part of a graph's picture stands. Lengths are points, 72 to the inch; x grows to the right and y
/// downwards, from the picture's top left corner.
///
/// A layout makes it, and ``DOTRenderer`` writes it as positions that the engine `nop2` draws as they are.
public struct Geometry: Hashable, Sendable {
  /// A place.
  public struct Point: Hashable, Sendable {
    /// How far to the right.
    public var x: Double
    /// How far down.
    public var y: Double

    /// The given place.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// An upright rectangle.
  public struct Box: Hashable, Sendable {
    /// Its centre.
    public var center: Point
    /// From its left to its right side.
    public var width: Double
    /// From its upper to its lower side.
    public var height: Double

    /// A box around a place.
    public init(center: Point, width: Double, height: Double) {
      self.center = center
      self.width = width
      self.height = height
    }
  }

  /// Where a node stands.
  public struct NodePlace: Hashable, Sendable {
    /// The box that the node's outline fills; ``NodeShape`` tells how much room a label needs.
    public var box: Box
    /// The lines that the label is broken into; empty: the label is one line.
    public var lines: [String]

    /// A node in the given box.
    public init(box: Box, lines: [String] = []) {
      self.box = box
      self.lines = lines
    }
  }

  /// Where an edge runs.
  public struct Route: Hashable, Sendable {
    /// A chain of cubic Bézier curves, 3n + 1 points, from the outline of the edge's `from` to the outline of its
    /// `to`. The tips of arrows touch its ends; the line is shortened by their length when it is drawn.
    public var points: [Point]
    /// The centre of the label; nil: the edge is drawn without its label.
    public var label: Point?

    /// An edge along the given curve.
    public init(points: [Point], label: Point? = nil) {
      self.points = points
      self.label = label
    }
  }

  /// The box of a module, drawn behind its nodes.
  public struct ModulePlace: Hashable, Sendable {
    /// The module.
    public var name: String
    /// Its box.
    public var box: Box
    /// The centre of its name.
    public var label: Point

    /// A module in the given box.
    public init(name: String, box: Box, label: Point) {
      self.name = name
      self.box = box
      self.label = label
    }
  }

  /// From the picture's left to its right side, without the margin around it.
  public var width: Double
  /// From the picture's upper to its lower side, without the margin around it.
  public var height: Double
  /// A place for each node, in the order of the graph's `nodes`.
  public var nodes: [NodePlace]
  /// A route for each edge, in the order of the graph's `edges`.
  public var edges: [Route]
  /// The modules that have a box of their own.
  public var modules: [ModulePlace]
  /// The centre of the title; nil: it is not drawn.
  public var title: Point?

  /// A geometry of the given parts.
  public init(
    width: Double,
    height: Double,
    nodes: [NodePlace],
    edges: [Route],
    modules: [ModulePlace] = [],
    title: Point? = nil
  ) {
    self.width = width
    self.height = height
    self.nodes = nodes
    self.edges = edges
    self.modules = modules
    self.title = title
  }
}
