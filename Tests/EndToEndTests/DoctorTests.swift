import Foundation
import TestSupport
import Testing

@Suite("The doctor")
struct DoctorTests {
  @Test func saysWhatIsThere() throws {
    let outcome = try TemporaryFolder.with { try Tool.run("doctor", in: $0) }
    #expect(outcome.status == 0)
    #expect(outcome.words == "")
    for name in ["graphviz", "png", "pdf", "fonts", "korean", "config", "sources", "git"] {
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
      var command = Command(Tool.path, ["doctor"], in: folder)
      // A folder where Graphviz finds no list of plugins.
      command.environment = ["GVBINDIR": folder.path]
      let outcome = try command.run()
      #expect(outcome.status == 2)
      for name in ["png", "pdf"] {
        let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("missing  \(name) ") }
        #expect(lines.count == 1, "\(name)")
        #expect(lines.allSatisfy { $0.contains("; ") && $0.contains("graphviz") })
      }
    }
  }

  @Test func looksAtTheProject() throws {
    try ScannedApp.inFolder { folder in
      let outcome = try Tool.run("doctor", in: folder)
      #expect(outcome.output.contains("ok       sources    App Home (found here)\n"), "\(outcome.output)")
      #expect(
        outcome.output.contains("ok       scan       2 nodes, 1 edge, 0 incomplete\n"),
        "\(outcome.output)"
      )
      try Data("version: 1\nthem: dark\n".utf8).write(to: folder / ".coordviz.yml")
      let broken = try Tool.run("doctor", in: folder)
      #expect(broken.status == 2)
      #expect(broken.output.contains("missing  config     .coordviz.yml:2"), "\(broken.output)")
    }
  }
}
