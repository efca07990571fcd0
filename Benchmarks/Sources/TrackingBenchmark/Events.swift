import CoordinatorCore
import CoordinatorGraph

final class Leaf: Coordinator {}

/// What a step costs not watched, watched, and recorded, and more when recorded: each run measures all, one after the other,
/// so that what else the machine does weighs on each.
private struct Costs {
  var off: [Double] = []
  var watched: [Double] = []
  var recorded: [Double] = []

  var cells: [String] {
    [median(off), median(watched), median(recorded), median(zip(recorded, off).map { $0 - $1 })].map(rounded)
  }
}

@MainActor
func measureEvents() {
  let root = Coordinator()
  let children = (0..<100).map { _ in Leaf() }
  let viewable = (0..<100).map { _ in Viewable(BareScreen()) }
  row("attach and detach", cells: costs(root) { attachAndDetach(children, at: root) })
  row("the same with a screen", cells: costs(root) { attachAndDetach(viewable, at: root) })
  row("a new coordinator, attached and detached", cells: costs(root) { attachAndDetachFresh(at: root) })
  let plain = nanoseconds(each: rounds) { appendAndRemove(children) }
  row("append to an array and remove", rounded(plain), "", "", "")
}

@MainActor
private func costs(_ root: Coordinator, _ work: () -> Void) -> [String] {
  var costs = Costs()
  work()
  for _ in 0..<15 {
    costs.off.append(processorTime(of: work) / Double(rounds))
    costs.watched.append(costWhenWatched(root, work) { _ in })
    costs.recorded.append(costWhenWatched(root, work) { try? $0.record(to: "/tmp/coordviz-benchmark.jsonl") })
  }
  return costs.cells
}

@MainActor
private func costWhenWatched(
  _ root: Coordinator,
  _ work: () -> Void,
  _ prepare: (CoordinatorTracker) -> Void
) -> Double {
  let tracker = CoordinatorTracker.watch(root, rules: TrackingRules(settling: 0))
  prepare(tracker)
  defer { tracker.stop() }
  return processorTime(of: work) / Double(rounds)
}

@MainActor
private func attachAndDetach(_ children: [Coordinator], at root: Coordinator) {
  for round in 0..<rounds {
    let child = children[round % children.count]
    root.addChild(child)
    root.removeChild(child)
  }
}

@MainActor
private func attachAndDetachFresh(at root: Coordinator) {
  for _ in 0..<rounds {
    let child = Leaf()
    root.addChild(child)
    root.removeChild(child)
  }
}

@MainActor
private func appendAndRemove(_ children: [Leaf]) {
  var list: [any Coordinating] = []
  for round in 0..<rounds {
    list.append(children[round % children.count])
    if let index = list.lastIndex(where: { $0 === children[round % children.count] }) {
      list.remove(at: index)
    }
  }
}

final class BareScreen: Screen, ViewControllerable {}
final class Viewable: ViewableCoordinator<AnyObject> {}

@MainActor
func measureMemory() {
  let root = Coordinator()
  let tracker = CoordinatorTracker.watch(root, rules: TrackingRules(settling: 0, eventLimit: 100_000))
  defer { tracker.stop() }
  let child = Leaf()
  guard let before = residentBytes() else { return }
  while tracker.recording.events.isEmpty { root.addChild(child) }
  for _ in 0..<30_000 {
    root.removeChild(child)
    root.addChild(child)
  }
  guard let after = residentBytes() else { return }
  print("100 000 events in memory: \(rounded(Double(after - before) / 1e6)) MB")
}
