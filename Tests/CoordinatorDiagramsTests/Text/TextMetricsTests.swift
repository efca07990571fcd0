import CoordinatorDiagrams
import TestSupport
import Testing

@Suite("Text metrics")
struct TextMetricsTests {
  private let metrics = TextMetrics(fontSize: 10)

  @Test(
    arguments: [
      ("", 0), ("iii", 6.66), ("AppCoordinator", 70.03), ("홈", 10), ("ア漢", 20), ("🧳", 12.5),
      ("e\u{301}", 5.56),
      ("👩‍👩‍👧", 12.5), ("é", 5.56), ("Ж", 9.23), ("\u{200B}", 0), ("→", 10),
    ]
  )
  func widthsAreThoseOfHelvetica(text: String, width: Double) {
    #expect(abs(metrics.width(of: text) - width) < 0.011)
  }

  @Test func sizeAndWeightScale() {
    #expect(TextMetrics(fontSize: 20).width(of: "A") == 2 * metrics.width(of: "A"))
    #expect(TextMetrics(fontSize: 10, isBold: true).width(of: "A") > metrics.width(of: "A"))
    #expect(metrics.lineHeight == 12)
  }

  @Test(
    arguments: [
      ("HomeCoordinator", ["HomeCoordinator"]),
      ("BeforeTravelSideBarCoordinator", ["BeforeTravelSideBar", "Coordinator"]),
      ("a line of words to be broken", ["a line of words to be", "broken"]),
      ("URLSessionNetworkingHTTPClient", ["URLSession", "NetworkingHTTPClient"]),
      ("Router<SettingsCoordinator.Step>", ["Router<Settings", "Coordinator.Step>"]), ("", [""]),
      ("holds: analytics (suspect)", ["holds: analytics", "(suspect)"]),
      ("nnnnnnnnnnnnnnnnnnnnnnnnn", ["nnnnnnnnnnnnnnnnnn", "nnnnnnn"]),
    ]
  )
  func linesEndBetweenWords(text: String, lines: [String]) {
    #expect(metrics.lines(of: text, within: 105, atMost: 3) == lines)
  }

  @Test(arguments: RandomGraph.hostileNames + [String(repeating: "e\u{301}", count: 90), "ab\u{200D}"])
  func linesFitAndLoseNothingButSpaces(text: String) {
    for width in [0, 5, 30, 64, 200.0] {
      for count in 1...4 {
        let lines = metrics.lines(of: text, within: width, atMost: count)
        #expect((1...count).contains(lines.count))
        if width > 12.5 { #expect(lines.allSatisfy { metrics.width(of: $0) <= width }) }
        let isWhole = lines.last?.hasSuffix("…") == false
        if isWhole { #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " }) }
        #expect(metrics.width(of: text) > width || lines == [text])
      }
    }
  }

  @Test func whatIsTooLongEndsInAnEllipsis() {
    #expect(metrics.shortened("HomeCoordinator", to: 60) == "HomeCoor…")
    #expect(metrics.shortened("HomeCoordinator", to: 200) == "HomeCoordinator")
    #expect(metrics.shortened("HomeCoordinator", to: 0) == "…")
  }
}
