import CoordinatorGraph
import TestSupport
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
    #expect(PixelLimit().reduced(nil, placement(7_200, 7_200)) == nil)
    #expect(PixelLimit().reduced(72, placement(10_000, 10_000)) == nil)
    #expect(PixelLimit().reduced(72, placement(20_000, 20_000)) == 36)
    #expect(PixelLimit().reduced(144, placement(10_000, 10_000)) == 72)
  }

  @Test func aLargerBitmapIsDrawnSmallerWithAWarning() throws {
    let graph = RandomGraph.tree(nodes: 3, fanOut: 2, seed: 1)
    var renderer = GraphvizRenderer()
    renderer.pixelLimit.mostPixels = 2_000_000
    var warnings: [String] = []
    let options = DiagramOptions(dotsPerInch: 1_000)
    let png = try renderer.picture(of: graph, as: "png", options: options) { warnings.append($0) }
    #expect(warnings == [renderer.pixelLimit.warning])
    // Bytes 16 to 23 of a PNG are its width and height.
    let sizes = [png[16..<20], png[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    #expect((1_900_000...2_100_000).contains(sizes[0] * sizes[1]), "\(sizes)")
  }
}
