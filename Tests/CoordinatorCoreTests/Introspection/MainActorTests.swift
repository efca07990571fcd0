import CoordinatorCore
import CoordinatorGraph
import Testing

/// Trees of the main actor are read there and nowhere else.
@Suite struct MainActorTests {
  @MainActor private static func tree() -> Coordinator {
    let root = Coordinator()
    for _ in 0..<100 { root.addChild(Coordinator()) }
    return root
  }

  @Test func elsewhereASnapshotSaysThatItReadNothing() async {
    let root = await Self.tree()
    let reader = Task.detached { Self.snapshot(of: root) }
    let graph = await reader.value.graph
    #expect(graph.nodes.map(\.type) == ["Coordinator"])
    #expect(graph.nodes.first?.unknown.first?.contains("await Snapshot(of:)") == true)
  }

  @Test func waitingReadsItOnTheMainActor() async {
    let root = await Self.tree()
    let reader = Task.detached { await Snapshot(of: root) }
    #expect(await reader.value.graph.nodes.count == 101)
  }

  /// Each look elsewhere is left out while the main actor changes the tree.
  @Test func looksElsewhereDoNotDisturb() async {
    let root = await Self.tree()
    let tracker = await MainActor.run { CoordinatorTracker.watch(root, rules: .immediate) }
    let reader = Task.detached {
      for _ in 0..<200 {
        _ = Self.snapshot(of: root)
        tracker.check()
      }
    }
    await MainActor.run {
      for _ in 0..<2000 {
        let child = Coordinator()
        root.addChild(child)
        root.removeChild(child)
      }
    }
    await reader.value
    await MainActor.run {
      #expect(tracker.check().isEmpty)
      tracker.stop()
    }
  }

  private static func snapshot(of root: AnyObject) -> Snapshot { Snapshot(of: root) }
}
