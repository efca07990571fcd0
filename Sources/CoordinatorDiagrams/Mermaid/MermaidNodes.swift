import CoordinatorGraph

/// How the nodes of one flowchart are mentioned: with their label the first time, by their id from then on.
struct MermaidNodes {
  private let nodes: [Node]
  private var isDefined: [Bool]

  init(_ drawing: Drawing) {
    nodes = drawing.nodes
    isDefined = nodes.map { _ in false }
  }

  /// The nodes that were not mentioned yet.
  var unmentioned: [Int] {
    nodes.indices.filter { !isDefined[$0] }
  }

  mutating func mention(_ node: Int) -> String {
    defer { isDefined[node] = true }
    return isDefined[node] ? Self.id(node) : Self.id(node) + nodes[node].mermaidShape
  }

  /// A to Z, then A1 to Z1 and so on: none of them looks like a keyword or an arrow of Mermaid.
  static func id(_ node: Int) -> String {
    let (number, letter) = node.quotientAndRemainder(dividingBy: 26)
    let capital = Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(letter)))
    return number == 0 ? String(capital) : "\(capital)\(number)"
  }
}

extension Node {
  /// The node's label between the brackets that give it the shape of its kind.
  fileprivate var mermaidShape: String {
    let label = MermaidLabel.shortest(caption)
    return switch kind {
    case .coordinator: "[\(label)]"
    case .screen: "(\(label))"
    case .container: "[[\(label)]]"
    case .dependency: "{{\(label)}}"
    case .service: "[(\(label))]"
    case .module: "([\(label)])"
    }
  }
}
