import CoordinatorGraph

/// The connected parts of a tree within one module. A node is in one part with its parent if both are of one
/// module, and with its siblings of that module. O(n).
struct ModuleParts {
  /// The name of a module and nodes of it, by their places in the drawing.
  typealias Part = (module: String, nodes: [Int])

  private(set) var all: [Part] = []

  /// The start of a part: the first of some siblings whose parent is of another module.
  private struct Start: Hashable {
    let parent: Int
    let module: String
  }

  init(_ nodes: [Node], _ forest: SpanningForest) {
    var starts: [Start: Int] = [:]
    var parts = [Int?](repeating: nil, count: nodes.count)
    var order = forest.roots
    var next = 0
    while next < order.count {
      let node = order[next]
      next += 1
      order += forest.children[node]
      guard let module = nodes[node].module else { continue }
      let parent = forest.parents[node]
      let part: Int
      if parent >= 0, nodes[parent].module == module, let above = parts[parent] {
        part = above
      } else {
        part = starts[Start(parent: parent, module: module), default: all.count]
        starts[Start(parent: parent, module: module)] = part
      }
      if part == all.count { all.append((module, [])) }
      all[part].nodes.append(node)
      parts[node] = part
    }
  }
}
