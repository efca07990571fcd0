import CoordinatorGraph

/// The connected parts of a tree within one module. A node is in one part with its parent if both are of one
/// module, and with its siblings of that module. O(n).
struct ModuleParts {
  /// The name of a module and nodes of it, by their places in the drawing.
  typealias Part = (module: String, nodes: [Int])

  private(set) var all: [Part] = []
  /// The place of each node when each comes right before all that is below it.
  private var places: [Int]

  /// The start of a part: the first of some siblings whose parent is of another module.
  private struct Start: Hashable {
    let parent: Int
    let module: String
  }

  init(_ nodes: [Node], _ forest: SpanningForest) {
    places = [Int](repeating: 0, count: nodes.count)
    for (place, node) in forest.roots.flatMap(forest.preorder).enumerated() { places[node] = place }
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

  /// A part as several, each without nodes of other modules between its own. O(n log n).
  func runs(of part: Part) -> [Part] {
    var runs: [Part] = []
    var last: Int?
    for node in part.nodes.sorted(by: { places[$0] < places[$1] }) {
      if last.map({ places[$0] + 1 == places[node] }) ?? false {
        runs[runs.count - 1].nodes.append(node)
      } else {
        runs.append((part.module, [node]))
      }
      last = node
    }
    return runs
  }
}
