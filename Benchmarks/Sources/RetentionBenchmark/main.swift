import CoordinatorCore

/// The median of some runs of a piece of work, in milliseconds, after one that is not counted.
func milliseconds(runs: Int = 15, _ work: () -> Void) -> Double {
  work()
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in
    let time = clock.measure(work).components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
  }
  return times.sorted()[runs / 2]
}

func row(_ cells: String...) {
  print("| " + cells.joined(separator: " | ") + " |")
}

func rounded(_ number: Double) -> String {
  String((number * 10).rounded() / 10)
}

row("objects", "explained at once", "ms")
row("--:", "--:", "--:")
for count in [10_000, 100_000] {
  let app = App(objects: count)
  guard let leaked = app.leaked else { continue }
  let search = RetentionSearch(roots: [("App", app)])
  let target = RetentionSearch.Target(leaked)
  let explanation = search.explanations(of: [target])[0]
  precondition(explanation.line == "App → analytics → sinks[\"pay\"] → closure captures → Coordinator")
  row("\(count)", "1", rounded(milliseconds { _ = search.explanations(of: [target]) }))
  let many = app.root.children.flatMap(\.children).prefix(64).map { RetentionSearch.Target($0) }
  row("\(count)", "\(many.count)", rounded(milliseconds { _ = search.explanations(of: many) }))
}
