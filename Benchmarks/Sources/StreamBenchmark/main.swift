import CoordinatorCore
import Foundation

// What the live view costs an app, and an app for Benchmarks/live.py to watch.
//
//   StreamBenchmark cost [PAIRS]                 attach and detach, watched and streamed; needs COORDVIZ_URL
//   StreamBenchmark app NODES EVENTS SECONDS     keeps NODES alive, with EVENTS a second; prints when each leaf was attached

final class Leaf: Coordinator {}
final class Branch: Coordinator {}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "cost": measureCost(pairs: arguments.count > 1 ? Int(arguments[1]) ?? 2000 : 2000)
case "app" where arguments.count == 4:
  await LiveApp(nodes: Int(arguments[1]) ?? 1000).run(
    eventsPerSecond: Double(arguments[2]) ?? 100,
    seconds: Double(arguments[3]) ?? 60
  )
default:
  FileHandle.standardError.write(
    Data("usage: StreamBenchmark cost [PAIRS] | app NODES EVENTS SECONDS\n".utf8)
  )
  exit(64)
}

/// The time that the calling thread takes for an attach and a detach, in nanoseconds, the median of some runs.
@MainActor
func measureCost(pairs: Int) {
  let root = Coordinator()
  let children = (0..<100).map { _ in Leaf() }
  func measure(_ prepare: (CoordinatorTracker) -> Void) -> Double {
    let runs = (0..<15).map { _ in
      let tracker = CoordinatorTracker.watch(root, rules: TrackingRules(settling: 0))
      prepare(tracker)
      let start = threadNanoseconds()
      for pair in 0..<pairs {
        root.addChild(children[pair % children.count])
        root.removeChild(children[pair % children.count])
        // As many events as an app may have in a burst, then a pause in which the stream can send them.
        if pair % 200 == 199 { usleep(20_000) }
      }
      let time = Double(threadNanoseconds() - start) / Double(pairs)
      tracker.stop()
      return time
    }
    return runs.sorted()[runs.count / 2]
  }
  let watched = measure { _ in }
  let streamed = measure { tracker in
    guard tracker.stream(inReleaseBuilds: true) else { fatalError("COORDVIZ_URL is not set") }
  }
  print("attach and detach, ns on the calling thread: watched \(Int(watched)), streamed \(Int(streamed)),")
  print("more for each event: \(Int((streamed - watched) / 2))")
}

func threadNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// A tree of a constant size in which leaves come and go.
@MainActor
final class LiveApp {
  private let root = Coordinator()
  private var branches: [Branch] = []
  private var leaves: [(leaf: Leaf, parent: Branch)] = []
  private var count = 0

  init(nodes: Int) {
    for _ in 0..<max(nodes / 10, 1) {
      let branch = Branch()
      (branches.isEmpty || branches.count % 5 == 0 ? root : branches[branches.count / 3]).addChild(branch)
      branches.append(branch)
    }
    while leaves.count < nodes - branches.count { addLeaf() }
  }

  private func addLeaf() {
    count += 1
    let (leaf, parent) = (Leaf(), branches[(count * 7919) % branches.count])
    parent.addChild(leaf)
    leaves.append((leaf, parent))
  }

  private func removeLeaf() {
    let (leaf, parent) = leaves.remove(at: (count * 31) % leaves.count)
    parent.removeChild(leaf)
  }

  func run(eventsPerSecond: Double, seconds: Double) async {
    let tracker = CoordinatorTracker.watch(root, name: "Benchmark")
    tracker.observe()
    guard tracker.stream(inReleaseBuilds: true) else { fatalError("COORDVIZ_URL is not set") }
    let end = Date().addingTimeInterval(seconds)
    // An attach or a detach is two events: it starts or stops, too.
    var next = Date()
    var isAttach = true
    while Date() < end {
      if isAttach {
        addLeaf()
        print(count, Int(Date().timeIntervalSince1970 * 1000))
      } else {
        removeLeaf()
      }
      isAttach.toggle()
      next.addTimeInterval(2 / eventsPerSecond)
      let pause = next.timeIntervalSinceNow
      if pause > 0 { try? await Task.sleep(nanoseconds: UInt64(pause * 1_000_000_000)) }
    }
    tracker.stop()
    try? await Task.sleep(nanoseconds: 1_000_000_000)
  }
}
