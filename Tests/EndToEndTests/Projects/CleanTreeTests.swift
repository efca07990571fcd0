import Foundation
import TestSupport
import Testing

/// A clean work tree and HEAD have the same files, so there is nothing to compare.
@Suite("Revisions and the work tree")
struct CleanTreeTests {
  /// A repository with the app in `Sources`, and more.
  private func inRepository(_ others: [String: String] = [:], _ body: (Repository) throws -> Void) throws {
    try Repository.with { repository in
      for (path, text) in ScannedApp.files { try repository.write(text, "Sources/" + path) }
      for (path, text) in others { try repository.write(text, path) }
      try body(repository)
    }
  }

  private func link(_ name: String, to target: String, in repository: Repository) throws {
    let path = (repository.folder / name).path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func expectNoDifference(_ repository: Repository, _ path: String = "Sources") throws {
    let outcome = try repository.tool("diff", "HEAD:\(path)", path, "--show", "all", "--no-cache")
    #expect(outcome.status == 0 && outcome.output == "", "\(outcome.output)\(outcome.words)")
  }

  private let shared = ScannedApp.coordinator("SharedCoordinator")

  @Test(
    "Links to folders and files are followed",
    arguments: [
      ("Sources/Shared", "../Packages"), ("Sources/Shared.swift", "../Packages/Shared.swift"),
      ("Sources/App/Deep", "../../Packages"), ("Sources/Around", ".."), ("Sources/Gone", "nowhere"),
    ]
  )
  func links(name: String, target: String) throws {
    try inRepository(["Packages/Shared.swift": shared]) { repository in
      try link(name, to: target, in: repository)
      try repository.commit("app")
      try expectNoDifference(repository)
      let isThere = target.contains("Packages")
      let list = try repository.tool("list", "HEAD:Sources", "--no-cache").output
      #expect(list.contains("SharedCoordinator") == isThere)
    }
  }

  @Test("A link to a link, and the sources themselves, may be links")
  func linksOfLinks() throws {
    try inRepository(["Packages/Shared.swift": shared]) { repository in
      try link("Code", to: "Sources", in: repository)
      try link("Sources/Other", to: "../Again", in: repository)
      try link("Again", to: "Packages", in: repository)
      try repository.commit("app")
      for path in ["Code", "Sources", "Code/App"] { try expectNoDifference(repository, path) }
      #expect(try repository.tool("list", "HEAD:Code", "--no-cache").output.contains("SharedCoordinator"))
    }
  }

  @Test(
    "Files that git ignores are in no revision",
    arguments: ["Sources/Generated/A.swift", "Sources/A.generated.swift"]
  )
  func ignored(path: String) throws {
    try inRepository([".gitignore": "Generated/\n*.generated.swift\n"]) { repository in
      try repository.commit("app")
      try repository.write(shared, path)
      try expectNoDifference(repository)
      #expect(try repository.tool("list", "Sources", "--no-cache").output.contains("SharedCoordinator"))
      try repository.write(shared, "Sources/New.swift")
      #expect(try repository.tool("diff", "HEAD:Sources", "Sources", "--no-cache").status == 1)
    }
  }

  @Test("A sparse checkout has a part of the files")
  func sparse() throws {
    try inRepository(["Sources/Rest/Shared.swift": shared]) { repository in
      try repository.commit("app")
      try repository.git("sparse-checkout", "set", "Sources/App", "Sources/Home")
      #expect(!FileManager.default.fileExists(atPath: (repository.folder / "Sources/Rest").path))
      try expectNoDifference(repository)
    }
  }

  @Test("A comparison ignores submodules, and warns")
  func submodules() throws {
    try Repository.with { library in
      try library.write(shared, "Shared.swift")
      try library.commit("shared")
      try inRepository { repository in
        let url = library.folder.path
        try repository.git(
          "-c",
          "protocol.file.allow=always",
          "submodule",
          "--quiet",
          "add",
          url,
          "Sources/Shared"
        )
        try repository.commit("app")
        let outcome = try repository.tool("diff", "HEAD:Sources", "Sources", "--no-cache")
        #expect(outcome.status == 0)
        #expect(
          outcome.lines == [
            "warning: Sources/Shared: this is a submodule, and the comparison ignores its files"
          ]
        )
      }
    }
  }

