import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorPages

@Suite("Names of pages")
struct PageNamesTests {
  private func names(_ ids: String...) -> [String] {
    let graph = RandomGraph.graph(ids.map { Node(id: NodeID($0), type: "T") }, [])
    let names = PageNames(of: graph)
    return ids.compactMap { names[NodeID($0)]?.name }
  }

  @Test(arguments: [
    ("HomeCoordinator", "HomeCoordinator"), ("홈코디네이터", "홈코디네이터"), ("Router<Home>", "Router-Home"),
    ("App/Home#2", "App-Home-2"), ("../../etc/passwd", "etc-passwd"), ("a  b", "a-b"), ("여행🧳", "여행"),
  ])
  func areWhatTheIdSays(id: String, name: String) {
    #expect(names(id) == [name])
  }

  @Test(arguments: ["", "🧳", "CON", "nul", "README", "Index", "findings"])
  func whatNoFileMayBeCalledGetsAFingerprint(id: String) {
    let name = names(id)[0]
    #expect(name.contains(#/-[0-9a-f]{10}$/#))
    #expect(name != id)
  }

  @Test func namesThatDifferInCapitalsOrSignsDiffer() {
    let made = names("Home", "home", "HOME", "a/b", "a#b", "Other")
    #expect(Set(made.map { $0.lowercased() }).count == 6)
    #expect(made[5] == "Other")
    // A name depends on no other id, as long as it collides with none or with some.
    #expect(names("Home", "home")[0] == made[0])
  }

  @Test func aNameLikeAnotherOnesWithItsFingerprintDiffers() {
    let made = names("Home", "home")
    #expect(Set(names("Home", "home", made[0]).map { $0.lowercased() }).count == 3)
  }

  @Test func longNamesAreShortened() {
    let name = names(String(repeating: "홈", count: 300))[0]
    #expect(name.utf8.count <= 100)
  }

  @Test func aNumberComesBehindEqualFingerprints() {
    var names = Set<String>()
    let graph = RandomGraph.any(nodes: 500, edges: 0, seed: 7)
    for place in PageNames(of: graph).places.values {
      #expect(names.insert(place.name.lowercased()).inserted)
    }
  }
}
