import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorCore

/// A search that lets other code run in between says what it says at once.
@Suite("Searches in slices") struct SliceTests {
  private final class Thing {
    var things: [Thing] = []
    var byName: [String: Thing] = [:]
    var sets: Set<Name> = []
    var pairs: KeyValuePairs<Int, Thing> = [:]
    var run: (() -> Void)?
    var next: Thing?
    weak var up: Thing?
    var leaked: Leaked?
    func finish() {}
  }

  private final class Name: Hashable {
    var thing: Thing?
    static func == (left: Name, right: Name) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// References of an object, or of an element, are not bounded by steps. These have no more.
  private static let mostReferences = 12

  /// Some things that hold one another, and large collections.
  private func world(seed: UInt64) -> (root: Thing, targets: [RetentionSearch.Target]) {
    var random = SeededGenerator(seed: seed)
    let things = (0..<120).map { _ in Thing() }
    for (index, thing) in things.enumerated().dropFirst() {
      let owner = things[Int.random(in: 0..<index, using: &random)]
      thing.up = owner
      switch Int.random(in: 0..<6, using: &random) {
      case 0: owner.things.append(thing)
      case 1: owner.byName["\(index)"] = thing
      case 2: owner.run = { thing.finish() }
      case 3: owner.pairs = [index: thing, index + 1: thing]
      case 4:
        let name = Name()
        name.thing = thing
        owner.sets.insert(name)
      default: owner.next = thing
      }
    }
    let large = things[Int.random(in: 0..<120, using: &random)]
    large.things += (0..<500).map { _ in Thing() }
    for index in 0..<1200 { large.byName["large \(index)"] = Thing() }
    let leaked = (0..<3).map { _ in Leaked() }
    for leaked in leaked { things[Int.random(in: 0..<120, using: &random)].leaked = leaked }
    // Adrift, in a cycle.
    let (first, second) = (Thing(), Thing())
    (first.next, second.next, second.leaked) = (second, first, leaked[0])
    return (things[0], leaked.map(RetentionSearch.Target.init) + [RetentionSearch.Target(first)])
  }

  private func explanations(
    _ search: RetentionSearch,
    _ targets: [RetentionSearch.Target],
    by steps: Int
  ) -> [Explanation] {
    var slices = SearchInSlices(search, of: targets) { _ in .unknown }
    var met = 0
    while !slices.advance(by: steps) {
      guard let heap = slices.heap else { continue }
      let all = heap.table.counts.reduce(0) { $0 + Int($1) }
      #expect(heap.reader.steps >= 0)
      #expect(all < met || all - met <= steps * Self.mostReferences, "a slice is longer than \(steps) steps")
      met = all
    }
    #expect(slices.explanations.allSatisfy { $0.holds })
    return slices.explanations.map { $0.explanation }
  }

  @Test func slicesOfAnySizeSayTheSame() {
    for seed in Seeds.of(40) {
      let (root, targets) = world(seed: seed)
      let search = RetentionSearch(roots: [("App", root)])
      let atOnce = search.explanations(of: targets)
      #expect(atOnce.last?.answer == .closedCycle)
      for steps in [1, 37, 1000] {
        #expect(explanations(search, targets, by: steps) == atOnce, "seed \(seed), \(steps) steps")
      }
    }
  }

  @Test func aPathThatChangesMeanwhileIsNotToldAndNothingStaysAlive() {
    weak var freed: Thing?
    var (root, other): (Thing?, Thing?) = (Thing(), Thing())
    root?.next = Thing()
    freed = root?.next
    let leaked = Leaked()
    root?.next?.leaked = leaked
    root?.things = (0..<200).map { _ in Thing() }
    let search = RetentionSearch(roots: [("App", root ?? Thing())])
    do {
      var slices = SearchInSlices(search, of: [RetentionSearch.Target(leaked)]) { _ in .unknown }
      for _ in 0..<150 { _ = slices.advance(by: 1) }
      #expect(slices.heap != nil)
      other?.leaked = leaked
      root?.next = nil
      while !slices.advance(by: 1) {}
      #expect(slices.explanations.map { $0.holds } == [false])
      #expect(freed != nil)
    }
    #expect(freed == nil)
    do {
      var slices = SearchInSlices(search, of: [RetentionSearch.Target(leaked)]) { _ in .unknown }
      for _ in 0..<150 { _ = slices.advance(by: 1) }
      #expect(slices.heap != nil)
      freed = root
      root = nil
      #expect(freed != nil)
    }
    // A search that is given up lets go, too.
    #expect(freed == nil)
    withExtendedLifetime((leaked, other)) { other = nil }
  }

  @MainActor @Test func checksOfARunExplainAhead() async throws {
    final class Keeper {
      var kept: AnyObject?
    }
    final class App: Coordinator {
      let keeper = Keeper()
    }
    let app = App()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    defer { tracker.stop() }
    app.addChild(Coordinator())
    app.keeper.kept = app.children.first
    app.removeChild(try #require(app.children.first))
    tracker.observe()
    tracker.send(to: .file, run: "") { _ in }
    await tracker.lookAside(for: .check)
    let leaks = tracker.leaks
    #expect(tracker.recording.snapshots.count == 1)
    #expect(leaks.map { $0.explanation?.line } == ["App → keeper → kept → Coordinator"])
    #expect(tracker.check() == leaks)
  }
}
