import Yams

/// A value of a YAML document, and its place.
struct YAMLValue {
  /// The type of a value.
  enum Shape {
    case nothing
    case text(String)
    case list([YAMLValue])
    case mapping([(key: YAMLValue, value: YAMLValue)])
  }

  private let node: Node
  private let document: YAMLDocument

  init(_ node: Node, in document: YAMLDocument) {
    self.node = node
    self.document = document
  }

  /// The line that the value starts in, from 1.
  var line: Int { node.mark?.line ?? 1 }

  /// The type of the value. Values with anchors are an error, and so are their aliases, which come later in
  /// the text.
  func shape() throws(DeclarationError) -> Shape {
    guard node.anchor == nil else { throw .alias(line: line) }
    switch node {
    case .scalar(let scalar):
      return scalar.isNothing ? .nothing : .text(document.string(of: scalar))
    case .sequence(let sequence):
      return .list(sequence.map { YAMLValue($0, in: document) })
    case .mapping(let mapping):
      return .mapping(
        mapping.map { (YAMLValue($0.key, in: document), YAMLValue($0.value, in: document)) }
      )
    case .alias:
      throw .alias(line: line)
    }
  }
}

extension Node.Scalar {
  /// Whether the value is empty, or one of YAML's words for null.
  fileprivate var isNothing: Bool {
    style == .plain && ["", "~", "null", "Null", "NULL"].contains(string)
  }
}
