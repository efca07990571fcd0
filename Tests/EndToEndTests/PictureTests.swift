import Foundation
import TestSupport
import Testing

@Suite("PNG and PDF")
struct PictureTests {
  @Test(
    arguments: [("png", [0x89, 0x50, 0x4E, 0x47]), ("pdf", [0x25, 0x50, 0x44, 0x46])] as [(String, [UInt8])]
  )
  func eachIsWrittenToAFileAndStaysTheSame(ending: String, sign: [UInt8]) throws {
    try Sample.inFolder { folder in
      let first = try Tool.run("app.json", "-o", "a.\(ending)", in: folder)
      #expect(first.words == "wrote a.\(ending)\n")
      let bytes = try Array(Data(contentsOf: folder / "a.\(ending)"))
      #expect(Array(bytes.prefix(4)) == sign)
      // PDF has the time in it: it has to be another second.
      Thread.sleep(forTimeInterval: ending == "pdf" ? 1.1 : 0)
      let second = try Tool.run("app.json", "-o", "a.\(ending)", in: folder)
      #expect(second.words == "unchanged a.\(ending)\n")
    }
  }

  @Test func aPNGHasTheScaleThatWasAskedFor() throws {
    try Sample.inFolder { folder in
      let widths = try ["1", "2"].map { scale in
        _ = try Tool.run("app.json", "-o", "a.png", "--scale", scale, in: folder)
        let bytes = Array(try Data(contentsOf: folder / "a.png"))[16..<20]
        return bytes.reduce(0) { $0 << 8 | Int($1) }
      }
      #expect(abs(widths[1] - 2 * widths[0]) <= 2)
      #expect(widths[0] > 50)
    }
  }

  @Test(arguments: ["png", "pdf"])
  func aGraphvizWithoutPluginsIsTold(format: String) throws {
    try Sample.inFolder { folder in
      var command = Command(Tool.path, ["app.json", "-o", "a.\(format)"], in: folder)
      command.environment = ["GVBINDIR": folder.path]
      let outcome = try command.run()
      #expect(outcome.status == 2)
      #expect(outcome.words.hasPrefix("error: app.json: this graphviz cannot draw \(format); install"))
      #expect(outcome.lines.count == 1)
    }
  }

  @Test(.enabled(if: Terminal.isThere, "there is no script(1)"), arguments: ["png", "pdf"])
  func aTerminalGetsNoBinary(format: String) throws {
    try Sample.inFolder { folder in
      let outcome = try Terminal.command("'\(Tool.path)' app.json --format \(format)", in: folder).run()
      #expect(outcome.status == 64)
      #expect(outcome.output.contains("-o diagram.\(format)"))
      let piped = try Terminal.command("'\(Tool.path)' app.json --format \(format) | wc -c", in: folder).run()
      #expect(Int(piped.output.filter(\.isNumber)) ?? 0 > 500)
    }
  }
}
