import Foundation
import TestSupport
import Testing

@Suite("Images of screens")
struct ThumbnailTests {
  private let app = """
    version: 1
    coordinators:
      App: {screens: [SplashView], children: {Home: {screens: [HomeViewController, DetailScreen]}}}

    """

  /// A project with an image of one screen.
  private func inProject(_ configuration: String = "", _ body: (Repository) throws -> Void) throws {
    try Repository.with { repository in
      try repository.write(app, "app.yml")
      try repository.write("version: 1\nsources: [app.yml]\n" + configuration, ".coordviz.yml")
      try write(SampleImage.png(width: 39, height: 84), "images/HomeViewController.png", repository)
      try body(repository)
    }
  }

  private func write(_ bytes: [UInt8], _ name: String, _ repository: Repository) throws {
    try repository.write("", name)
    try Data(bytes).write(to: repository.folder / name)
  }

  private func images(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains("<image ") }.map { String($0.prefix(120)) }
  }

  @Test func anImageIsDrawnAboveTheNameOfItsScreen() throws {
    try inProject { repository in
      let picture = try repository.tool("render", "--thumbnails", "images/", "--format", "svg")
      #expect(picture.status == 0 && picture.words == "")
      let found = images(in: picture.output)
      #expect(found.count == 1)
      #expect(
        found.first?.contains(" width=\"67\" height=\"144\" xlink:href=\"data:image/png;base64,iVBORw0KGgo")
          == true
      )
      #expect(picture.output.contains(">SplashView<"))
      let plain = try repository.tool("render", "--format", "svg", "--show", "screens")
      #expect(images(in: plain.output) == [])
    }
  }

  @Test func pagesAllowTheirOwnImages() throws {
    try inProject { repository in
      let page = try repository.tool("render", "--thumbnails", "images", "--format", "html").output
      #expect(page.contains(#""address":"data:image/png;base64,"#) && page.contains("; img-src data:; "))
      let plain = try repository.tool("render", "--format", "html").output
      #expect(!plain.contains("img-src"))
    }
  }

  @Test func aConfiguredFolderIsUsedWhereScreensAreDrawn() throws {
    try inProject("thumbnails: images\noutputs: [a.svg, {path: b.svg, show: screens}, c.mmd]\n") {
      repository in
      let outcome = try repository.tool("render")
      #expect(outcome.status == 0)
      #expect(try images(in: repository.read("a.svg")) == [])
      #expect(try images(in: repository.read("b.svg")).count == 1)
    }
  }

  @Test func documentsAndPagesShowImages() throws {
    try inProject("thumbnails: images\n") { repository in
      let block = "<!-- coordviz:begin format=svg output=p.svg show=screens -->\n<!-- coordviz:end -->\n"
      try repository.write(block, "README.md")
      #expect(try repository.tool("docs", "README.md").status == 0)
      #expect(try images(in: repository.read("p.svg")).count == 1)
      #expect(try repository.tool("docs", "README.md", "--check").status == 0)

      for (format, ending) in [("markdown", "md"), ("html", "html")] {
        let outcome = try repository.tool("docs", "app.yml", "-o", format, "--format", format)
        #expect(outcome.status == 0)
        let files = try FileManager.default.contentsOfDirectory(
          atPath: (repository.folder / format / "images").path
        )
        let file = try #require(files.first { $0.hasPrefix("screen-HomeViewController-") })
        #expect(try images(in: repository.read("\(format)/images/\(file)")).count == 1)
        #expect(try repository.read("\(format)/coordinators/Home.\(ending)").contains("../images/\(file)"))
      }
      try write(SampleImage.png(width: 20, height: 20), "images/HomeViewController.png", repository)
      let changed = try repository.tool("docs", "README.md", "--check")
      #expect(changed.status == 1 && changed.output.contains("p.svg"))
    }
  }

  @Test(arguments: [
    "HomeViewController@2x.png", "home.png", "HomeView.jpg", "testHomeViewController.1.png",
    "__Snapshots__/HomeViewControllerTests/testDefault.1.png", "a/App.HomeSnapshotTests/test_light@3x.png",
  ])
  func namesOfSnapshotTestsMeanScreens(name: String) throws {
    try inProject { repository in
      try FileManager.default.removeItem(at: repository.folder / "images")
      let isJPEG = name.hasSuffix("jpg")
      let bytes =
        isJPEG ? SampleImage.jpegHeader(width: 40, height: 20) : SampleImage.png(width: 4, height: 2)
      try write(bytes, "images/\(name)", repository)
      let picture = try repository.tool("render", "--thumbnails", "images", "--format", "svg")
      #expect(images(in: picture.output).count == 1, "\(picture.words)")
      #expect(
        picture.output.contains(
          " width=\"96\" height=\"48\" xlink:href=\"data:image/\(isJPEG ? "jpeg" : "png");"
        )
      )
    }
  }

  @Test func aHugeFileIsNotRead() throws {
    try inProject { repository in
      let file = repository.folder / "images/HomeViewController.png"
      try FileHandle(forWritingTo: file).truncate(atOffset: 100 << 20)
      let outcome = try repository.tool("render", "--thumbnails", "images", "--format", "svg")
      #expect(outcome.status == 2)
      #expect(
        outcome.words
          == "error: images/HomeViewController.png: this image is larger than 2 MB; make it smaller, such as with 'sips -Z 400'\n"
      )
    }
  }

  static let bad: [(bytes: [UInt8], words: String)] = [
    (Array("GIF89a".utf8), "this is no PNG or JPEG"), ([], "this is no PNG or JPEG"),
    (Array(SampleImage.png(width: 4, height: 4).prefix(20)), "this is no PNG or JPEG"),
    (SampleImage.png(width: 0, height: 4), "this is no PNG or JPEG"),
    ([0xFF, 0xD8, 0xFF], "this is no PNG or JPEG"),
    (
      SampleImage.png(width: 1, height: 1).prefix(16) + [0x7F, 255, 255, 255, 0x7F, 255, 255, 255],
      "2147483647 x 2147483647 pixels, which is too large"
    ),
  ]

  @Test(arguments: bad.indices)
  func aFileThatIsNoImageIsAnError(number: Int) throws {
    try inProject { repository in
      try write(Self.bad[number].bytes, "images/HomeViewController.png", repository)
      let outcome = try repository.tool("render", "--thumbnails", "images", "--format", "svg")
      #expect(outcome.status == 2)
      #expect(outcome.lines.count == 1 && outcome.words.contains(Self.bad[number].words), "\(outcome.words)")
    }
  }

  @Test func imagesBeyondTheBudgetAreLeftOut() throws {
    try inProject { repository in
      let large = SampleImage.png(width: 4, height: 4) + [UInt8](repeating: 0, count: 700_000)
      try write(large, "images/HomeViewController.png", repository)
      try write(large, "images/Detail.png", repository)
      let outcome = try repository.tool(
        "render",
        "--thumbnails",
        "images",
        "--thumbnail-budget",
        "1",
        "--format",
        "svg"
      )
      #expect(images(in: outcome.output).count == 1)
      #expect(outcome.words.hasPrefix("warning: images: 1 of 2 images are left out"))
    }
  }

  @Test func imagesThatBelongToNothingAreSaid() throws {
    try inProject { repository in
      try write([], "other/Nobody.png", repository)
      let outcome = try repository.tool("render", "--thumbnails", "other", "--format", "svg")
      #expect(outcome.status == 0)
      #expect(
        outcome.words.hasPrefix(
          "warning: other: no image has the name of a screen; 1 found, such as Nobody.png; "
        )
      )
    }
  }

  @Test func linksAreNotFollowed() throws {
    try inProject { repository in
      try FileManager.default.createDirectory(
        at: repository.folder / "linked",
        withIntermediateDirectories: true
      )
      let link = (repository.folder / "linked/HomeViewController.png").path
      let target = (repository.folder / "images/HomeViewController.png").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      let outcome = try repository.tool("render", "--thumbnails", "linked", "--format", "svg")
      #expect(images(in: outcome.output) == [])
    }
  }

  @Test(arguments: [
    (["--thumbnails", "none", "--format", "svg"], 2, "none: there is no such file"),
    (["--thumbnails", "app.yml", "--format", "svg"], 2, "app.yml: this is a file; name the folder"),
    (["--thumbnails", "images"], 64, "--thumbnails is for svg and html, and not for mermaid"),
    (["--thumbnails", "images", "--thumbnail-budget", "0", "--format", "svg"], 64, "a number from 1 to 100"),
  ])
  func whatIsWrongIsSaid(arguments: [String], status: Int32, words: String) throws {
    try inProject { repository in
      let outcome = try Tool.run(["render"] + arguments, in: repository.folder)
      #expect(outcome.status == status)
      #expect(outcome.words.contains(words), "\(outcome.words)")
    }
  }

  @Test func aConfiguredFolderOutsideTheRepositoryIsRefused() throws {
    try inProject("thumbnails: /etc\n") { repository in
      let outcome = try repository.tool("render", "--format", "svg")
      #expect(outcome.status == 2 && outcome.words.contains("outside of the repository"))
    }
  }
}
