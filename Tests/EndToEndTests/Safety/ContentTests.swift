import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import coordviz

@Suite("What leaves the program")
struct ContentTests {
  private func safe(_ text: String, as content: Content) -> String {
    String(decoding: Product(text: text, as: content).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("A\u{1B}]0;pwned\u{7}\u{1B}[2J", "A]0;pwned[2J"), ("a\rb\r\nc\td", "ab\nc\td"),
    ("\u{7F}\u{9B}31m", "31m"),
    ("a\u{202E}b\u{2028}c", "ab c"), ("a\u{E0041}\u{E007F}\u{E0100}", "a"), ("\u{61C}a\u{200F}", "a"),
    ("##vso[x] ##[y] ###[z]", "# #vso[x] # #[y] ## #[z]"), ("## Title [a](b)", "## Title [a](b)"),
    ("a::b\n  ::stop", "a::b\n  : :stop"), ("한국어 … → é 👩‍💻", "한국어 … → é 👩‍💻"),
  ])
  func textHasNothingThatIsObeyedOrInvisible(text: String, safe: String) {
    #expect(self.safe(text, as: .text) == safe)
    #expect(self.safe(safe, as: .text) == safe)
  }

  @Test func onlyColoursStayInColouredText() {
    #expect(
      safe("\u{1B}[1;31merror:\u{1B}[0m a\u{1B}[2J\u{1B}]0;b", as: .colouredText)
        == "\u{1B}[1;31merror:\u{1B}[0m a[2J]0;b"
    )
  }

  @Test func commandsOfTheRunnerStayWhereTheyAreMeant() {
    #expect(safe("::error title=a::b\n##[x]\r", as: .commands) == "::error title=a::b\n# #[x]\n".dropLast())
  }

  @Test func jsonKeepsItsMeaning() throws {
    let text = "\u{7F}\u{9B}\u{202E}\u{E0041}##[x] ::a \u{2028}é"
    let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
    let safe = safe(json.replacing("[\"", with: "[\r\""), as: .json)
    #expect(!safe.unicodeScalars.contains { $0 != "\n" && $0.isControl })
    #expect(!safe.contains("##"))
    #expect(try JSONDecoder().decode([String].self, from: Data(safe.utf8)) == [text])
  }

  @Test func markupHasReferencesToCharacters() {
    #expect(safe("<text>##vso[a]\u{1B}\u{E0041}</text>\r\n", as: .markup) == "<text>#&#35;vso[a]</text>\n")
  }

  @Test func bytesStay() {
    #expect(Product(bytes: [0, 27, 35, 35, 91, 13], as: .bytes).bytes == [0, 27, 35, 35, 91, 13])
  }

  /// Whatever a stranger calls a coordinator, in each format.
  @Test(arguments: [
    ["list", "a.yml"], ["why", "*", "a.yml"], ["stats", "a.yml"], ["snapshot", "a.yml"], ["check", "a.yml"],
    ["render", "a.yml"], ["render", "a.yml", "--format", "tree"], ["render", "a.yml", "--format", "outline"],
    ["render", "a.yml", "--format", "table"], ["render", "a.yml", "--format", "dot"],
    ["render", "a.yml", "--format", "agent"], ["render", "a.yml", "--format", "yaml"],
    ["render", "a.yml", "--format", "json"], ["render", "a.yml", "--format", "svg"],
    ["render", "a.yml", "--format", "html"], ["diff", "b.yml", "a.yml"],
    ["diff", "b.yml", "a.yml", "--host", "gitlab"], ["diff", "b.yml", "a.yml", "--format", "json"],
    ["drift", "--guide", "a.yml", "--live", "b.yml"], ["scan", "S\u{1B}[31m", "--explain", "AppCoordinator"],
    ["new", "coordinator", "Home", "--style", "swiftui", "-o", "S\u{1B}[31m", "--dry-run", "--no-config"],
    ["render", "S\u{1B}[31m.yml"], ["lint", "S\u{1B}[31m", "--reporter", "xcode"], ["--nothing\u{1B}[31m"],
  ])
  func noOutputHasControlCharacters(arguments: [String]) throws {
    try TemporaryFolder.with { folder in
      let name = #""A\e]0;pwned\a\e[2J\U000E0041\u202Eb""#
      let text = "version: 1\ncoordinators: {\(name): {children: {\(name.dropLast())2\": }}}\n"
      try text.write(to: folder / "a.yml", atomically: true, encoding: .utf8)
      try "version: 1\ncoordinators: {B: }\n".write(to: folder / "b.yml", atomically: true, encoding: .utf8)
      try ScannedApp.write("class AppCoordinator {}\n", "S\u{1B}[31m/a.swift", in: folder)
      let outcome = try Tool.run(arguments, in: folder)
      let bad = (outcome.output + outcome.words).unicodeScalars.filter { $0 != "\n" && $0.isControl }
      #expect(bad.map { $0.escaped(asASCII: true) } == [])
    }
  }
}
