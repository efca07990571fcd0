import Foundation
import TestSupport
import Testing

@Suite("The step of a pull request downloads the release")
struct ReleasedActionTests {
  private let base = "version: 1\ncoordinators:\n  App: {children: {Home: }}\n"
  private let head = "version: 1\ncoordinators:\n  App: {children: {Home: , New: }}\n"

  @Test func theReleaseComparesThePullRequest() throws {
    try run { request, release in
      let outcome = try request.run(inputs(request, release))
      #expect(outcome.status == 0, "\(outcome.words)")
      #expect(outcome.words.hasPrefix("Installed coordviz 1.2.3 in "))
      #expect(try request.text("summary").hasPrefix("**Coordinators:** 1 added\n"))
    }
  }

  @Test func aWrongChecksumStopsTheStep() throws {
    try run { request, release in
      try release.writeChecksums { _ in
        ["linux-x86_64", "linux-arm64", "macos-universal"].map { platform in
          String(repeating: "0", count: 64) + "  coordviz-1.2.3-\(platform).tar.gz\n"
        }.joined()
      }
      try expectFailure(
        "instead of \(String(repeating: "0", count: 64)); do not use this file",
        request,
        release
      )
    }
  }

  @Test func aMissingArchiveStopsTheStep() throws {
    try run { request, release in
      try release.removeArchives()
      try expectFailure("could not be downloaded; check the address and the network", request, release)
    }
  }

  @Test(arguments: [
    "", "# Nothing is published yet.\n", "00  coordviz-1.2.3-linux-x86_64.tar.gz\n", "garbage",
  ])
  func aPlatformWithoutAReleaseStopsTheStep(checksums: String) throws {
    try run { request, release in
      try release.writeChecksums { _ in checksums }
      try expectFailure("there is no release for", request, release)
    }
  }

  @Test func theCommandOnPathWins() throws {
    try run { request, release in
      try release.removeArchives()
      let path = "\((release.folder / "top/bin").path):\(request.tools.path):/usr/bin:/bin"
      let outcome = try request.run(release.inputs.merging(["PATH": path]) { $1 })
      #expect(outcome.status == 0, "\(outcome.words)")
      #expect(!outcome.words.contains("Installed"))
    }
  }

  private func run(_ body: (PullRequest, ReleaseFolder) throws -> Void) throws {
    try PullRequest.with(base: base, head: head) { request in
      try ReleaseFolder.with { release in try body(request, release) }
    }
  }

  /// A search path without another coordviz.
  private func inputs(_ request: PullRequest, _ release: ReleaseFolder) -> [String: String] {
    release.inputs.merging(["PATH": "\(request.tools.path):/usr/bin:/bin"]) { $1 }
  }

  private func expectFailure(_ words: String, _ request: PullRequest, _ release: ReleaseFolder) throws {
    let outcome = try request.run(inputs(request, release))
    #expect(outcome.status == 2)
    #expect(outcome.words.contains(words), "\(outcome.words)")
    #expect(try request.text("calls") == "")
    #expect(try request.text("output") == "")
  }
}
