import Foundation
import TestSupport
import Testing

@Suite("The doctor")
struct DoctorTests {
  @Test func saysWhatIsThere() throws {
    let outcome = try Tool.run("doctor")
    #expect(outcome.status == 0)
    #expect(outcome.words == "")
    for name in ["graphviz", "engines", "svg", "png", "pdf", "formats", "fonts", "korean", "terminal"] {
      let lines = outcome.output.split(separator: "\n").filter {
        $0.split(separator: " ").dropFirst().first == name[...]
      }
      #expect(lines.count == 1, "\(name)")
      #expect(!lines.contains { $0.hasPrefix("missing") })
    }
    #expect(outcome.output.contains(/graphviz +\d+\.\d+/))
  }

  @Test func saysHowToInstallWhatIsMissing() throws {
    try TemporaryFolder.with { folder in
      var command = Command(Tool.path, ["doctor"])
      // A folder where Graphviz finds no list of plugins.
      command.environment = ["GVBINDIR": folder.path]
      let outcome = try command.run()
      #expect(outcome.status == 2)
      // An SVG needs no list of plugins.
      for name in ["engines", "png", "pdf"] {
        let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("missing  \(name) ") }
        #expect(lines.count == 1, "\(name)")
        #expect(lines.allSatisfy { $0.contains("; ") && $0.contains("graphviz") })
      }
    }
  }
}
