import Testing

@testable import coordviz

@Suite("A scan with plain arguments")
struct PlainScanTests {
  private static let words = [
    "Sources", "App.swift", "-o", "--output", "--cache", "--no-cache", "--include-tests", "--cache=kept",
    "-q",
    "--jobs", "3", "help", "--help", "-", "--", "",
  ]

  /// All of up to two words, and many of more.
  private static let lines: [[String]] = {
    var random = SystemRandomNumberGenerator()
    let short = [[]] + words.map { [$0] } + words.flatMap { first in words.map { [first, $0] } }
    let long = (0..<1_500).map { _ in
      (0..<Int.random(in: 3...7, using: &random)).map { _ in words.randomElement(using: &random)! }
    }
    return short + long
  }()

  @Test("What is read here, ArgumentParser reads in the same way")
  func sameAsArgumentParser() {
    var plain = 0
    for line in Self.lines {
      guard let scan = PlainScan(["scan"] + line) else { continue }
      plain += 1
      let parsed = try? ScanCommand.parseAsRoot(line) as? ScanCommand
      #expect(scan == parsed.map(PlainScan.init), "\(line)")
    }
    #expect(plain > 20)
  }

  @Test(
    "Plain forms are read here",
    arguments: [
      ["Sources"], ["Sources", "-o", "a.json"], ["--include-tests", "A", "B", "--no-cache"],
      ["--output", "a.json", "--cache", "kept", "A.swift"],
    ]
  )
  func plainForms(_ line: [String]) { #expect(PlainScan(["scan"] + line) != nil) }

  @Test(
    "Other commands, and what is wrong, are left to ArgumentParser",
    arguments: [
      ["render", "Sources"], ["Sources"], [], ["scan"], ["scan", "Sources", "-o"],
      ["scan", "Sources", "-o", "-"],
      ["scan", "-oa", "Sources"], ["scan", "Sources", "--explain", "A"],
      ["scan", "Sources", "--no-cache", "--cache", "a"],
      ["scan", "help"], ["scan", "Sources", "-o", "a", "-o", "b"],
    ]
  )
  func others(_ line: [String]) { #expect(PlainScan(line) == nil) }
}

extension PlainScan {
  /// The same, as ArgumentParser has it.
  fileprivate init(_ command: ScanCommand) {
    let scanning = command.scanning
    self.init(
      paths: command.paths,
      output: command.output,
      includesTests: scanning.includeTests,
      cache: scanning.cache,
      isCacheUsed: !scanning.noCache
    )
    let others = [command.explain, command.configuration.config]
    #expect(others == [nil, nil] && scanning.excludePath.isEmpty && scanning.baseType.isEmpty)
    #expect(scanning.jobs == nil && !command.configuration.noConfig)
    #expect(command.telling.diagnostics.level == .usual && command.telling.diagnostics.colour == .auto)
  }
}
