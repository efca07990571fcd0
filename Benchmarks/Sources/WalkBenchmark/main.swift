import CoordinatorCore
import CoordinatorGraph
import CustomDump

/// Walks one tree by every way there is, in one run, and prints ns a node and how far behind each peer is.
@MainActor
func compare(_ name: String, root: AnyObject, nodes: Int, isCoordinator: @escaping (Any) -> Bool) {
  precondition(LiveWalk(of: root).objectCount == nodes, "the walk missed nodes")
  precondition(mirrorWalk(of: root, isCoordinator: isCoordinator) == nodes, "the Mirror walk missed nodes")
  let ours = nanosecondsPerNode(nodes: nodes) { _ = LiveWalk(of: root) }
  let whole = nanosecondsPerNode(nodes: nodes) { _ = Snapshot(of: root) }
  let mirror = nanosecondsPerNode(nodes: nodes, runs: 5) {
    _ = mirrorWalk(of: root, isCoordinator: isCoordinator)
  }
  let dump = nanosecondsPerNode(nodes: nodes, runs: 3) {
    var text = ""
    customDump(root, to: &text)
  }
  row(name, "walk", rounded(ours), "1")
  row(name, "`Snapshot(of:)`, ids and graph included", rounded(whole), rounded(whole / ours))
  row(name, "`Mirror`", rounded(mirror), rounded(mirror / ours))
  row(name, "`customDump` to text", rounded(dump), rounded(dump / ours))
}

let nodes = 10_000
row("tree of \(nodes)", "way", "ns a node", "times ours")
row("---", "---", "--:", "--:")
let declared = declaredTree(count: nodes)
compare("declared `children`", root: declared, nodes: nodes) { $0 is any Coordinating }
let slots = slotTree(count: nodes)
compare("slots and list, 9 properties", root: slots, nodes: nodes) { $0 is any AppCoordinating }
