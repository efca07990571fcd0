/// The most steps that an analysis may take, in proportion to the size of the program.
///
/// So the cost of every scan is at most proportional to the source. Nearly all programs reach a fixed point much
/// earlier. After the last step, the analysis follows no more calls: each function still shows its own effects.
///
/// It counts steps, not time, so that the result is the same on every machine.
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
