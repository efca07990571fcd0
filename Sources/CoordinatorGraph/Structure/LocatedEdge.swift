/// An edge by the positions of its ends, which compare faster than their ids and in the same order.
package struct LocatedEdge: Sendable {
  let source: Int
  let target: Int
  let kind: Edge.Kind
  let order: Int
  /// The position of the edge in its array.
  package let position: Int

  package init(source: Int, target: Int, kind: Edge.Kind, order: Int, position: Int) {
    (self.source, self.target, self.kind) = (source, target, kind)
    (self.order, self.position) = (order, position)
  }

  /// Whether it sorts before another edge by ends, kind and order; nil if these are equal.
  func precedes(_ other: LocatedEdge) -> Bool? {
    if source != other.source { return source < other.source }
    if kind != other.kind { return kind.rank < other.kind.rank }
    if target != other.target { return target < other.target }
    return order == other.order ? nil : order < other.order
  }
}

extension [Edge] {
  func located(by indices: [NodeID: Int]) throws(GraphError) -> [LocatedEdge] {
    var located: [LocatedEdge] = []
    located.reserveCapacity(count)
    for position in self.indices {
      located.append(try self[position].located(by: indices, position: position))
    }
    return located
  }

  /// Located edges as a graph sorts them, whatever order they came in.
  func sorted(_ located: [LocatedEdge]) -> [LocatedEdge] {
    located.sortedIfNeeded { left, right in
      left.precedes(right) ?? self[left.position].detailsPrecede(self[right.position])
    }
  }
}

extension Edge {
  fileprivate func located(by indices: [NodeID: Int], position: Int) throws(GraphError) -> LocatedEdge {
    guard let source = indices[from] else { throw .danglingEdge(from: from, to: to, missing: from) }
    guard let target = indices[to] else { throw .danglingEdge(from: from, to: to, missing: to) }
    return LocatedEdge(source: source, target: target, kind: kind, order: max(order, 0), position: position)
  }

  /// Orders edges with equal ends, kind and order. Canonically equivalent texts are compared by their bytes,
  /// because otherwise the output would depend on the input order.
  fileprivate func detailsPrecede(_ other: Edge) -> Bool {
    let (left, right) = (details, other.details)
    if left != right { return left.lexicographicallyPrecedes(right) }
    return left.joined().utf8.lexicographicallyPrecedes(right.joined().utf8)
  }

  private var details: [String] {
    let optional = [via, label, condition].map { $0.map { "=\($0)" } ?? "" }
    return [optional[0], ownership.rawValue, optional[1], optional[2], isPossible ? "possible" : ""]
      + evidence.flatMap { [$0.file, "\($0.line)"] }
  }
}

extension RandomAccessCollection {
  /// The sorted elements; in one pass if they are sorted already, as those of a snapshot are.
  func sortedIfNeeded(by comesBefore: (Element, Element) -> Bool) -> [Element] {
    let isSorted = !indices.dropFirst().contains { comesBefore(self[$0], self[index(before: $0)]) }
    return isSorted ? Array(self) : sorted(by: comesBefore)
  }
}
