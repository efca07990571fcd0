import CoordinatorGraph

/// Converts paths of nodes into references with their names in source.
///
/// Builds paths from objects of the app's classes only. The storage of a collection and the box of a payload
/// become part of the reference's name, and nested closures become one.
struct RetentionPaths {
  /// Paths up to this many references are complete; a longer path only has its two ends.
  static let longestTold = 40

  var search: HeapSearch
  /// Whether a reference that was found is not there any more.
  var hasChanged = false

  /// An object or a closure on the path, and its reference to the next.
  struct PathElement {
    /// Nil for a closure.
    let object: Int32?
    var reference: String
    /// The code of a closure and of its inner closures, the compiler's wrappers first.
    var functions: [UInt] = []
  }

  /// The stations of a way, its last node not included.
  mutating func stations(of nodes: some BidirectionalCollection<Int32>) -> [PathElement] {
    var stations: [PathElement] = []
    var function: UInt = 0
    for (owner, target) in zip(nodes, nodes.dropFirst()) {
      let (label, isClosure, next) = name(of: owner, to: target)
      let node = search.table.nodes[Int(owner)]
      if node.isContext {
        enterClosure(&stations, label, function)
      } else if node.isObject, !isStorage(node) || stations.isEmpty {
        stations.append(PathElement(object: owner, reference: label))
      } else {
        extend(&stations, owner, by: label)
      }
      // A closure that captured only one object has no context between them.
      if isClosure, !search.table.nodes[Int(target)].isContext {
        node.isContext ? addInner(next, to: &stations) : enterClosure(&stations, "", next)
      }
      function = next
    }
    return stations
  }

  private func enterClosure(_ stations: inout [PathElement], _ label: String, _ function: UInt) {
    let captures = joinedLabel("captures", label)
    if let last = stations.last, last.object == nil {
      stations[stations.count - 1].reference = captures
    } else {
      stations.append(PathElement(object: nil, reference: captures))
    }
    if function != 0 { stations[stations.count - 1].functions.append(function) }
  }

  /// A closure without a context of its own, which another one captured.
  private func addInner(_ function: UInt, to stations: inout [PathElement]) {
    if function != 0 { stations[stations.count - 1].functions.append(function) }
  }

  private func extend(_ stations: inout [PathElement], _ owner: Int32, by label: String) {
    if let last = stations.last {
      stations[stations.count - 1].reference = joinedLabel(last.reference, label)
    } else {
      stations.append(PathElement(object: owner, reference: label))
    }
  }

  /// Whether an object node is really the storage of an array.
  private func isStorage(_ node: MemoryNode) -> Bool {
    node.type.flatMap(elementType) != nil
  }

  private typealias Name = (label: String, isClosure: Bool, function: UInt)

  private mutating func name(of owner: Int32, to target: Int32) -> Name {
    let names = names(of: owner, to: target)
    guard let first = names.first(where: { $0.reference.ownership == .strong }) ?? names.first else {
      hasChanged = true
      return ("?", false, 0)
    }
    return (first.label, first.reference.isClosure, first.reference.function)
  }

  private mutating func names(
    of owner: Int32,
    to target: Int32
  ) -> [(label: String, reference: MemoryReference)] {
    search.reader.names(of: search.table.nodes[Int(owner)], to: search.table.nodes[Int(target)].address)
  }

  /// The number of strong references from a node to another now.
  mutating func countReferences(of owner: Int32, to target: Int32) -> Int {
    names(of: owner, to: target).count { $0.reference.ownership == .strong }
  }

  /// The references from a node to a target, each with the object or closure that owns it.
  mutating func references(of holder: HeapSearch.Holder, to target: Int32) -> [PathElement] {
    var above = [holder.owner]
    while let first = above.first, needsOwner(first), search.table.parents[Int(first)] >= 0 {
      above.insert(search.table.parents[Int(first)], at: 0)
    }
    let stations = stations(of: above + [target])
    guard let last = stations.last else { return [] }
    let names = names(of: holder.owner, to: target).filter { $0.reference.ownership == holder.ownership }
    guard let first = names.first, last.reference.hasSuffix(first.label) else { return [last] }
    let stem = String(last.reference.dropLast(first.label.count))
    return names.map { PathElement(object: last.object, reference: stem + $0.label) }
  }

  private func needsOwner(_ number: Int32) -> Bool {
    let node = search.table.nodes[Int(number)]
    return node.isObject ? isStorage(node) : !node.isContext
  }
}
