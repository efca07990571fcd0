import Foundation
import TestSupport
import Testing

@Suite("Pages in a folder")
struct PagesTests {
  private let before = "version: 1\ncoordinators:\n  App: {children: {Home: , LogIn: }}\n"
  private let after = "version: 1\ncoordinators:\n  App: {children: {Home: {children: {Checkout: }}}}\n"

  private func inFolder(_ body: (URL) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      try write(before, folder / "app.yml")
      try body(folder)
    }
  }

  private func write(_ text: String, _ file: URL) throws { try Data(text.utf8).write(to: file) }
  private func read(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// The ending of a medium's pages, and the options that ask for it.
  static let media = [
    ("md", "docs/app", "markdown"), ("html", "site", "html"), ("md", "docs/App.docc", "docc"),
  ]

  @Test(arguments: media)
  func areWrittenCheckedAndWrittenAgain(ending: String, folder: String, medium: String) throws {
    try inFolder { root in
      let run = { try Tool.run("docs", "app.yml", "-o", folder, "--format", medium, in: root) }
      let check = { try Tool.run("docs", "app.yml", "-o", folder, "--format", medium, "--check", in: root) }
      let written = try run()
      #expect(written.status == 0)
      #expect(written.words.hasPrefix("\(folder): "))
      #expect(written.output == "")
      let pages = root / folder
      #expect(
        try names(in: pages / "coordinators") == ["App.\(ending)", "Home.\(ending)", "LogIn.\(ending)"]
      )
      #expect(try run().words.contains(": 0 written"))
      #expect(try check().status == 0)

      try write(after, root / "app.yml")
      let old = try read(pages / "coordinators/Home.\(ending)")
      let changed = try check()
      #expect(changed.status == 1)
      #expect(changed.output == "\(folder): + Checkout under Home\n\(folder): - LogIn, was under App\n")
      #expect(try read(pages / "coordinators/Home.\(ending)") == old)

      #expect(try run().words.contains(", 1 removed"))
      #expect(
        try names(in: pages / "coordinators") == ["App.\(ending)", "Checkout.\(ending)", "Home.\(ending)"]
      )
      #expect(try check().status == 0)
    }
  }

  @Test func whatOthersWroteStays() throws {
    try inFolder { root in
      #expect(try Tool.run("docs", "app.yml", "-o", "docs", in: root).status == 0)
      let pages = root / "docs/coordinators"
      try write("mine\n", pages / "NOTES.md")
      // A copy of a page is somebody's, too; and so is what a link leads to.
      try FileManager.default.copyItem(at: pages / "LogIn.md", to: pages / "Copy.md")
      try FileManager.default.createSymbolicLink(
        at: pages / "Link.md",
        withDestinationURL: pages / "LogIn.md"
      )
      try write(after, root / "app.yml")
      #expect(try Tool.run("docs", "app.yml", "-o", "docs", in: root).status == 0)
      #expect(
        try names(in: pages).filter { $0 != "Link.md" } == [
          "App.md", "Checkout.md", "Copy.md", "Home.md", "NOTES.md",
        ]
      )
    }
  }

  @Test func aFileThatCoordvizDidNotWriteIsNotReplaced() throws {
    try inFolder { root in
      try FileManager.default.createDirectory(at: root / "docs", withIntermediateDirectories: true)
      try write("# Mine\n", root / "docs/README.md")
      for options in [[], ["--check"]] {
        let outcome = try Tool.run(["docs", "app.yml", "-o", "docs"] + options, in: root)
        #expect(outcome.status == 2)
        #expect(
          outcome.lines == [
            "error: docs/README.md: coordviz did not write this file, and does not replace it; move it, or use another folder"
          ]
        )
      }
      #expect(try names(in: root / "docs") == ["README.md"])
      #expect(try read(root / "docs/README.md") == "# Mine\n")
    }
  }

  @Test func aPageThatWasChangedByHandIsOutOfDate() throws {
    try inFolder { root in
      #expect(try Tool.run("docs", "app.yml", "-o", "docs", in: root).status == 0)
      let page = root / "docs/coordinators/Home.md"
      let text = try read(page)
      try write("words\n" + text, page)
      try FileManager.default.removeItem(at: root / "docs/findings.md")
      let check = try Tool.run("docs", "app.yml", "-o", "docs", "--check", in: root)
      #expect(check.status == 1)
      #expect(
        check.output == "docs/coordinators/Home.md: ~ out of date\ndocs/findings.md: + not written yet\n"
      )
      #expect(
        try Tool.run("docs", "app.yml", "-o", "docs", in: root).words == "docs: 2 written, 6 unchanged\n"
      )
      #expect(try read(page) == text)
    }
  }

  @Test func theConfigurationSaysWhatIsWritten() throws {
    try inFolder { root in
      let configuration = """
        version: 1
        sources: [app.yml]
        language: ko
        pages:
          - {path: docs/ko, title: 우리 앱}
          - {path: docs/en, language: en}
        """
      try write(configuration, root / ".coordviz.yml")
      #expect(try Tool.run("docs", in: root).status == 0)
      #expect(try read(root / "docs/ko/README.md").hasPrefix("# 우리 앱\n"))
      #expect(try read(root / "docs/ko/README.md").contains("**코디네이터:** 3"))
      #expect(try read(root / "docs/en/README.md").contains("**Coordinators:** 3"))
      #expect(try Tool.run("docs", "--check", in: root).status == 0)
      try write(after, root / "app.yml")
      let check = try Tool.run("docs", "--check", in: root)
      #expect(check.status == 1)
      #expect(check.output.contains("docs/ko: + Checkout under Home\n"))
      #expect(check.output.contains("docs/en: + Checkout under Home\n"))
    }
  }

  @Test(arguments: [
    ("language: kr", ".coordviz.yml:3: unknown language 'kr'"),
    ("pages: {path: docs, format: markdwn}", "did you mean 'markdown'?"),
    ("pages: {pth: docs}", "did you mean 'path'?"), ("pages: {format: markdown}", "path"),
  ])
  func whatIsWrongInTheConfigurationIsToldWithItsLine(line: String, words: String) throws {
    try inFolder { root in
      try write("version: 1\nsources: [app.yml]\n\(line)\n", root / ".coordviz.yml")
      let outcome = try Tool.run("docs", in: root)
      #expect(outcome.status == 2)
      #expect(outcome.lines.count == 1)
      #expect(outcome.words.contains(words), "\(outcome.words)")
    }
  }

  @Test(arguments: [
    (["docs", "app.yml", "-o", "app.yml"], 2, "error: app.yml: this is a file, but a folder is needed"),
    (
      ["docs", "app.yml", "-o", "app.yml/deep"], 2, "error: app.yml: this is a file, but a folder is needed"
    ),
    (["docs", "none.yml", "-o", "docs"], 2, "error: none.yml: there is no such file"),
    (["docs", "-o", "docs"], 2, "no Swift sources here; name the folder of the app"),
    (["docs", "app.yml", "-o", "-"], 64, "Pages are several files"),
    (["docs", "app.yml", "-o", "docs", "--lang", "kr"], 64, "Please provide one of 'en' and 'ko'"),
    (["docs", "app.yml", "-o", "docs", "--format", "docc"], 2, "the name of a DocC catalog ends in .docc"),
    (
      ["docs", "app.yml", "-o", "App.docc", "--format", "html"], 2, "a folder named *.docc is a DocC catalog"
    ),
    (["docs", "README.md", "--format", "markdown"], 64, "--format applies to pages only"),
  ])
  func whatIsWrongIsOneLine(arguments: [String], status: Int, words: String) throws {
    try inFolder { root in
      let outcome = try Tool.run(arguments, in: root)
      #expect(outcome.status == status)
      #expect(outcome.words.contains(words), "\(outcome.words)")
      #expect(try names(in: root) == ["app.yml"])
      #expect(try read(root / "app.yml") == before)
    }
  }

  @Test(.enabled(if: Unprivileged.isThere))
  func aFolderThatMayNotBeWrittenIsOneLine() throws {
    try inFolder { root in
      try Unprivileged.allow(0o555, root)
      let outcome = try Unprivileged.command([Tool.path, "docs", "app.yml", "-o", "docs/app"], in: root).run()
      try Unprivileged.allow(0o755, root)
      #expect(outcome.status == 2)
      #expect(outcome.lines.count == 1)
      #expect(outcome.words.hasPrefix("error: docs: no permission to write it"))
    }
  }

  @Test func aGraphWithoutCoordinatorsHasPagesThatSaySo() throws {
    try inFolder { root in
      try write("version: 1\nname: Empty\n", root / "app.yml")
      let outcome = try Tool.run("docs", "app.yml", "-o", "docs", in: root)
      #expect(outcome.status == 0)
      #expect(try read(root / "docs/README.md").contains("There are no coordinators."))
      #expect(try Tool.run("docs", "app.yml", "-o", "docs", "--check", in: root).status == 0)
    }
  }

  @Test func aPictureOfADocumentGetsItsFolder() throws {
    try inFolder { root in
      try write(
        "<!-- coordviz:begin input=app.yml format=svg output=deep/images/app.svg -->\n<!-- coordviz:end -->\n",
        root / "GUIDE.md"
      )
      #expect(try Tool.run("docs", "GUIDE.md", in: root).status == 0)
      #expect(try names(in: root / "deep/images") == ["app.svg"])
    }
  }
}
