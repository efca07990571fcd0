import Testing

/// Whatever leaves the command goes through one place, which knows what may not be in it.
@Suite("Ways out of the command")
struct SinkTests {
  /// What writes bytes to streams, files and connections. `show` takes only a product.
  private static let words = [
    "writeAll(", "HTTPResponse(", "FileHandle", "fputs(", "fwrite(", "puts(", "print(", "printf(",
    "createFile", "toFile:", "openat(", "mkstemp(",
  ]

  /// The streams and files themselves; the cache, which nobody reads but coordviz.
  private static let ways = [
    "Files/Descriptor.swift": ["writeAll(", "openat("],
    "Files/Output.swift": ["writeAll(", "print("],
    "Files/AtomicFile.swift": ["writeAll(", "mkstemp("],
    "Scan/Caching/CacheFolder.swift": ["writeAll(", "openat("],
    "Serve/LiveResponse.swift": ["HTTPResponse("],
    "Serve/BrowserWindow.swift": ["FileHandle"],
  ]

  @Test func nothingIsWrittenBesideTheSink() {
    let found = SourceFile.all.filter { $0.target == "CoordViz" }.flatMap { file in
      let allowed = Self.ways[String(file.path.dropFirst("Sources/CoordViz/".count))] ?? []
      return file.occurrences(of: Self.words).filter { !allowed.contains($0.word) }
    }
    #expect(found == [])
  }

  /// Only the sink decides which bytes are safe: a product has no other initializer, and nothing changes its bytes.
  @Test func aProductIsSafe() throws {
    let file = try #require(SourceFile.all.first { $0.path == "Sources/CoordViz/Files/Product.swift" })
    #expect(file.code.contains("let bytes: [UInt8]"))
    #expect(file.code.ranges(of: "content.safe(bytes)").count == 1)
    #expect(file.code.ranges(of: "self.bytes").count == 1)
  }

  /// Paths are opened only after a check, and are made of bytes.
  @Test func pathsAreBytes() {
    let bad = SourceFile.all.filter { $0.target == "CoordViz" || $0.path.contains("/Modules/") }.flatMap {
      file in
      [
        #"split(separator: "/""#, #"lastIndex(of: "/")"#, #"firstIndex(of: "/")"#, #"hasPrefix("/")"#,
        #"hasSuffix("/")"#,
      ]
      .filter { file.text.contains($0) }.map { "\(file.path): \($0)" }
    }
    #expect(bad == [])
  }
}
