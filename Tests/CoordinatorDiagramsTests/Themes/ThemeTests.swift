import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
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

  @Test("the default styles every kind and role, with letters of a contrast of 4.5 or more")
  func contrast() throws {
    for role in [nil] + Node.Role.allCases {
      for kind in Node.Kind.allCases {
        let node = Node(id: "a", type: "A", kind: kind, role: role)
        let style = try #require(Theme.standard.style(of: node, isRoot: false))
        #expect(contrast(try #require(style.text), style.fill) >= 4.5)
        #expect(contrast(style.stroke, style.fill) >= 3)
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

  /// WCAG 2.1, "contrast ratio" and "relative luminance".
  private func contrast(_ first: String, _ second: String) -> Double {
    let luminances = [luminance(first), luminance(second)].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private func luminance(_ colour: String) -> Double {
    let number = Int(colour.dropFirst(), radix: 16) ?? 0
    return zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let level = Double((number >> part.0) & 0xFF) / 255
      return sum + part.1 * (level <= 0.03928 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4))
    }
  }
}
