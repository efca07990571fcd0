import CoordinatorGraph
import CoordinatorLint
import TestSupport
import Testing

@testable import CoordinatorScanner

/// The complete results for every fixture app. Where a change alters an answer, the diff of the goldens shows it.
@Suite("Goldens of the fixture apps")
struct FixtureGoldenTests {
  @Test("The snapshot", arguments: FixtureApp.all)
  func snapshot(of app: FixtureApp) throws {
    let json = try app.program().snapshot(name: app.name).json()
    #expect(Golden.difference(json, name: "\(app.name).snapshot.json") == nil)
  }

  @Test("The findings of lint", arguments: FixtureApp.all)
  func findings(of app: FixtureApp) throws {
    let lines = try app.program().lint().map { finding in
      let place = finding.location.map { "\($0.file):\($0.line)" } ?? "-"
      let details = finding.details.map { "\n  \($0)" }.joined()
      return """
        \(place): \(finding.severity): \(finding.rule): \(finding.node?.rawValue ?? "-"): \(finding.message)
          \(finding.advice ?? "-")\(details)

        """
    }
    #expect(Golden.difference(lines.joined(), name: "\(app.name).lint.txt") == nil)
  }

  @Test("The explanation of every type", arguments: FixtureApp.all)
  func explanations(of app: FixtureApp) throws {
    let program = try app.program()
    let drawing = ScannedProgram(program).drawing
    let types = program.typeIDs.sorted { (program[$0].name, $0) < (program[$1].name, $1) }
    let texts = types.map { TypeExplanation(drawing: drawing, type: $0).text + "\n" }
    #expect(Golden.difference(texts.joined(), name: "\(app.name).explanations.txt") == nil)
  }
}
