import CoordinatorDiagrams
import CoordinatorGraph

/// A description of a picture in a sentence or two, for screen readers.
struct PictureDescription {
  private let graph: Graph

  init(_ graph: Graph) {
    self.graph = graph
  }

  /// The words; at most some hundred letters for a graph of any size. O(n + m).
  var text: String {
    guard !graph.nodes.isEmpty else { return "An empty graph." }
    return [tree, rest, lines].compactMap { $0 }.joined(separator: " ")
  }

  private var tree: String? {
    let hierarchy = graph.hierarchy()
    let count = hierarchy.nodes.count
    guard count > 0 else { return nil }
    let levels = (hierarchy.depths().values.max() ?? 0) + 1
    let size = "\(Self.count(count, "coordinator")) on \(Self.count(levels, "level"))"
    let roots = hierarchy.roots()
    switch roots.count {
    case 1: return "\(size), below \(Self.name(roots[0]))."
    case 2...3: return "\(size), below the roots \(roots.map(Self.name).joined(separator: ", "))."
    default: return "\(size), below \(roots.count) roots."
    }
  }

  private var rest: String? {
    let kinds = Node.Kind.allCases.filter { $0 != .coordinator }
    let counts = kinds.compactMap { kind -> String? in
      let count = graph.nodes.lazy.filter { $0.kind == kind }.count
      return count == 0 ? nil : Self.count(count, kind.rawValue)
    }
    return counts.isEmpty ? nil : counts.joined(separator: ", ") + "."
  }

  private var lines: String {
    let kinds = Edge.Kind.allCases.compactMap { kind -> String? in
      let count = graph.edges.lazy.filter { $0.kind == kind }.count
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let sum = Self.count(graph.edges.count, "line")
    return kinds.isEmpty ? "\(sum)." : "\(sum): \(kinds.joined(separator: ", "))."
  }

  private static func name(_ node: Node) -> String { node.caption }

  private static func count(_ count: Int, _ word: String) -> String {
    let plural = word.hasSuffix("y") ? word.dropLast() + "ies" : word + "s"
    return "\(count) \(count == 1 ? word : String(plural))"
  }
}
