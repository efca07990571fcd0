import CoordinatorGraph

/// A sign and a short word above the name in a node: what became of it, or what is wrong with it.
public struct NodeBadge: Hashable, Sendable {
  /// What it is, as a class of style sheets: small letters and dashes.
  public var name: String
  /// One character, so that colours are not all that tells badges apart.
  public var sign: String
  /// A word or two.
  public var word: String
  /// The colours of the node. The outline's is also that of the badge.
  public var style: Theme.NodeStyle

  /// A badge.
  public init(name: String, sign: String, word: String, style: Theme.NodeStyle) {
    (self.name, self.sign, self.word, self.style) = (name, sign, word, style)
  }

  /// The size of its letters.
  package static let fontSize = 12.0
  /// Its height, and the room that it takes above the name.
  package static let height = 16.0
  package static let room = 20.0

  /// The sign and the word.
  package var text: String { "\(sign) \(word)".shortened(to: 40).oneLine }

  /// Its width, in points.
  package var width: Double {
    TextMetrics(fontSize: Self.fontSize, isBold: true).width(of: text).rounded(.up) + 14
  }
}

extension DiagramOptions {
  /// The badge of a node: its own, or that of its change.
  package func badge(of node: Node) -> NodeBadge? {
    badges[node.id]
      ?? changes?.nodes[node.id].flatMap { change in
        // Most nodes of such a picture are driven, and their colour says it.
        change == .driven
          ? nil
          : NodeBadge(
            name: change.rawValue,
            sign: change.sign,
            word: legendWord(changes?.words[change] ?? change.rawValue),
            style: change.style
          )
      }
  }
}

extension Node {
  /// The node without the sign that a diagram as text puts before its name.
  package func unsigned(_ change: ChangeMarks.Change?) -> Node {
    guard let change, let label, label.hasPrefix("\(change.sign) ") else { return self }
    var node = self
    node.label = String(label.dropFirst(change.sign.count + 1))
    return node
  }
}
