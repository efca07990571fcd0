import CoordinatorPages
import Testing

@Suite("Captions")
struct CaptionsTests {
  @Test func areFoundByTheirLanguage() {
    #expect(Captions(named: "ko") == .korean)
    #expect(Captions(named: "tlh") == nil)
  }
}
