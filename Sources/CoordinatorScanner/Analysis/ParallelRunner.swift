/// Runs several closures, one after the other or at the same time, and returns when all are done.
public typealias ParallelRunner = @Sendable (_ works: [@Sendable () -> Void]) -> Void

/// Runs one closure after the other.
public let sequentially: ParallelRunner = { works in for work in works { work() } }

/// Runs two closures together, and returns their results.
func both<First, Second>(
  _ together: ParallelRunner,
  _ first: @escaping @Sendable () -> First,
  and second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let (one, other) = (Making(first), Making(second))
  together([one.make, other.make])
  return (one.result, other.result)
}

/// A result that some thread makes.
private final class Making<Result>: @unchecked Sendable {
  private let body: @Sendable () -> Result
  private var made: Result?

  init(_ body: @escaping @Sendable () -> Result) { self.body = body }

  @Sendable func make() { made = body() }

  var result: Result { made ?? body() }
}
