/// How much an analysis may do: at most so many steps for each statement and expression of the program.
///
/// With it, the cost of a scan is at most proportional to the source, whatever the source is. Nearly all programs come to
/// rest long before. Where one does not, calls are no longer followed into functions that were not read yet, so that each
/// function still shows what it does by itself; ``isExhausted`` says so.
///
/// Steps are counted, not timed, so that the result is the same on every machine.
struct AnalysisBudget {
  private(set) var steps = 0
  let limit: Int

  /// - Parameter size: How many statements and expressions the program has.
  init(forSize size: Int) {
    limit = Self.smallest + Self.stepsForEach * size
  }

  var isExhausted: Bool { steps >= limit }

  mutating func spend(_ count: Int) { steps &+= count }

  /// Most apps take one or two.
  private static let stepsForEach = 8
  private static let smallest = 200_000
}
