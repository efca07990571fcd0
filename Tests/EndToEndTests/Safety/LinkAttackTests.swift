import Foundation
import TestSupport
import Testing

@Suite("Attacks by way of links")
struct LinkAttackTests {
  @Test(arguments: [
    ("docs/app/README.md", "../../../outside/made.md"), ("docs/app/coordinators", "../../../outside"),
    ("docs/app", "../../outside"),
  ])
  func pagesAreNotWrittenThroughALinkOut(link: String, target: String) throws {
    try Stranger.with { stranger in
      try stranger.link(link, to: target)
      let outcome = try stranger.tool("docs", "app.yml", "-o", "docs/app")
      #expect(outcome.status == 2)
      #expect(try stranger.outside() == Stranger.untouched)
    }
  }

  /// An older page of coordviz may be removed, and not one that stands elsewhere.
  @Test func noPageIsRemovedThroughALinkOut() throws {
    try Stranger.with { stranger in
      _ = try stranger.tool("docs", "app.yml", "-o", "docs/app")
      let coordinators = stranger.repository / "docs/app/coordinators"
      let outside = stranger.around / "outside/coordinators"
      try FileManager.default.moveItem(at: coordinators, to: outside)
      try stranger.link("docs/app/coordinators", to: "../../../outside/coordinators")
      try stranger.write("version: 1\ncoordinators:\n  Other: {children: {One: }}\n", "app.yml")
      let before = try FileManager.default.contentsOfDirectory(atPath: outside.path).sorted()
      _ = try stranger.tool("docs", "app.yml", "-o", "docs/app")
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).sorted() == before)
    }
  }

  @Test(arguments: ["../outside/made.svg", "../outside/secret.yml", ".git/config"])
  func noOutputIsWrittenThroughALinkOut(target: String) throws {
    try Stranger.with { stranger in
      try stranger.link("picture.svg", to: target)
      let outcome = try stranger.tool("render", "app.yml", "-o", "picture.svg")
      #expect(outcome.status == 2)
      #expect(outcome.words.contains("a symbolic link"))
      #expect(try stranger.outside() == Stranger.untouched)
      #expect(!FileManager.default.fileExists(atPath: (stranger.repository / ".git/config").path))
    }
  }

  /// In continuous integration the arguments stay, and a pull request makes a link of what they name.
  @Test(arguments: [
    ["list", "linked"], ["docs", "linked"], ["check", "app.yml", "--baseline", "linked"],
    ["leaks", "linked"],
  ])
  func nothingIsReadThroughALinkOut(arguments: [String]) throws {
    try Stranger.with { stranger in
      try stranger.link("linked", to: "../outside/secret.yml")
      let outcome = try Tool.run(arguments, in: stranger.repository)
      #expect(outcome.status == 2)
      #expect(outcome.words.contains("a symbolic link here leads out of the repository"))
    }
  }

  /// `link/..` is the folder above the target. Reading only the letters, it would be the folder of the link.
  @Test func theFolderAboveALinkIsThatOfItsTarget() throws {
    try Stranger.with { stranger in
      try stranger.link("link", to: "../outside")
      try Data("version: 1\ncoordinators: {Secret: }\n".utf8).write(to: stranger.around / "secret.yml")
      for arguments in [
        ["list", "link/../secret.yml"], ["render", "app.yml", "-o", "link/../made.svg"],
        ["new", "coordinator", "Home", "--style", "root-screen", "-o", "link/Home"],
        ["docs", "app.yml", "-o", "link/../pages"], ["scan", "App", "--cache", "link/../cache"],
      ] {
        let outcome = try Tool.run(arguments, in: stranger.repository)
        #expect(outcome.status == 2, "\(arguments)")
        #expect(outcome.words.contains("a symbolic link here leads out of the repository"), "\(arguments)")
        #expect(!outcome.output.contains("Secret"))
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: stranger.around.path).sorted()
      #expect(names == ["home", "outside", "repository", "secret.yml"])
      #expect(try stranger.outside() == Stranger.untouched)
    }
  }

  @Test(.timeLimit(.minutes(5))) func aRecordingBehindALinkOutIsNotServed() throws {
    try Stranger.with { stranger in
      try stranger.link("run.jsonl", to: "../outside/secret.yml")
      let words = ["20", Tool.path, "serve", "--no-open", "run.jsonl"]
      let outcome = try Command("timeout", words, in: stranger.repository).run()
      #expect(outcome.status == 2)
      #expect(outcome.words.contains("a symbolic link here leads out of the repository"))
    }
  }

  /// Two names that differ only in how a letter is composed are two folders.
  @Test func aFolderOfAnEqualTextIsAnotherFolder() throws {
    try TemporaryFolder.with { folder in
      let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
      for name in [composed + "/.git", decomposed] {
        try FileManager.default.createDirectory(
          atPath: "\(folder.path)/\(name)",
          withIntermediateDirectories: true
        )
      }
      // On a file system that takes both for one, there is no attack.
      guard try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2 else { return }
      let secret = "\(folder.path)/\(decomposed)/secret.yml"
      try "version: 1\ncoordinators: {Secret: }\n".write(toFile: secret, atomically: true, encoding: .utf8)
      let repository = URL(fileURLWithPath: "\(folder.path)/\(composed)")
      try FileManager.default.createSymbolicLink(
        atPath: repository.path + "/secret.yml",
        withDestinationPath: "../\(decomposed)/secret.yml"
      )
      let outcome = try Tool.run(["list", "secret.yml"], in: repository)
      #expect(outcome.status == 2)
      #expect(!outcome.output.contains("Secret"))
    }
  }

  @Test func aLinkWithinTheRepositoryIsFollowed() throws {
    try Stranger.with { stranger in
      try stranger.write("", "real/picture.svg")
      try stranger.link("picture.svg", to: "real/picture.svg")
      #expect(try stranger.tool("render", "app.yml", "-o", "picture.svg").status == 0)
      let text = try String(contentsOf: stranger.repository / "real/picture.svg", encoding: .utf8)
      #expect(text.contains("<svg"))
    }
  }

  @Test func sourcesBehindALinkOutAreNotRead() throws {
    try Stranger.with { stranger in
      let source = ScannedApp.coordinator("SecretCoordinator")
      try ScannedApp.write(source, "Secret.swift", in: stranger.around / "outside")
      try stranger.link("Other/Secret.swift", to: "../../outside/Secret.swift")
      try stranger.link("All", to: "../outside")
      let outcome = try stranger.tool("scan", ".")
      #expect(!outcome.output.contains("SecretCoordinator"))
      #expect(outcome.lines.count { $0.contains("the symbolic link leads out of the repository") } == 2)
      #expect(try stranger.tool("scan", ".", "--trust-config").output.contains("SecretCoordinator"))
    }
  }

  @Test func noFirstConfigurationIsWrittenThroughALinkOut() throws {
    try Stranger.with { stranger in
      try stranger.link(".coordviz.yml", to: "../outside/made.yml")
      #expect(try stranger.tool("init").status == 2)
      #expect(try stranger.outside() == Stranger.untouched)
    }
  }
}
