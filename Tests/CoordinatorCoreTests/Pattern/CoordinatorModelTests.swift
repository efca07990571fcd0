import CoordinatorCore
import TestSupport
import Testing

/// Random calls against the simplest thing that could be right: who is whose child, by number.
@MainActor
@Suite struct CoordinatorModelTests {
  @Test(arguments: Seeds.of(100))
  func anyOrderOfCallsDoesWhatTheModelDoes(seed: UInt64) {
    let (size, log) = (8, Log())
    var random = SeededGenerator(seed: seed)
    var model = Model(size: size)
    var probes = (0..<size).map { Probe("\($0)", log: log, callsSuper: $0 % 2 == 0) }
    for _ in 0..<60 {
      let one = Int.random(in: 0..<size, using: &random)
      let other = Int.random(in: 0..<size, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0...4:
        model.add(other, to: one)
        probes[one].addChild(probes[other])
      case 5, 6:
        model.remove(other, from: one)
        probes[one].removeChild(probes[other])
      default:
        model.stop(one)
        probes[one].stop()
      }
      #expect(log.lines == model.log)
      #expect(probes.map(\.childNames) == model.children.map { $0.map(String.init) })
      #expect(
        probes.map { ($0.parent as? Probe)?.name } == (0..<size).map { model.parent(of: $0).map(String.init) }
      )
    }
    probes = []
    #expect(log.freed == size)
  }
}

private struct Model {
  var children: [[Int]]
  var log: [String] = []

  init(size: Int) {
    children = Array(repeating: [], count: size)
  }

  func parent(of number: Int) -> Int? {
    children.firstIndex { $0.contains(number) }
  }

  mutating func add(_ child: Int, to parent: Int) {
    guard !ancestors(of: parent).contains(child), !children[parent].contains(child) else { return }
    if let former = self.parent(of: child) { remove(child, from: former) }
    children[parent].append(child)
    log.append("start \(child)")
  }

  mutating func remove(_ child: Int, from parent: Int) {
    guard let index = children[parent].firstIndex(of: child) else { return }
    children[parent].remove(at: index)
    log.append("stop \(child)")
    removeAll(from: child)
  }

  /// Stopped by hand: one that leaves out `super` keeps its children.
  mutating func stop(_ number: Int) {
    log.append("stop \(number)")
    if number % 2 == 0 { removeAll(from: number) }
  }

  private mutating func removeAll(from parent: Int) {
    while let last = children[parent].last { remove(last, from: parent) }
  }

  /// The number itself among them.
  private func ancestors(of number: Int) -> [Int] {
    var found = [number]
    while let next = parent(of: found[found.count - 1]) { found.append(next) }
    return found
  }
}
