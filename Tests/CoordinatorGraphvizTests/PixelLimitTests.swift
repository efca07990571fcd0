import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorGraphviz

@Suite("The size of bitmaps")
struct PixelLimitTests {
  @Test func aBitmapHasSoManyPixels() {
    let placement = { (width: Double, height: Double) in
      let corners = [(0.0, 0.0), (width, height)].map { Placement.Point(x: $0, y: $1) }
      return Placement(
        nodes: corners.map { Placement.Node(lines: [], width: 0, height: 0, centre: $0) },
        edges: []
      )
    }
    #expect(PixelLimit.reduced(nil, placement(7_200, 7_200)) == nil)
    #expect(PixelLimit.reduced(72, placement(10_000, 10_000)) == nil)
    #expect(PixelLimit.reduced(72, placement(20_000, 20_000)) == 36)
    #expect(PixelLimit.reduced(144, placement(10_000, 10_000)) == 72)
  }
}
