/// Nanoseconds a node that `work` takes, the median of `runs` after one that is not counted.
func nanosecondsPerNode(nodes: Int, runs: Int = 9, _ work: () -> Void) -> Double {
  work()
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in
    let time = clock.measure(work).components
    return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
  }
  return times.sorted()[runs / 2] / Double(nodes)
}

/// A line of a Markdown table.
func row(_ cells: String...) {
  print("| " + cells.joined(separator: " | ") + " |")
}

func rounded(_ number: Double) -> String {
  number < 10 ? String((number * 100).rounded() / 100) : String(Int(number.rounded()))
}
