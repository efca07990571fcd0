import CoordinatorGraph
import Testing

@Suite("A list of names up to a limit") struct ListedNamesTests {
  @Test(arguments: [(["A"], "A"), (["A", "B"], "A, B"), (["A", "B", "C"], "A, B and 1 more")])
  func onlyWhatIsLeftOutIsCounted(names: [String], words: String) {
    #expect(names.listed(atMost: 2) == words)
  }
}
