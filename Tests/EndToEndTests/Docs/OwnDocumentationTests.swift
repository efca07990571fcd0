import TestSupport
import Testing

@Suite("The documentation of this project")
struct OwnDocumentationTests {
  @Test func itsDiagramsAreUpToDate() throws {
    let outcome = try Tool.run("docs", "--check", in: projectFolder)
    #expect(outcome.output == "")
    #expect(outcome.status == 0, "run 'swift run coordviz docs'")
  }
}
