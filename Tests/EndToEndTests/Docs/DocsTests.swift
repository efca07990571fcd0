import Foundation
import TestSupport
import Testing

@Suite("Diagrams in documents")
struct DocsTests {
  private let before = "version: 1\ncoordinators:\n  App: {children: {Home: , LogIn: }}\n"
  private let after =
    "version: 1\ncoordinators:\n  App: {children: {Home: {children: {Checkout: }}, LogIn: }}\n"

  private func inFolder(_ document: String, _ body: (URL) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      try FileManager.default.createDirectory(at: folder / "docs", withIntermediateDirectories: true)
      try write(before, folder / "app.yml")
      try write(document, folder / "docs/GUIDE.md")
      try body(folder)
    }
  }

  private func write(_ text: String, _ file: URL) throws { try Data(text.utf8).write(to: file) }
  private func read(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  @Test(arguments: [
    "format=mermaid", "format=outline", "format=svg output=app.svg", "format=mermaid theme=guide",
  ])
  func whatHasChangedIsToldAndThenDrawn(options: String) throws {
    try inFolder("# Guide\n\n<!-- coordviz:begin input=../app.yml \(options) -->\n<!-- coordviz:end -->\n") {
      folder in
      #expect(try Tool.run("docs", "docs/GUIDE.md", in: folder).status == 0)
      let drawn = try read(folder / "docs/GUIDE.md")
      #expect(try Tool.run("docs", "docs/GUIDE.md", "--check", in: folder).status == 0)
      #expect(try Tool.run("docs", "docs/GUIDE.md", in: folder).words.contains("unchanged docs/GUIDE.md"))
      try write(after, folder / "app.yml")
      let check = try Tool.run("docs", "docs/GUIDE.md", "--check", in: folder)
      #expect(check.status == 1)
      #expect(check.output == "docs/GUIDE.md:3: + Checkout under Home\n")
      #expect(try read(folder / "docs/GUIDE.md") == drawn)
      #expect(try Tool.run("docs", "docs/GUIDE.md", in: folder).status == 0)
      #expect(try Tool.run("docs", "docs/GUIDE.md", "--check", in: folder).status == 0)
    }
  }

  @Test(
    "Changes of Markdown formatters do not count, and stay",
    arguments: ["format=table", "format=outline", "format=mermaid", "format=tree"]
  )
  func formatters(options: String) throws {
    try inFolder("<!-- coordviz:begin input=../app.yml \(options) -->\n<!-- coordviz:end -->\n") { folder in
      _ = try Tool.run("docs", "docs/GUIDE.md", in: folder)
      let formatted = try read(folder / "docs/GUIDE.md").split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      .map { line -> String in
        guard line.hasPrefix("|") else { return String(line) }
        return String(line).replacing(" | ", with: "      |  ").replacing("---", with: "--------")
      }
      .joined(separator: "\n").replacing("-->\n\n", with: "-->\n").replacing("\n\n<!--", with: "\n<!--")
      try write(formatted, folder / "docs/GUIDE.md")
      let check = try Tool.run("docs", "docs/GUIDE.md", "--check", in: folder)
      #expect(check.status == 0, "\(check.output)")
      #expect(try Tool.run("docs", "docs/GUIDE.md", in: folder).words.contains("unchanged docs/GUIDE.md"))
      try write(after, folder / "app.yml")
      #expect(try Tool.run("docs", "docs/GUIDE.md", "--check", in: folder).status == 1)
    }
  }

  @Test(arguments: ["format=table", "format=tree"])
  func theChangedLinesAreListed(options: String) throws {
    try inFolder("<!-- coordviz:begin input=../app.yml \(options) -->\n<!-- coordviz:end -->\n") { folder in
      #expect(try Tool.run("docs", "docs/GUIDE.md", in: folder).status == 0)
      #expect(try Tool.run("docs", "docs/GUIDE.md", "--check", in: folder).status == 0)
      try write(after, folder / "app.yml")
      let lines = try Tool.run("docs", "docs/GUIDE.md", "--check", in: folder).output.split(separator: "\n")
      #expect(
        !lines.isEmpty
          && lines.allSatisfy { $0.hasPrefix("docs/GUIDE.md:1: + ") || $0.hasPrefix("docs/GUIDE.md:1: - ") }
      )
      #expect(lines.contains { $0.hasPrefix("docs/GUIDE.md:1: + ") })
    }
  }

  @Test func aBlockIsAPictureBesideItsDocument() throws {
    let block = "<!-- coordviz:begin input=../app.yml -->\n<!-- coordviz:end -->\n"
    try inFolder(block + block) { folder in
      #expect(try Tool.run("docs", "docs/GUIDE.md", in: folder).status == 0)
      let text = try read(folder / "docs/GUIDE.md")
      for name in ["GUIDE-coordinators.svg", "GUIDE-coordinators-2.svg"] {
        #expect(text.contains("](\(name))"))
        #expect(try read(folder / "docs" / name).contains("<svg "))
      }
      #expect(try Tool.run("docs", "docs/GUIDE.md", "--check", in: folder).status == 0)
    }
  }

  /// A merge may leave its marks in a picture whose graph is right. Git may write the lines of Windows.
  @Test(arguments: [("<svg ", "<<<<<<< HEAD\n<svg ", 1), ("\n", "\r\n", 0)])
  func aDamagedPictureIsNoticed(words: String, others: String, status: Int32) throws {
    try inFolder("<!-- coordviz:begin input=../app.yml output=app.svg -->\n<!-- coordviz:end -->\n") {
      folder in
      _ = try Tool.run("docs", "docs/GUIDE.md", in: folder)
      let picture = folder / "docs/app.svg"
      try write(try read(picture).replacing(words, with: others), picture)
      #expect(try Tool.run("docs", "docs/GUIDE.md", "--check", in: folder).status == status)
    }
  }

  @Test func anotherThemeIsNoChangeOfTheGraph() throws {
    try inFolder("<!-- coordviz:begin format=mermaid input=../app.yml -->\n<!-- coordviz:end -->\n") {
      folder in
      _ = try Tool.run("docs", "docs/GUIDE.md", in: folder)
      let text = try read(folder / "docs/GUIDE.md").replacing("app.yml -->", with: "app.yml theme=guide -->")
      try write(text, folder / "docs/GUIDE.md")
      let check = try Tool.run("docs", "docs/GUIDE.md", "--check", in: folder)
      #expect(check.output == "docs/GUIDE.md:1: ~ the drawing differs; the graph is the same\n")
    }
  }

  @Test(arguments: [
    "direction=LR", "theme=guide", "appearance=dark", "appearance=light", "title=App",
  ])
  func otherOptionsOfAPictureAreNoticed(option: String) throws {
    let marker = "<!-- coordviz:begin input=../app.yml format=svg output=app.svg"
    try inFolder("\(marker) -->\n<!-- coordviz:end -->\n") { folder in
      _ = try Tool.run("docs", "docs/GUIDE.md", in: folder)
      let text = try read(folder / "docs/GUIDE.md").replacing(marker, with: "\(marker) \(option)")
      try write(text, folder / "docs/GUIDE.md")
      let check = try Tool.run("docs", "docs/GUIDE.md", "--check", in: folder)
      #expect(check.status == 1)
      #expect(check.output.contains(" differs; the graph is the same\n"))
      _ = try Tool.run("docs", "docs/GUIDE.md", in: folder)
      #expect(try Tool.run("docs", "docs/GUIDE.md", "--check", in: folder).status == 0)
    }
  }

  @Test(arguments: [
    ("<!-- coordviz:begin input=../app.yml -->\n", "docs/GUIDE.md:1: the block that begins here has no end"),
    ("x\n<!-- coordviz:begin input=../app.yml fokus=A -->\n<!-- coordviz:end -->", "docs/GUIDE.md:2: "),
    ("<!-- coordviz:begin -->\n<!-- coordviz:end -->", "docs/GUIDE.md:1: the block has no input"),
    (
      "<!-- coordviz:begin input=../app.yml lang=ko -->\n<!-- coordviz:end -->",
      "docs/GUIDE.md:1: lang applies to pages only"
    ),
    (
      "<!-- coordviz:begin input=../no.yml -->\n<!-- coordviz:end -->",
      "docs/../no.yml: there is no such file"
    ),
    (
      "<!-- coordviz:begin input=GUIDE.md -->\n<!-- coordviz:end -->",
      "docs/GUIDE.md: there is no mermaid block"
    ),
    ("<!-- coordviz:begin input=../app.yml focus=Hme -->\n<!-- coordviz:end -->", "did you mean 'Home'?"),
    ("nothing", "docs/GUIDE.md: no block to update"),
  ])
  func whatIsWrongIsOneLineAndNothingIsLost(document: String, words: String) throws {
    try inFolder(document) { folder in
      try write("<!-- coordviz:begin input=app.yml -->\n<!-- coordviz:end -->\n", folder / "GOOD.md")
      let good = try read(folder / "GOOD.md")
      let files = document == "nothing" ? ["docs/GUIDE.md"] : ["GOOD.md", "docs/GUIDE.md"]
      let outcome = try Tool.run(["docs"] + files, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.lines.count == 1)
      #expect(outcome.words.hasPrefix("error: "))
      #expect(outcome.words.contains(words))
      #expect(try read(folder / "docs/GUIDE.md") == document)
      #expect(try read(folder / "GOOD.md") == good)
    }
  }

  @Test(.enabled(if: Unprivileged.isThere))
  func aFileThatMayNotBeWrittenStaysAsItIs() throws {
    let document = "<!-- coordviz:begin input=app.yml -->\n<!-- coordviz:end -->\n"
    try TemporaryFolder.with { folder in
      try write(before, folder / "app.yml")
      try write(document, folder / "GUIDE.md")
      try Unprivileged.allow(0o444, folder / "GUIDE.md")
      try Unprivileged.allow(0o777, folder)
      let outcome = try Unprivileged.command([Tool.path, "docs", "GUIDE.md"], in: folder).run()
      #expect(outcome.status == 2)
      #expect(outcome.words.contains("error: GUIDE.md: no permission to write it"))
      #expect(try read(folder / "GUIDE.md") == document)
    }
  }

  @Test(.enabled(if: SmallDisk.isPossible))
  func aFullDiskLosesNothing() throws {
    let document = String(
      repeating: "<!-- coordviz:begin format=mermaid -->\n<!-- coordviz:end -->\n",
      count: 3
    )
    try TemporaryFolder.with { folder in
      let disk = folder / "disk"
      try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
      try write(Sample.broad.json(), folder / "broad.json")
      try SmallDisk.with(disk) {
        try write(document, disk / "GUIDE.md")
        let outcome = try Tool.run("docs", "GUIDE.md", "--input", "../broad.json", in: disk)
        #expect(outcome.status == 2)
        #expect(outcome.words.contains("error: GUIDE.md: no space is left on the disk"))
        #expect(try read(disk / "GUIDE.md") == document)
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["GUIDE.md"])
      }
    }
  }
}
