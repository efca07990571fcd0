import Foundation
import TestSupport
import Testing

@testable import coordviz

@Suite("Links to source")
struct SourceViewerTests {
  @Test(
    arguments: [
      ("git@github.com:owner/name.git", "https://github.com/owner/name"),
      ("https://github.com/owner/name", "https://github.com/owner/name"),
      ("https://user:secret@github.com/owner/my.name.git", "https://github.com/owner/my.name"),
      ("ssh://git@github.example.org/owner/name.git", "https://github.example.org/owner/name"),
      ("https://gitlab.com/owner/name.git", nil), ("/srv/name.git", nil), ("https://github.com/owner", nil),
      ("https://github.com/owner/name?a=1", nil),
    ] as [(String, String?)]
  )
  func aRemoteHasAPage(remote: String, page: String?) {
    #expect(SourceViewer.page(of: remote) == page)
  }

  @Test func githubShowsTheCommitThatIsCheckedOut() throws {
    try withApp { repository in
      try repository.git("remote", "add", "origin", "git@github.com:owner/name.git")
      let commit = try repository.git("rev-parse", "HEAD").output.trimmingCharacters(in: .newlines)
      let outcome = try repository.tool(
        "render",
        ".",
        "--format",
        "svg",
        "--open-in",
        "github",
        below: "My App"
      )
      #expect(
        outcome.output.contains(
          "https://github.com/owner/name/blob/\(commit)/My%20App/App/AppCoordinator.swift#L3"
        )
      )
    }
  }

  @Test func anEditorOpensTheFileItself() throws {
    try withApp { repository in
      let outcome = try repository.tool(
        "render",
        ".",
        "--format",
        "svg",
        "--open-in",
        "vscode",
        below: "My App"
      )
      #expect(
        outcome.output.contains("vscode://file\(repository.folder.path)/My%20App/App/AppCoordinator.swift:3")
      )
    }
  }

  @Test func withoutARemoteItIsAnError() throws {
    try withApp { repository in
      let outcome = try repository.tool(
        "render",
        ".",
        "--format",
        "svg",
        "--open-in",
        "github",
        below: "My App"
      )
      #expect(outcome.status == 2)
      #expect(
        outcome.lines == [
          "error: --open-in github: this repository has no remote named origin on GitHub; use --source-url"
        ]
      )
    }
  }

  private func withApp(_ body: (Repository) throws -> Void) throws {
    try Repository.with { repository in
      for (path, text) in ScannedApp.files { try repository.write(text, "My App/" + path) }
      try repository.commit("The app")
      try body(repository)
    }
  }
}
