import CoordinatorGraph
import Testing

@testable import CoordinatorScanner

/// The filter leaves out effects that cannot lead to an edge.
@Suite("Relevance filter")
struct RelevanceFilterTests {
  @Test("The graph is the same without the filter", arguments: FixtureApp.all)
  func leavesOutNothing(_ app: FixtureApp) throws {
    let program = try app.program()
    let (whole, filtered) = (ScannedProgram(program, for: .lint), ScannedProgram(program, for: .graph))
    #expect(filtered.analysis.attributedEffects.count < whole.analysis.attributedEffects.count)
    try #expect(filtered.snapshot() == whole.snapshot())
  }

  @Test func aRegistryThatAListOfPartsFillsIsDrawn() {
    let source = """
      import Swinject
      protocol Clock {}
      final class WallClock: Clock {}
      final class Parts { func register(_ container: Container) { container.register(Clock.self) { _ in WallClock() } } }
      """
    let scanned = Scanned(source)
    #expect(scanned.lines(of: [.registers]) == ["Container registers Clock"])
  }

  @Test(
    "A type of a library that an app extends holds nothing else than before",
    arguments: ["", "extension String {}"]
  )
  func anExtendedTypeIsPlain(extending extension: String) throws {
    let source = """
      final class Title {
        var text = "", kept: String?
        func fill() { text = UUID().uuidString; kept = made() }
        func made() -> String { UUID().uuidString }
        func show(_ text: String) { label.set(text) }
        let label = Label()
      }
      final class Label { func set(_ text: String) {} }
      final class HomeCoordinator: Coordinator {
        var children: [Coordinator] = []
        let title = Title()
        func start() { title.fill(); children.append(HomeCoordinator()) }
      }
      """
    let program = Scanned("protocol Coordinator: AnyObject {}\n\(source)\n\(`extension`)").program
    let analysis = ScannedProgram(program, for: .graph).analysis
    let kept = analysis.fields.keys.map(\.name.text)
    #expect(kept.contains("children") && kept.contains("title"))
    #expect(!kept.contains("text") && !kept.contains("kept"))
    let show = try #require(program.functions.firstIndex { $0.fact.name == "show" })
    let key = SummaryKey.function(FunctionID(index: show), program.functions[show].owner)
    #expect(analysis.summary(of: key).effects.isEmpty)
  }
}
