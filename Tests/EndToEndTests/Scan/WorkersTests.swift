import Testing

@testable import coordviz

@Suite("Threads that share work")
struct WorkersTests {
  @Test("Results come in the order of the items", arguments: [1, 2, 64])
  func order(_ jobs: Int) {
    #expect(Workers.map(Array(0..<200), jobs: jobs) { $0 * 3 } == (0..<200).map { $0 * 3 })
  }
}
