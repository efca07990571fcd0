import CoordinatorDiagrams
import CoordinatorGraph

extension YAMLGraphReader {
  /// Relates two nodes with the given fields, and with defaults for missing fields.
  mutating func relate(
    _ from: NodeID,
    _ to: NodeID,
    _ kind: Edge.Kind,
    _ fields: YAMLFields?,
    _ member: YAMLValue.Member,
    label: String? = nil,
    to target: Node.Kind? = nil
  ) throws(DeclarationError) {
    let next = stated.nextOrder(of: from)
    let edge = Edge(
      from: from,
      to: to,
      kind: kind,
      ownership: try fields?.word("ownership") ?? .usual(of: kind),
      via: try fields?.text("via"),
      label: label,
      order: try fields?["order"]?.number("order", minimum: 0) ?? next
    )
    stated.relate(edge, to: target, at: member.place)
  }

  /// An element of `edges`, which states all its fields.
  mutating func edge(_ value: YAMLValue) throws(DeclarationError) {
    let fields = try YAMLFields(value, "edges", line: value.line, known: YAMLKeys.edge)
    let from = NodeID(try fields.required("from").text("from"))
    let next = stated.nextOrder(of: from)
    let edge = Edge(
      from: from,
      to: NodeID(try fields.required("to").text("to")),
      kind: try fields.word("kind") ?? .child,
      ownership: try fields.word("ownership") ?? .unknown,
      via: try fields.text("via"),
      label: try fields.text("label"),
      order: try fields["order"]?.number("order", minimum: 0) ?? next,
      evidence: try fields.locations("evidence")
    )
    stated.relate(edge, at: SourceLocation(file: "", line: value.line))
  }
}
