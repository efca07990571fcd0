import CoordinatorGraph

/// The colours of nodes in a diagram, by kind and role. Colours are `#rgb` or `#rrggbb`.
public struct Theme: Hashable, Sendable {
  /// The colours of one node on pages of one kind.
  public struct Colours: Hashable, Sendable {
    /// Inside.
    public var fill: String
    /// The outline.
    public var stroke: String
    /// The letters.
    public var text: String

    /// The given colours.
    public init(fill: String, stroke: String, text: String) {
      self.fill = fill
      self.stroke = stroke
      self.text = text
    }
  }

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
    /// The colours on dark pages, for pictures that can have two sets; nil: those of light pages, with dark letters.
    public var dark: Colours?

    /// A style of the given colours and width.
    public init(fill: String, stroke: String, strokeWidth: Int, text: String? = nil, dark: Colours? = nil) {
      self.fill = fill
      self.stroke = stroke
      self.strokeWidth = strokeWidth
      self.text = text
      self.dark = dark
    }
  }

  /// The name that the command line knows it by.
  public var name: String
  /// How nodes look that play a part in the app; a part that is missing here changes nothing.
  public var roles: [Node.Role: NodeStyle]
  /// How all other nodes look; a kind that is missing here is drawn as the format draws it.
  public var kinds: [Node.Kind: NodeStyle]
  /// How coordinators look that lead to no other, in pictures; nil: as all other coordinators do.
  public var leaf: NodeStyle?

  /// A theme of the given styles.
  public init(
    name: String,
    roles: [Node.Role: NodeStyle] = [:],
    kinds: [Node.Kind: NodeStyle] = [:],
    leaf: NodeStyle? = nil
  ) {
    self.name = name
    self.roles = roles
    self.kinds = kinds
    self.leaf = leaf
  }

  /// How a node looks; nil: leave it as the format draws it.
  ///
  /// A coordinator without a role gets the root's style if `isRoot`. Screens, containers and other kinds
  /// never do, because most of them are outside the tree.
  ///
  /// - Parameter isRoot: whether the node is among the roots of its graph.
  public func style(of node: Node, isRoot: Bool) -> NodeStyle? {
    let part = node.role ?? (isRoot && node.kind == .coordinator ? .root : nil)
    return part.flatMap { roles[$0] } ?? kinds[node.kind]
  }
}
