import Testing

/// Tables of what makes coordinators: tuples with the labels of their type, and elements with their numbers.
@Suite("Tables of factories")
struct TablesTests {
  private func edges(_ members: String, _ line: String) -> [String] {
    let app = """
      struct Page { let make: (Int) -> Coordinator }
      final class App: Coordinator {
        var childCoordinators: [Coordinator] = []
        \(members)
        func start() { \(line) }
      }
      """
    return Scanned(Scanned.base + Scanned.leaves("Home", "Cart") + app).edges
  }

  private static let tuples = "[(title: String, make: (Int) -> Coordinator)]"
  private static let table = "[(\"home\", { _ in Home() }), (\"cart\", { _ in Cart() })]"

  @Test(
    arguments: [
      ("let pages: \(tuples) = \(table)", "for page in pages { childCoordinators.append(page.make(1)) }"),
      ("var pages: \(tuples) { \(table) }", "pages.forEach { childCoordinators.append($0.make(1)) }"),
      (
        "typealias Row = (title: String, make: (Int) -> Coordinator); let pages: [Row] = \(table)",
        "for (number, page) in pages.enumerated() { childCoordinators.append(page.make(number)) }"
      ),
      (
        "let pages = [Page { _ in Home() }, Page { _ in Cart() }]",
        "childCoordinators = pages.enumerated().map { number, page in page.make(number) }"
      ),
      ("", "let pages: \(tuples) = \(table); for page in pages { childCoordinators.append(page.make(1)) }"),
    ]
  )
  func areFollowed(_ members: String, _ line: String) {
    #expect(Set(edges(members, line)) == ["App child Home", "App child Cart"])
  }
}
