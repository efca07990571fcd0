import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorPictures

@Suite("Pictures without Graphviz")
struct SVGDrawingTests {
  @Test(
    arguments: [
      (0, "0"), (-0.001, "0"), (1, "1"), (-2.5, "-2.5"), (0.05, "0.05"), (-0.25, "-0.25"), (12.345, "12.35"),
      (1_000_000, "1000000"), (.nan, "0"), (.infinity, "0"),
    ]
  )
  func numbersAreShortAndInTheCLocale(number: Double, expected: String) {
    var text = SVGText(capacity: 8)
    text.add(number)
    #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
  }

  @Test func largePicturesAreDrawnWhole() {
    let graph = RandomGraph.tree(nodes: 20_000, fanOut: 8, seed: 1)
    let svg = SVGRenderer().render(graph)
    #expect(svg.utf8.count < 20_000 * 900)
    #expect(svg.components(separatedBy: " class=\"node ").count == 20_001)
  }
}
