import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorGraphviz
import TestSupport
import Testing

@Suite("Pictures without style sheets")
struct OtherFormatTests {
  @Test(
    arguments: [("png", [0x89, 0x50, 0x4E, 0x47]), ("pdf", [0x25, 0x50, 0x44, 0x46])] as [(String, [UInt8])]
  )
  func lightAndDarkDiffer(format: String, start: [UInt8]) throws {
    let pictures = try Appearance.allCases.map { appearance in
      try GraphvizRenderer().picture(
        of: GuideTree.graph,
        as: format,
        options: DiagramOptions(appearance: appearance)
      )
    }
    #expect(pictures.allSatisfy { $0.starts(with: start) })
    #expect(pictures[0] != pictures[1])
  }

  @Test func twiceTheDotsAreTwiceTheWidth() throws {
    let widths = try [96.0, 192].map { dots in
      let options = DiagramOptions(hasLegend: false, dotsPerInch: dots)
      let png = try GraphvizRenderer().picture(of: GuideTree.graph, as: "png", options: options)
      return png[16..<20].reduce(0) { $0 * 256 + Int($1) }
    }
    #expect(widths[0] > 100 && abs(widths[1] - 2 * widths[0]) <= 2)
  }
}
