import Testing

@testable import CoordinatorGraph

@Suite("Sets of edge kinds")
struct EdgeKindMaskTests {
  @Test("Each kind has a bit of its own, in the order of a snapshot")
  func bits() {
    for kind in Edge.Kind.allCases {
      let others = Set(Edge.Kind.allCases).subtracting([kind])
      #expect(EdgeKindMask([kind]).contains(kind.mask))
      #expect(!EdgeKindMask(others).contains(kind.mask))
    }
    #expect(Edge.Kind.allCases.map(\.rank) == Array(0..<Edge.Kind.allCases.count))
  }
}
