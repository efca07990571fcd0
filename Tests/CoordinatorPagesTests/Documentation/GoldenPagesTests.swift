import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPages
import TestSupport
import Testing

@Suite("Pages of an example")
struct GoldenPagesTests {
  static let mediaAndLanguages = Documentation.Medium.allCases.flatMap { medium in
    Captions.allCases.map { (medium, $0) }
  }

  @Test(arguments: mediaAndLanguages)
  func areAsTheyWere(medium: Documentation.Medium, captions: Captions) throws {
    var options = DiagramOptions()
    options.sourceLink = try SourceLink(template: "https://example.org/blob/main/{file}#L{line}")
    let documentation = Documentation(of: RichExample.snapshot, captions: captions, options: options)
    let files = documentation.files(as: medium) { graph, options in
      Array(
        "<svg>\(options.appearance.rawValue) \(graph.nodes.map(\.name)) \(options.pages.count)</svg>".utf8
      )
    }
    // The front page has tests of its own, and what all pages share stands as files.
    for file in files where !file.path.hasPrefix("assets/site.") && file.path != "index.html" {
      let name = "\(medium.rawValue)-\(captions.rawValue)/\(file.path)"
      let difference = Golden.difference(String(decoding: file.bytes, as: UTF8.self), name: name)
      #expect(difference == nil, "\(difference ?? "")")
    }
  }
}
