import CoordinatorAnalysis
import CoordinatorGraph
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
  private func line(_ message: String, _ node: NodeID? = "App/Home", line: Int = 1) -> String {
    let place = SourceLocation(file: "App.swift", line: line)
    let finding = Finding(rule: "r", severity: .error, message: message, node: node, location: place)
    return Fingerprint.all(of: [finding])[0].description
  }

  @Test(
    "Lines, counts, addresses and wording do not show",
    arguments: [
      "'Home' is attached to 'App' 2 times", "'Home' is attached to 'App' 13 times at App.swift:12",
      "'Home' (0x00007f8a1c00) hangs on 'App'", "'Home#2' and 'App#13'",
    ]
  )
  func stable(message: String) {
    #expect(line(message) == "r | App/Home | Home, App | 1")
    #expect(line(message, "App#3/Home#2", line: 99) == "r | App/Home | Home, App | 1")
  }

  @Test(
    "Names show, with what numbers are a part of them",
    arguments: [
      ("'Tab2' and '2FA'", "Tab2, 2FA"), ("'children[3]'", "children[#]"), ("'a.swift:12'", "a.swift:#"),
      ("'0x1F'", "#"), ("'0x'", "0x"), ("'0xyz'", "0xyz"), ("'Home's list'", "Home's list"), ("'홈2'", "홈2"),
      ("It isn't 3 of 4", "It isn't # of #"), ("'open", "'open"), ("''", ""), ("", ""),
      ("'a' 'b', 'c'", "a, b, c"),
    ]
  )
  func names(message: String, names: String) {
    #expect(line(message) == "r | App/Home | \(names) | 1")
  }

  @Test func equalOnesAreNumbered() {
    let finding = Finding(rule: "r", severity: .note, message: "'a'")
    let other = Finding(rule: "r", severity: .note, message: "'b'")
    let ordinals = Fingerprint.all(of: [finding, other, finding, finding]).map(\.ordinal)
    #expect(ordinals == [1, 1, 2, 3])
  }

  @Test(arguments: UInt64(0)..<50)
  func noTwoAreEqual(seed: UInt64) {
    let findings = RandomFindings.findings(200, seed: seed)
    #expect(Set(Fingerprint.all(of: findings)).count == findings.count)
  }
}
