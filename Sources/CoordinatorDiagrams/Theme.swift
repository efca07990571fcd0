/// How the nodes of a diagram look, by what they stand for. Colours are `#rgb` or `#rrggbb`.
public struct Theme: Hashable, Sendable {
  /// How one node looks.
  public struct NodeStyle: Hashable, Sendable {
    /// The colour inside.
    public var fill: String
    /// The colour of the outline.
    public var stroke: String
    /// The width of the outline, in pixels.
    public var strokeWidth: Int

    /// A style of the given colours and width.
    public init(fill: String, stroke: String, strokeWidth: Int) {
      self.fill = fill
      self.stroke = stroke
      self.strokeWidth = strokeWidth
    }
  }

  /// The name that the command line knows it by.
  public var name: String
}
