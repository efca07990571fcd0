import CoordinatorGraph

extension RandomGraph {
  /// A graph like that of an app: a root, a tab container, flows below its tabs, and some coordinators that several
  /// others lead to. Without cycles.
  ///
  /// - Parameter shared: How many of a hundred coordinators have a second parent.
  public static func app(nodes: Int, shared: Int, seed: UInt64) -> Graph {
    var random = SeededGenerator(seed: seed)
    let made = (0..<nodes).map { appNode($0, using: &random) }
    var children = [Int](repeating: 0, count: nodes)
    var edges: [Edge] = []
    func add(_ parent: Int, _ child: Int) {
      edges.append(
        Edge(from: made[parent].id, to: made[child].id, ownership: .strong, order: children[parent])
      )
      children[parent] += 1
    }
    for number in 1..<max(nodes, 1) {
      var parent = number < 2 ? 0 : number < 6 ? 1 : Int.random(in: 2..<number, using: &random)
      if children[parent] > 6 { parent = number - 1 }
      add(parent, number)
    }
    for number in stride(from: 7, to: nodes, by: 1) where Int.random(in: 0..<100, using: &random) < shared {
      let parent = Int.random(in: 2..<number, using: &random)
      if !edges.contains(where: { $0.from == made[parent].id && $0.to == made[number].id }) {
        add(parent, number)
      }
    }
    return graph(made, edges)
  }

  private static let words = [
    "Home", "Search", "Profile", "Cart", "Checkout", "Login", "Settings", "Chat", "Review", "Product",
    "Event", "Map",
  ]

  private static func appNode(_ number: Int, using random: inout SeededGenerator) -> Node {
    let name = (0...Int.random(in: 0...1, using: &random)).compactMap { _ in
      words.randomElement(using: &random)
    }
    let role: Node.Role? = number == 0 ? .root : number == 1 ? .tabContainer : number < 6 ? .tab : nil
    return Node(id: NodeID("n\(number)"), type: name.joined() + "\(number)Coordinator", role: role)
  }
}
