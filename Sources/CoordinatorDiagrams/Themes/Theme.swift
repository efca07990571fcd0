import CoordinatorGraph

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
    /// The colour of the letters; nil: the format's own.
    public var text: String?

    /// A style of the given colours and width.
    public init(fill: String, stroke: String, strokeWidth: Int, text: String? = nil) {
      self.fill = fill
      self.stroke = stroke
      self.strokeWidth = strokeWidth
      self.text = text
    }
  }

  /// The name that the command line knows it by.
  public var name: String
  /// How nodes look that play a part in the app; a part that is missing here changes nothing.
  public var roles: [Node.Role: NodeStyle]
  /// How all other nodes look; a kind that is missing here is drawn as the format draws it.
  public var kinds: [Node.Kind: NodeStyle]

  /// A theme of the given styles.
  public init(name: String, roles: [Node.Role: NodeStyle] = [:], kinds: [Node.Kind: NodeStyle] = [:]) {
    self.name = name
    self.roles = roles
    self.kinds = kinds
  }

  /// How a node looks; nil: leave it as the format draws it.
  ///
  /// A coordinator without a role plays the root when `isRoot`; screens, containers and the rest never do,
  /// since most of them stand outside the tree.
  ///
  /// - Parameter isRoot: whether the node is among the roots of its graph.
  public func style(of node: Node, isRoot: Bool) -> NodeStyle? {
    let part = node.role ?? (isRoot && node.kind == .coordinator ? .root : nil)
    return part.flatMap { roles[$0] } ?? kinds[node.kind]
  }
}
