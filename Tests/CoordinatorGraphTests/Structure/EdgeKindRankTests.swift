import Testing

@testable import CoordinatorGraph

@Suite struct EdgeKindRankTests {
  @Test func kindsRankInTheOrderOfTheirCases() {
    #expect(Edge.Kind.allCases.map(\.rank) == Array(Edge.Kind.allCases.indices))
  }
}
