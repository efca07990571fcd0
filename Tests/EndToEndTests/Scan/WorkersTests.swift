import Foundation
import Testing

@testable import coordviz

@Suite("Threads that share work")
struct WorkersTests {
  @Test(
    "Results come in the order of the items, also where the work is shared out again",
    arguments: [1, 2, 64]
  )
  func order(_ jobs: Int) {
    let together = Workers.together(jobs: jobs)
    let results = Workers.map(Array(0..<200), jobs: jobs) { item in
      let sum = Sum()
      together((0..<3).map { part in { sum.add(item * part) } })
      return sum.value
    }
    #expect(results == (0..<200).map { $0 * 3 })
  }
}

private final class Sum: @unchecked Sendable {
  private let lock = NSLock()
  private var sum = 0

  var value: Int { lock.withLock { sum } }

  func add(_ number: Int) { lock.withLock { sum += number } }
}
