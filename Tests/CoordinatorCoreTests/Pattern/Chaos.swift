import CoordinatorCore
import TestSupport
import Testing

/// Some coordinators that answer each call with calls of their own, drawn by lot.
@MainActor
final class Chaos {
  static let size = 10
  private var all: [Probe]
  private var random: SeededGenerator
  private var budget = 300
  private var direct: [String: Int] = [:]
  private let log: Log

  init(seed: UInt64, log: Log) {
    self.log = log
    random = SeededGenerator(seed: seed)
    all = (0..<Self.size).map { Probe("\($0)", log: log, callsSuper: $0 % 2 == 0) }
    for probe in all {
      probe.onStart = { [unowned self] _ in step() }
      probe.onStop = { [unowned self] _ in step() }
    }
  }

  func run() {
    while budget > 0 { step() }
  }

  func step() {
    guard budget > 0 else { return }
    budget -= 1
    let one = all[Int.random(in: 0..<all.count, using: &random)]
    let other = all[Int.random(in: 0..<all.count, using: &random)]
    switch Int.random(in: 0..<5, using: &random) {
    case 0...2: one.addChild(other)
    case 3: one.removeChild(other)
    default:
      direct[one.name, default: 0] += 1
      one.stop()
    }
  }

  /// Both directions agree, there is no cycle, and each attaching started once and each detaching stopped once.
  func expectTree() {
    for probe in all {
      #expect(Set(probe.childNames).count == probe.children.count)
      for child in probe.children { #expect((child as? Probe)?.parent === probe) }
      if let parent = probe.parent { #expect(parent.children.contains { $0 === probe }) }
      #expect(climbs(from: probe) < Self.size)
      let starts = log.lines.count { $0 == "start \(probe.name)" }
      let stops = log.lines.count { $0 == "stop \(probe.name)" } - direct[probe.name, default: 0]
      #expect(starts - stops == (probe.parent == nil ? 0 : 1))
    }
  }

  func letGo() {
    for probe in all { (probe.onStart, probe.onStop) = ({ _ in }, { _ in }) }
    all = []
  }

  private func climbs(from probe: Probe) -> Int {
    var (climbs, ancestor) = (0, probe.parent)
    while let next = ancestor, climbs < Self.size { (climbs, ancestor) = (climbs + 1, next.parent) }
    return climbs
  }
}
