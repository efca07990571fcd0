import CoordinatorCore
import CoordinatorGraph

/// What looks at a tree cost the thread that runs them: not watched, where only a walk is made, and watched.
@MainActor
func measureLooks(_ count: Int) {
  print()
  row("ms each, \(count) coordinators with a screen each", "median", "longest")
  row("---", "--:", "--:")
  let tree = Tree(count)
  row("not watched: a walk", cells: looks { _ = LiveWalk(of: tree.root) })
  row(
    "watched: the first check",
    cells: looks(before: tree.watch, work: { $0.check() }, after: { $0.stop() })
  )
  measureChanges(in: tree)
}

@MainActor
private func measureChanges(in tree: Tree) {
  let tracker = tree.watch()
  defer { tracker.stop() }
  tracker.check()
  row("watched: nothing changed", cells: looks { tracker.check() })
  row(
    "watched: one was attached and one detached",
    cells: looks(before: tree.replaceLast, work: { tracker.check() }, after: {})
  )
  precondition(tracker.leaks.isEmpty, "no coordinator leaks")
  var kept: [Coordinator] = []
  let leak = {
    kept.append(tree.last)
    tree.replaceLast()
  }
  leak()
  // It reads the names of the program, once.
  row("watched: the first leak, and why it lives", cells: looks(runs: 1) { tracker.check() })
  precondition(tracker.leaks.map(\.verdict) == [.detachedButAlive], "the leak was not found")
  row("watched: another leak", cells: looks(runs: 10, before: leak, work: { tracker.check() }, after: {}))
  row("watched: the leaks are known", cells: looks { tracker.check() })
}

/// A tree with up to eight children each.
@MainActor
private final class Tree {
  let root = Coordinator()
  private var all: [Coordinator]
  private(set) var last: Coordinator

  init(_ count: Int) {
    all = [root]
    last = root
    for index in 1..<count {
      last = Viewable(BareScreen())
      all[(index - 1) / 8].addChild(last)
      if index <= count / 8 { all.append(last) }
    }
  }

  func watch() -> CoordinatorTracker {
    CoordinatorTracker.watch(root, rules: TrackingRules(settling: 0))
  }

  /// Detaches a coordinator, which is then released, and attaches another one.
  func replaceLast() {
    let parent = last.parent
    parent?.removeChild(last)
    last = Viewable(BareScreen())
    parent?.addChild(last)
  }
}

/// The median and the longest of many looks, in milliseconds.
@MainActor
private func looks(runs: Int = 50, _ work: () -> Void) -> [String] {
  looks(runs: runs, before: {}, work: { work() }, after: {})
}

@MainActor
private func looks<Prepared>(
  runs: Int = 50,
  before: () -> Prepared,
  work: (Prepared) -> Void,
  after: (Prepared) -> Void
) -> [String] {
  let times = (0..<runs).map { _ in
    let prepared = before()
    defer { after(prepared) }
    return processorTime { work(prepared) } / 1e6
  }
  return [median(times), times.max() ?? 0].map(rounded)
}