  @Test("Names of folders above the sources do not count", arguments: ["AppTests/Sources", ".hidden/Pods"])
  func foldersAbove(path: String) throws {
    try Repository.with { repository in
      for (name, text) in ScannedApp.files { try repository.write(text, "\(path)/\(name)") }
      try repository.commit("app")
      try expectNoDifference(repository, path)
      #expect(try repository.tool("list", "HEAD:\(path)", "--no-cache").output.contains("HomeCoordinator"))
    }
  }

  @Test("Tests are the same files on both sides")
  func tests() throws {
    let files = [
      "Sources/LabTests/Lab.swift": shared, "Sources/Home/HomeTests/T.swift": "import XCTest\n",
      "Sources/Home/HomeTests/Mock.swift": ScannedApp.coordinator("MockCoordinator"),
    ]
    try inRepository(files) { repository in
      try repository.commit("app")
      try expectNoDifference(repository)
      let list = try repository.tool("list", "HEAD:Sources", "--no-cache").output
      #expect(list.contains("SharedCoordinator") && !list.contains("Mock"))
    }
  }
}

@Suite("A branch that is behind")
struct BranchBehindTests {
  private func inRepository(_ body: (Repository) throws -> Void) throws {
    try Repository.with { repository in
      try repository.write("version: 1\nsources: [Sources]\n", ".coordviz.yml")
      for (path, text) in ScannedApp.files { try repository.write(text, "Sources/" + path) }
      try repository.commit("app")
      try repository.git("checkout", "-qb", "cart")
      try repository.write(ScannedApp.coordinator("CartCoordinator"), "Sources/Cart.swift")
      try repository.commit("cart")
      try repository.git("checkout", "-q", "main")
      try repository.write(ScannedApp.coordinator("SearchCoordinator"), "Sources/Search.swift")
      try repository.commit("search")
      try repository.git("checkout", "-q", "cart")
      try body(repository)
    }
  }

  @Test(arguments: [
    ["main"], ["main..."], ["main...:Sources", "Sources"], ["main...cart:Sources", "cart:Sources"],
    ["main...:./Sources", "Sources"],
  ])
  func onlyTheBranchsOwnChangesAreListed(inputs: [String]) throws {
    try inRepository { repository in
      let outcome = try Tool.run(["diff"] + inputs + ["--no-cache"], in: repository.folder)
      #expect(outcome.status == 1)
      #expect(outcome.output == "+ CartCoordinator\n", "\(outcome.words)")
      #expect(outcome.words == "")
    }
  }

  @Test func anExactRevisionIsComparedAndTheDifferenceIsExplained() throws {
    try inRepository { repository in
      let outcome = try repository.tool("diff", "main:Sources", "Sources", "--no-cache")
      #expect(outcome.output == "+ CartCoordinator\n- SearchCoordinator\n")
      #expect(
        outcome.words == "main has commits that HEAD does not have; main...:Sources compares without them\n"
      )
    }
  }

  @Test func anAbsolutePathIsOneOfTheRepository() throws {
    try inRepository { repository in
      let path = (repository.folder / "Sources").path
      let outcome = try repository.tool("diff", "main...:\(path)", path, "--no-cache")
      #expect(outcome.output == "+ CartCoordinator\n", "\(outcome.words)")
      let outside = try repository.tool("diff", "main:/etc", "Sources", "--no-cache")
      #expect(outside.status == 2 && outside.words.contains("outside of the repository"))
    }
  }

  @Test(arguments: ["none...", "main...none", "--output=x..."])
  func aNameThatIsNoCommitIsAnError(name: String) throws {
    try inRepository { repository in
      let outcome = try repository.tool("diff", "--no-cache", "--", "\(name):Sources", "Sources")
      #expect(outcome.status == 2 && outcome.words.contains("no git revision '\(name)'"), "\(outcome.words)")
    }
  }

  @Test func withoutACommonCommitItIsAnError() throws {
    try inRepository { repository in
      try repository.git("checkout", "-q", "--orphan", "alone")
      try repository.commit("alone")
      let outcome = try repository.tool("diff", "main", "--no-cache")
      #expect(outcome.status == 2 && outcome.words.contains("main and HEAD have no commit in common"))
    }
  }
}
