import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorPages

@Suite("Pages of HTML of any graph")
struct SitePropertyTests {
  private func files(_ seed: UInt64) -> [PageFile] {
    let graph = RandomGraph.any(nodes: 40, edges: 90, seed: seed)
    let snapshot = Snapshot(
      origin: Snapshot.Origin(kind: .live, name: "<script>alert(1)</script>"),
      graph: graph
    )
    return Documentation(of: snapshot, captions: .korean).files(as: .html) { _, _ in Array("<svg/>".utf8) }
  }

  private func pages(_ seed: UInt64) -> [(file: PageFile, text: String)] {
    files(seed).filter { $0.path.hasSuffix(".html") && $0.path != "index.html" }
      .map { ($0, String(decoding: $0.bytes, as: UTF8.self)) }
  }

  @Test(arguments: Seeds.of(20))
  func everyLinkLeadsToAFile(seed: UInt64) throws {
    let paths = Set(files(seed).map(\.path))
    for (file, text) in pages(seed) {
      let anchors = Set(text.matches(of: #/ id="([^"]*)"/#).map { String($0.1) })
      for match in text.matches(of: #/(?:href|src)="([^"]*)"/#) {
        let target = try #require(String(match.1).removingPercentEncoding)
        if target.hasPrefix("#") {
          #expect(anchors.contains(String(target.dropFirst())))
          continue
        }
        let base = URL(fileURLWithPath: "/\(file.path)").deletingLastPathComponent()
        let page = target.prefix { $0 != "#" }
        let path = base.appendingPathComponent(String(page)).standardizedFileURL.path.dropFirst()
        #expect(paths.contains(String(path)), "\(file.path): \(target)")
      }
    }
  }

  @Test(arguments: Seeds.of(20))
  func namesAreTextAlone(seed: UInt64) {
    for (file, text) in pages(seed) {
      #expect(text.matches(of: #/<script/#).count == 1, "\(file.path)")
      #expect(!text.contains(#/ on[a-z]+=/#))
      #expect(!text.contains("javascript:\""))
      #expect(!text.contains("{{"))
      // As many tags are closed as are opened: lists of any shape nest.
      for tag in ["ul", "li", "table", "section", "div", "p", "a", "code"] {
        let opened = text.matches(of: try! Regex("<\(tag)[ >]")).count
        #expect(opened == text.components(separatedBy: "</\(tag)>").count - 1, "\(file.path): \(tag)")
      }
    }
  }

  @Test(arguments: Seeds.of(20))
  func theSearchKnowsEachPage(seed: UInt64) throws {
    let files = files(seed)
    let script = try #require(files.first { $0.path == "assets/search.js" })
    let text = String(decoding: script.bytes, as: UTF8.self)
    let json = try #require(
      text.split(separator: "\n").first?.dropFirst("window.coordvizIndex = ".count).dropLast()
    )
    let entries = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String]])
    let known = Set(entries.compactMap { $0[2].removingPercentEncoding })
    let paths = Set(files.map(\.path))
    #expect(known.isSubset(of: paths))
    #expect(paths.filter { $0.contains("/") && $0.hasSuffix(".html") }.isSubset(of: known))
  }
}
