import Foundation

/// The seeds of property tests: a small sample of a range, of which a part is another one in each run of CI.
///
/// A property holds for every seed of its range, such as the 300 of `Seeds.of(300)`. A run tries the first and nine
/// others. Two variables of the environment change that:
///
/// - `COORDVIZ_SEED=17` chooses the others. CI sets it to the day of the year, and prints it.
/// - `COORDVIZ_SEEDS=all` tries every seed, `COORDVIZ_SEEDS=50` fifty of them.
public enum Seeds {
  /// A sample of the seeds from 0 up to the given number, for slow tests a smaller one.
  public static func of(_ range: UInt64, atMost most: UInt64 = .max) -> [UInt64] {
    guard let wanted = size else { return Array(0..<range) }
    let size = min(wanted, most)
    guard size < range else { return Array(0..<range) }
    var chosen: Set<UInt64> = [0]
    var random = SeededGenerator(seed: start)
    while chosen.count < size { chosen.insert(UInt64.random(in: 0..<range, using: &random)) }
    return chosen.sorted()
  }

  /// The same sample for tests that calculate with the seed.
  public static func numbers(_ range: Int, atMost most: UInt64 = .max) -> [Int] {
    of(UInt64(range), atMost: most).map { Int($0) }
  }

  /// How many seeds a test tries; nil for all.
  private static let size: UInt64? =
    variable("COORDVIZ_SEEDS") == "all"
    ? nil : max(2, variable("COORDVIZ_SEEDS").flatMap { UInt64($0) } ?? 10)

  /// The seed of the sample itself.
  private static let start = variable("COORDVIZ_SEED").flatMap { UInt64($0) } ?? 0

  private static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
