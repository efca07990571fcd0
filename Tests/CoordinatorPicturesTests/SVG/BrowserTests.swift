import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPictures
import Foundation
import TestSupport
import Testing

/// What headless Chromium makes of a picture in a page's own text.
@Suite("In a browser", .enabled(if: Browser.isThere), .serialized)
struct BrowserTests {
  @Test(arguments: Theme.all)
  func coloursFollowTheReader(theme: Theme) throws {
    let svg = SVGRenderer(options: DiagramOptions(theme: theme)).render(GuideTree.graph)
    let script = """
      const look = (part, property) => getComputedStyle(document.querySelector(part))[property];
      report([look('.graph>polygon', 'fill'), look('.node.root>polygon', 'fill'), look('.node.root>text', 'fill'),
        look('.edge>path', 'stroke'), look('.edge>path', 'fill')]);
      """
    let light = try Browser.report(svg, script, isDark: false)
    let dark = try Browser.report(svg, script, isDark: true)
    let root = theme == .guide ? ("249, 213, 229", "90, 42, 64") : ("253, 226, 232", "76, 29, 51")
    #expect(light == "rgb(255, 255, 255)|rgb(\(root.0))|rgb(31, 35, 40)|rgb(61, 68, 77)|none")
    #expect(dark.hasPrefix("rgb(13, 17, 23)|rgb(\(root.1))|rgb("))
    #expect(dark.hasSuffix("|rgb(195, 204, 214)|none"))
  }

  @Test func partsHaveTooltipsAndThePageIsLeftAlone() throws {
    let svg = SVGRenderer().render(GuideTree.graph)
    let script = """
      const parts = [...document.querySelectorAll('svg .node:not(.legend), svg .edge:not(.legend)')];
      report([parts.length, parts.filter(part => part.querySelector(':scope>title')?.textContent.length > 3).length,
        getComputedStyle(document.querySelector('p')).color, document.querySelector('svg').getAttribute('role')]);
      """
    let found = try Browser.report(svg, script, isDark: true)
    #expect(found == "23|23|rgb(1, 2, 3)|img")
  }
}

enum Browser {
  static var isThere: Bool { (try? Command("chromium", ["--version"]).run().status) == 0 }

  /// What a script in a page with the picture hands to `report`, joined by `|`.
  static func report(_ svg: String, _ script: String, isDark: Bool) throws -> String {
    try TemporaryFolder.with { folder in
      let page = folder / "page.html"
      let report = "const report = values => document.body.dataset.report = values.join('|');"
      let html = """
        <!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark">
        <style>p { color: rgb(1, 2, 3) }</style><body><p class="node root">page</p>\(svg)<script>\(report)\(script)</script>
        """
      try html.write(to: page, atomically: true, encoding: .utf8)
      let arguments = [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=\((folder / "profile").path)",
        "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--dump-dom", page.absoluteString,
      ]
      let dom = try Command("chromium", arguments).run().output
      let parts = dom.components(separatedBy: "data-report=\"")
      return parts.count == 2 ? String(parts[1].prefix { $0 != "\"" }) : "no report: \(dom.prefix(200))"
    }
  }
}
