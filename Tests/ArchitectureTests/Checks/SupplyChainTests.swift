import Foundation
import TestSupport
import Testing

/// What runs with a team's rights in CI: actions of others, and what the image tells git to trust.
@Suite("Supply chain")
struct SupplyChainTests {
  @Test func everyActionIsPinnedToACommit() throws {
    let uses = try workflows().flatMap { try unpinned(in: text(of: $0)).map { "\($0)" } }
    #expect(uses == [])
  }

  @Test func thereAreActionsToLookAt() throws {
    #expect(try workflows().contains { try text(of: $0).contains("uses: actions/checkout@") })
  }

  @Test func theImageTrustsNoFolderButTheMountedOne() throws {
    #expect(trusted(in: try text(of: projectFolder / "Packaging/Dockerfile")) == ["/work"])
  }

  @Test func plantedOnesAreSeen() {
    let commit = String(repeating: "a1", count: 20)
    #expect(unpinned(in: "- uses: actions/checkout@v5") == ["actions/checkout@v5"])
    #expect(unpinned(in: "- uses: actions/checkout") == ["actions/checkout"])
    #expect(unpinned(in: "  uses: 'actions/checkout@\(commit)' # v5") == [])
    #expect(unpinned(in: "- uses: actions/checkout@\(commit)1") == ["actions/checkout@\(commit)1"])
    #expect(unpinned(in: "- uses: ./.github/actions/own\n- uses: OWNER/coordviz@v1") == [])
    #expect(trusted(in: "RUN git config --system --add safe.directory '*'") == ["*"])
  }

  /// The documents too: people copy their workflows.
  private func workflows() throws -> [URL] {
    let folders = ["docs", "Packaging", ".github"].map { projectFolder / $0 }
    let nested = folders.flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        ?? []
    }
    return [projectFolder / "action.yml", projectFolder / "README.md"]
      + nested.filter { ["md", "yml", "yaml"].contains($0.pathExtension) }
  }

  private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The actions that are not named by a full commit. Our own stands with a placeholder for its owner.
  private func unpinned(in text: String) -> [String] {
    text.matches(of: /(?m)^[ \t]*(?:- )?uses:[ \t]*['"]?([^\s'"#]+)/).map { String($0.1) }.filter { action in
      !action.hasPrefix("./") && !action.hasPrefix("OWNER/coordviz@")
        && action.wholeMatch(of: /[^@]+@[0-9a-f]{40}/) == nil
    }
  }

  private func trusted(in dockerfile: String) -> [String] {
    dockerfile.matches(of: /safe\.directory[ =]+['"]?([^\s'"]+)/).map { String($0.1) }
  }
}
