import CoordinatorDiagrams
import CoordinatorGraph

extension Edge {
  /// The key of a container that can express the edge completely, or nil.
  func containerKey(_ kinds: [NodeID: Node.Kind]) -> String? {
    guard kinds[from] == .container, evidence.isEmpty else { return nil }
    switch kind {
    case .parent: return kinds[to] == .container && isBare && label == nil ? "parent" : nil
    case .requires: return "requires"
    case .provides: return isBuilding(kinds) ? "builds" : "provides"
    case .adopts: return "adopts"
    default: return nil
    }
  }

  private func isBuilding(_ kinds: [NodeID: Node.Kind]) -> Bool {
    kinds[to] == .coordinator && via == nil && ownership == .usual(of: kind) && label == Edge.labelOfBuilds
  }

  /// Whether it has only ends, kind and label.
  var isBare: Bool { ownership == .unknown && via == nil && evidence.isEmpty }
}

extension Node {
  /// Whether it has only an id and a kind.
  func isPlain(_ naming: YAMLNaming) -> Bool {
    isUsuallyTyped(naming) && role == nil && label == nil && module == nil && location == nil
      && documentation == nil
      && unknown.isEmpty
  }

  /// Whether its type follows from its id, letter by letter.
  func isUsuallyTyped(_ naming: YAMLNaming) -> Bool {
    type.utf8.elementsEqual(naming.type(of: id).utf8)
  }
}

extension Graph {
  /// The naming by which most ids of nested nodes follow from their place.
  var usualNaming: YAMLNaming {
    let ways = edges.filter { $0.from != $0.to && [.child, .presents].contains($0.kind) }
    let paths = ways.lazy.filter { $0.nameInPath != nil }.count
    return paths * 2 > ways.count ? .paths : .names
  }

  /// The edges from a service to the one thing that it does, by the dependency that it implements.
  func services(among others: [Int], _ kinds: [NodeID: Node.Kind]) -> [NodeID: Int] {
    var leaving: [NodeID: Int] = [:]
    for edge in edges { leaving[edge.from, default: 0] += 1 }
    var services: [NodeID: Int] = [:]
    for position in others {
      let edge = edges[position]
      guard edge.kind == .adopts, edge.order == 0, edge.label == nil, edge.isBare else { continue }
      guard kinds[edge.from] == .service, leaving[edge.from] == 1 else { continue }
      if services[edge.to] == nil { services[edge.to] = position }
    }
    return services
  }
}

extension Edge {
  /// The rest of the target's id after the source's id and a slash; nil if the id has another form.
  var nameInPath: String? {
    let (parent, child) = (from.rawValue.utf8, to.rawValue.utf8)
    guard child.starts(with: parent), child.dropFirst(parent.count).first == UInt8(ascii: "/") else {
      return nil
    }
    return String(child.dropFirst(parent.count + 1))
  }
}
