import CoordinatorDiagrams
import Testing

@Suite("Directions")
struct DiagramOptionsTests {
  @Test("have the names of the command line", arguments: DiagramOptions.Direction.names)
  func names(name: String) {
    #expect(DiagramOptions.Direction(named: name) != nil)
    #expect(DiagramOptions.Direction(named: name.lowercased()) == DiagramOptions.Direction(named: name))
  }

  @Test("TB is TD, and what is none is none")
  func others() {
    #expect(DiagramOptions.Direction(named: "TB") == .topDown)
    #expect(DiagramOptions.Direction(named: "up") == nil)
  }
}
