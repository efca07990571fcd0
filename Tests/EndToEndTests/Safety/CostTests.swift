import Foundation
import TestSupport
import Testing

/// Small inputs that would cost a lot. The answers show that the work is bounded.
@Suite("Cost of hostile input")
struct CostTests {
  /// Makes a commit whose tree has ten times as many files for each level, without writing them.
  private static let makeBomb = """
    levels=$1; text=$2; branch=$3
    blob=$(git hash-object -w "$text")
    tree=$(for i in 0 1 2 3 4 5 6 7 8 9; do printf '100644 blob %s\\t%d.swift\\n' $blob $i; done | git mktree)
    for level in $(seq 2 $levels); do
      tree=$(for i in 0 1 2 3 4 5 6 7 8 9; do printf '040000 tree %s\\td%d\\n' $tree $i; done | git mktree)
    done
    git update-ref refs/heads/$branch $(git -c user.name=A -c user.email=a@example.org commit-tree -m bomb $tree)
    """

  private func bomb(levels: Int, of text: String, in repository: Repository) throws {
    try repository.write(text, "Text.swift")
    let arguments = ["-c", Self.makeBomb, "sh", "\(levels)", "Text.swift", "bomb"]
    #expect(try Command("/bin/sh", arguments, in: repository.folder).run().status == 0)
  }

  @Test func aTreeThatListsOneFileABillionTimesIsRefused() throws {
    try Repository.with { repository in
      try bomb(levels: 9, of: "final class A {}\n", in: repository)
      let outcome = try repository.tool("list", "bomb:d0/d0/d0/d0/d0/d0/d0/d0")
      #expect(outcome.status == 2 && outcome.words.contains("more than 64 MB"))
    }
  }

  @Test func oneLargeFileManyTimesIsRefused() throws {
    try Repository.with { repository in
      let text = String(repeating: "// " + String(repeating: "a", count: 96) + "\n", count: 20_000)
      try bomb(levels: 2, of: text, in: repository)
      let outcome = try repository.tool("list", "bomb:")
      #expect(outcome.status == 2 && outcome.words.contains("more than 150 MB of source"))
    }
  }

  @Test("A file that is too large on disk is too large in a revision")
  func largeFiles() throws {
    try Repository.with { repository in
      try repository.write(
        "let x = [\n" + String(repeating: "1,\n", count: 4_000_000) + "]\n",
        "App/Table.swift"
      )
      try repository.write(ScannedApp.coordinator("HomeCoordinator"), "App/Home.swift")
      try repository.commit("A table")
      for input in ["App", "HEAD:App"] {
        let outcome = try repository.tool("list", input)
        #expect(outcome.status == 0 && outcome.words.contains("the file has more than 10 MB and was ignored"))
      }
    }
  }

  @Test("Blocks with the same input read it once")
  func manyBlocks() throws {
    try TemporaryFolder.with { folder in
      let block = "<!-- coordviz:begin input=app.yml -->\n<!-- coordviz:end -->\n"
      try Data("version: 1\ncoordinators:\n  App: {children: {Home: }}\n".utf8).write(to: folder / "app.yml")
      try Data(String(repeating: block, count: 20).utf8).write(to: folder / "GUIDE.md")
      let outcome = try Tool.run("docs", "GUIDE.md", "--verbose", in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.words.split(separator: "\n").count { $0.contains("reading app.yml") } == 1)
    }
  }
}
