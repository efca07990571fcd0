import CoordinatorCore
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

private final class Node {
  var next: Node?
  var others: [Node] = []
  var numbers: [Int] = []
  var anys: [Any] = []
  var leaked: Leaked?
  weak var back: Node?
}

/// Takes a chain down from its head: its own `deinit` would call itself for every node.
private func takeDown(_ head: Node) {
  var node = head.next
  head.next = nil
  while let next = node {
    node = next.next
    next.next = nil
  }
}

@Suite struct RetentionScaleTests {
  @Test func depthCostsNoStack() {
    let head = Node()
    var last = head
    for _ in 0..<100_000 {
      let node = Node()
      last.next = node
      last = node
    }
    defer { takeDown(head) }
    last.leaked = Leaked()
    let explanation = last.leaked.map { why(head, RetentionSearch.Target($0)) }
    #expect(explanation?.steps.count == 40)
    #expect(explanation?.steps.last?.reference == "leaked")
    #expect(explanation?.limits == ["99961 references in the middle of the path are omitted"])
  }

  @Test func aDeepCycleCostsNoStack() {
    let head = Node()
    var last = head
    for _ in 0..<100_000 {
      let node = Node()
      last.next = node
      last = node
    }
    last.next = head
    let kept = RetentionSearch.Target(head)
    let explanations = RetentionSearch(roots: []).explanations(of: [kept, RetentionSearch.Target(last)])
    #expect(explanations.map(\.answer) == [.outside(count: 1), .outside(count: 1)])
    #expect(explanations[1].steps.isEmpty)
    takeDown(head)
  }

  @Test func numbersCostNothing() {
    let root = Node()
    root.numbers = [Int](repeating: 0, count: 1_000_000)
    root.leaked = Leaked()
    let limits = RetentionLimits(values: 10)
    #expect(
      root.leaked.map { why(root, RetentionSearch.Target($0), limits: limits).line }
        == "App → leaked → Leaked"
    )
  }

  @Test func usedUpBudgetsAreTold() {
    let root = Node()
    root.anys = [Any](repeating: 1, count: 1_000)
    root.others = (0..<1_000).map { _ in Node() }
    root.others[999].leaked = Leaked()
    let target = root.others[999].leaked.map { RetentionSearch.Target($0) }
    let values = target.map { why(root, $0, limits: RetentionLimits(values: 500)) }
    #expect(values?.answer == .unknown(reason: "the search ended after 500 values"))
    let nodes = target.map { why(root, $0, limits: RetentionLimits(nodes: 500)) }
    #expect(nodes?.answer == .unknown(reason: "the search ended after 500 objects"))
  }

  @Test func aMillionValuesOfAnyTypeEnd() {
    let root = Node()
    root.anys = [Any](repeating: 1, count: 100_000) + [Leaked()]
    let target = (root.anys.last as? Leaked).map { RetentionSearch.Target($0) }
    #expect(target.map { why(root, $0).line } == "App → anys[100000] → Leaked")
  }

  /// Every coordinator of a tree whose children hold their parents leaks; each has a cycle of its own to tell.
  @Test func aWholeTreeThatLeaksIsExplained() {
    var targets: [RetentionSearch.Target] = []
    do {
      let nodes = (0..<5_000).map { _ in Node() }
      for index in nodes.indices.dropFirst() {
        nodes[(index - 1) / 8].others.append(nodes[index])
        nodes[index].next = nodes[(index - 1) / 8]
      }
      nodes[4_999].leaked = Leaked()
      targets =
        nodes.map { RetentionSearch.Target($0) } + [RetentionSearch.Target(nodes[4_999].leaked ?? Leaked())]
    }
    let explanations = RetentionSearch(roots: []).explanations(of: targets)
    #expect(explanations.allSatisfy { $0.answer == .closedCycle })
    #expect(explanations.dropLast().allSatisfy { $0.steps.count == 2 })
    #expect(explanations.last?.line.hasSuffix("→ leaked → Leaked, a closed cycle") == true)
  }

  /// Random graphs: the way is as short as a plain search says, each count is what was built, and what no root leads to
  /// is in a cycle or below one.
  @Test(arguments: Seeds.of(60))
  func randomGraphsAreExplained(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...40, using: &generator)
    let nodes = (0..<count).map { _ in Node() }
    var edges: [(Int, Int)] = []
    for _ in 0..<Int.random(in: 0...80, using: &generator) {
      let edge = (Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator))
      edges.append(edge)
      nodes[edge.0].others.append(nodes[edge.1])
    }
    defer { for node in nodes { node.others = [] } }
    let depths = depths(count, edges)
    let search = RetentionSearch(roots: [("App", nodes[0])])
    for target in nodes.indices {
      let explanation = search.explanations(of: [RetentionSearch.Target(nodes[target])])[0]
      let incoming = edges.filter { $0.1 == target && depths[$0.0] != nil }.count
      if let depth = depths[target] {
        #expect(explanation.answer == .held(root: "App"))
        #expect(explanation.steps.count == depth)
        #expect(explanation.balance?.explained == incoming)
      } else {
        // The test's own array holds every node.
        #expect(explanation.answer == .outside(count: explanation.balance?.unexplained ?? 0))
      }
      #expect(explanation.balance?.total == edges.filter { $0.1 == target }.count + 1)
    }
  }

  private func depths(_ count: Int, _ edges: [(Int, Int)]) -> [Int?] {
    var depths = [Int?](repeating: nil, count: count)
    var queue = [0]
    depths[0] = 0
    while !queue.isEmpty {
      let node = queue.removeFirst()
      for edge in edges where edge.0 == node && depths[edge.1] == nil {
        depths[edge.1] = (depths[node] ?? 0) + 1
        queue.append(edge.1)
      }
    }
    return depths
  }
}
