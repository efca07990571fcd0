import Foundation
import TestSupport
import Testing

@Suite("Attacks by way of the cache")
struct CacheAttackTests {
  /// A committed link in place of what a scan keeps made the scan overwrite what the link leads to.
  @Test(arguments: [
    (".build/coordviz/.gitignore", "../../../outside/secret.yml"),
    (".build/coordviz", "../../outside"),
    (".build", "../outside"),
  ])
  func aLinkInPlaceOfTheCacheIsNotWrittenThrough(link: String, target: String) throws {
    try Stranger.with { stranger in
      try stranger.link(link, to: target)
      #expect(try stranger.tool("scan", ".").status == 0)
      #expect(try stranger.outside() == Stranger.untouched)
    }
  }

  @Test func aLinkInPlaceOfAKeptSnapshotIsNotWrittenThrough() throws {
    try Stranger.with { stranger in
      _ = try stranger.tool("scan", ".", "--cache", "kept")
      let kept = stranger.repository / "kept"
      let names = try FileManager.default.contentsOfDirectory(atPath: kept.path)
      for name in names where name.hasPrefix("snapshot-") {
        try FileManager.default.removeItem(at: kept / name)
        try stranger.link("kept/" + name, to: "../../outside/secret.yml")
      }
      #expect(try stranger.tool("scan", ".", "--cache", "kept").status == 0)
      #expect(try stranger.outside() == Stranger.untouched)
    }
  }

  /// What a scan kept stood in the repository, where a stranger can commit what he likes.
  @Test func aCommittedCacheIsNotBelieved() throws {
    try Stranger.with { stranger in
      _ = try stranger.tool("scan", ".")
      let files = FileManager.default.enumerator(atPath: stranger.repository.path)
      let names = (files?.allObjects as? [String] ?? []).filter { $0.contains("snapshot-") }
      #expect(names == [])
    }
  }

  @Test func aFolderThatIsNoCacheIsRefused() throws {
    try Stranger.with { stranger in
      try stranger.write("DerivedData/\n", ".gitignore")
      let outcome = try stranger.tool("scan", ".", "--cache", ".")
      #expect(outcome.status == 2)
      #expect(
        outcome.lines == ["error: .: this folder is not a cache of coordviz; use a new or an empty folder"]
      )
      let text = try String(contentsOf: stranger.repository / ".gitignore", encoding: .utf8)
      #expect(text == "DerivedData/\n")
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["pipe", "huge"])
  func aKeptFileThatIsNoneIsIgnored(kind: String) throws {
    try Stranger.with { stranger in
      let first = try stranger.tool("scan", ".", "--cache", "kept")
      let kept = stranger.repository / "kept"
      for name in try FileManager.default.contentsOfDirectory(atPath: kept.path) {
        guard name.hasPrefix("snapshot-") else { continue }
        try FileManager.default.removeItem(at: kept / name)
        let words = kind == "pipe" ? ["mkfifo"] : ["truncate", "-s", "3G"]
        _ = try Command(words[0], Array(words.dropFirst()) + [(kept / name).path]).run()
      }
      // With room for a scan, and none for three gigabytes.
      let script = "ulimit -v 2500000; exec timeout -s KILL 20 '\(Tool.path)' scan . --cache kept"
      let second = try Command("/bin/sh", ["-c", script], in: stranger.repository).run()
      #expect(second.status == 0)
      #expect(second.output == first.output)
    }
  }
}
