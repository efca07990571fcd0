import CoordinatorGraph
import Testing

@testable import CoordinatorScanner

/// What a drawing does not hear of would have come to nothing.
@Suite("Interest")
struct RelevanceFilterTests {
  @Test("A drawing that hears of all is the same", arguments: FixtureApp.all)
  func leavesOutNothing(_ app: FixtureApp) throws {
    let program = try app.program()
    let classification = CoordinatorClassification(of: program)
    let whole = DataFlow(program, classification: classification, isForLint: true)
    let drawn = DataFlow(program, classification: classification)
    #expect(drawn.attributedEffects.count < whole.attributedEffects.count)
    try #expect(ScannedProgram(drawn).snapshot() == ScannedProgram(whole).snapshot())
  }

  @Test func aRegistryThatIsFilledInsideOfAListIsHeard() {
    let source = """
      import Swinject
      protocol Clock {}
      final class WallClock: Clock {}
      final class Parts { func register(_ container: Container) { container.register(Clock.self) { _ in WallClock() } } }
      """
    let scanned = Scanned(source)
    #expect(scanned.lines(of: [.registers]) == ["Container registers Clock"])
  }
}
