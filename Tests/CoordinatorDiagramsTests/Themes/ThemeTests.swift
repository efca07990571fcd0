import CoordinatorDiagrams
import CoordinatorGraph
import Testing

@Suite("Themes")
struct ThemeTests {
  @Test("are found by name, and the default comes first")
  func names() {
    #expect(Theme.all.map(\.name) == ["default", "guide"])
    #expect(Theme(named: "guide") == .guide)
    #expect(Theme(named: "Guide") == nil)
    #expect(DiagramOptions().theme == .standard)
  }

  @Test("the default styles every kind and role, with letters of its own")
  func everything() throws {
    for role in [nil] + Node.Role.allCases {
      for kind in Node.Kind.allCases {
        let style = Theme.standard.style(of: Node(id: "a", type: "A", kind: kind, role: role), isRoot: false)
        #expect(style?.text != nil && style?.dark != nil)
      }
    }
  }

  @Test("the guide's leaves all but its three roles as they are drawn")
  func guide() {
    let plain = Node(id: "a", type: "A")
    #expect(Theme.guide.style(of: plain, isRoot: false) == nil)
    #expect(Theme.guide.style(of: plain, isRoot: true)?.fill == "#f9d5e5")
    #expect(Theme.guide.style(of: Node(id: "a", type: "A", role: .tab), isRoot: true)?.fill == "#e8f5e9")
    #expect(Theme.guide.style(of: Node(id: "a", type: "A", kind: .screen), isRoot: true) == nil)
  }
}
