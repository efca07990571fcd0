import Foundation
import TestSupport
import Testing

@testable import coordviz

@Suite("Sources that are known without being read")
struct SeenPlacesTests {
  /// What may happen between two scans, each in a checkout of its own.
  enum Change: String, CaseIterable {
    case editedWithItsDate, added, addedDeeper, addedInFolder, removed, renamed, exchanged, becameLink
    case madeManifest, madeProject, madeRepository, madeTests
  }

  @Test(
    "Nothing is read again until something changes, and then what comes of it is the same as from nothing"
  )
  func changes() throws {
    try TemporaryFolder.with { folder in
      for change in Change.allCases { try Self.write(to: folder / change.rawValue) }
      for change in Change.allCases {
        let checkout = folder / change.rawValue
        let first = try Self.scan(checkout)
        #expect(!first.isKept, "\(change)")
        let second = try Self.scan(checkout)
        #expect(second.isKept && second.json == first.json, "\(change)")
        try Self.make(change, in: checkout)
        let third = try Self.scan(checkout)
        #expect(!third.isKept, "\(change)")
        #expect(third.json == (try Self.scan(checkout, caching: false).json), "\(change)")
      }
    }
  }

  @Test("What was written just now is read again: it may be written to once more at the same time")
  func unsettled() throws {
    try TemporaryFolder.with { folder in
      try Self.write(to: folder)
      for _ in 1...2 { #expect(try !Self.scan(folder, after: 1).isKept) }
      #expect(try !Self.scan(folder).isKept)
      #expect(try Self.scan(folder).isKept)
    }
  }

  @Test(
    "Links to sources, and of projects, lead out of the folders that are known, so that all is read",
    arguments: [
      ("Sources/Link.swift", "Home/Home.swift"), ("Sources/Link", "Home"),
      ("App.xcodeproj/project.pbxproj", "Nowhere"),
    ]
  )
  func links(_ link: String, _ target: String) throws {
    try TemporaryFolder.with { folder in
      try Self.write(to: folder)
      let target = folder / "Sources" / target
      try FileManager.default.createSymbolicLink(at: folder / link, withDestinationURL: target)
      for _ in 1...2 { #expect(try !Self.scan(folder).isKept) }
    }
  }

  @Test("Other links are known by what they lead to", arguments: ["README.md", "Sources/Notes.md"])
  func harmlessLinks(_ link: String) throws {
    try TemporaryFolder.with { folder in
      try Self.write(to: folder)
      try ScannedApp.write("", "Notes", in: folder)
      try FileManager.default.createSymbolicLink(at: folder / link, withDestinationURL: folder / "Notes")
      _ = try Self.scan(folder)
      #expect(try Self.scan(folder).isKept)
      try FileManager.default.removeItem(at: folder / "Notes")
      try ScannedApp.write(ScannedApp.coordinator("NewCoordinator"), "Notes/New.swift", in: folder)
      #expect(try Self.scan(folder).json == (try Self.scan(folder, caching: false).json))
    }
  }

  @Test("The same folder by another path, or with other options, is another request; each is kept")
  func requests() throws {
    try TemporaryFolder.with { folder in
      try Self.write(to: folder)
      for isKept in [false, true] {
        #expect(try Self.scan(folder).isKept == isKept)
        #expect(try Self.scan(folder, "Sources/").isKept == isKept)
        #expect(try Self.scan(folder, baseTypes: ["View"]).isKept == isKept)
      }
    }
  }

  @Test(
    "What somebody else was allowed to read is no answer",
    .enabled(if: geteuid() == 0 && Unprivileged.isThere)
  )
  func otherUsers() throws {
    try TemporaryFolder.with { folder in
      try Self.write(to: folder)
      try Unprivileged.allow(0o600, folder / "Sources/Home/HomeCoordinator.swift")
      try Self.settle()
      for _ in 1...2 { #expect(try Tool.run("scan", "Sources", in: folder).words == "") }
      let other = try Unprivileged.command([Tool.path, "scan", "Sources"], in: folder).run()
      #expect(other.words.contains("HomeCoordinator.swift: no permission to read it"))
    }
  }

  @Test("Files that are not Swift are told of, read or not; those that are not UTF-8 are read")
  func warnings() throws {
    try TemporaryFolder.with { folder in
      try Self.write(to: folder)
      try ScannedApp.write("class A {\n", "Sources/Broken.swift", in: folder)
      try Self.settle()
      let first = try Tool.run("scan", "Sources", in: folder)
      #expect(first.words.contains("Sources/Broken.swift:"))
      #expect(try Tool.run("scan", "Sources", in: folder).words == first.words)
      try Data([0x2F, 0x2F, 0xFF, 0x0A]).write(to: folder / "Sources/Odd.swift")
      for _ in 1...2 { #expect(try !Self.scan(folder).isKept) }
    }
  }
}

extension SeenPlacesTests {
  private static func write(to folder: URL) throws {
    for (path, text) in ScannedApp.files { try ScannedApp.write(text, "Sources/\(path)", in: folder) }
    try ScannedApp.write("let home = 1\n", "Sources/Home/Home.swift", in: folder)
    for empty in [".git", ".build/coordviz", "App.xcodeproj", "Sources/Empty"] {
      try FileManager.default.createDirectory(at: folder / empty, withIntermediateDirectories: true)
    }
  }

  /// Waits until what was written counts as written before, for a process, whose clock is that of the system.
  private static func settle() throws { usleep(2_100_000) }

  /// Scans as if it were some seconds later: more than two, and what was written counts as written before.
  ///
  /// Its messages would be read by a test that runs the command meanwhile.
  private static func scan(
    _ checkout: URL,
    _ path: String = "Sources",
    after seconds: Int = 3,
    caching: Bool = true,
    baseTypes: Set<String> = []
  ) throws -> (isKept: Bool, json: [UInt8]) {
    var options = ScanOptions(nil, includesTests: false)
    options.cache =
      caching ? CacheFolder(path: "\(checkout.path)/.build/coordviz", isNamed: true) : nil
    options.baseTypes = baseTypes
    options.clock = { FileStamp.now + seconds * 1_000_000_000 }
    // A URL would drop the slash at the end.
    let scanned = try NamedSources(paths: ["\(checkout.path)/\(path)"], options)
      .scanned(reportingTo: Diagnostics(level: .silent))
    let json = try scanned.json(reportingTo: Diagnostics(level: .silent))
    if case .kept = scanned { return (true, json) }
    return (false, json)
  }

  private static func make(_ change: Change, in checkout: URL) throws {
    let (files, sources) = (FileManager.default, checkout / "Sources")
    let home = sources / "Home/HomeCoordinator.swift"
    switch change {
    case .editedWithItsDate:
      // To the nanosecond, which Foundation does not do.
      let date = checkout.appendingPathExtension("date")
      try touch(date, as: home)
      try FileHandle(forWritingTo: home).write(contentsOf: Data("final class HouseCoordinator".utf8))
      try touch(home, as: date)
    case .added: try ScannedApp.write(ScannedApp.coordinator("NewCoordinator"), "New.swift", in: sources)
    case .addedDeeper:
      try ScannedApp.write(ScannedApp.coordinator("NewCoordinator"), "Empty/New.swift", in: sources)
    case .addedInFolder:
      try ScannedApp.write(ScannedApp.coordinator("NewCoordinator"), "New/New.swift", in: sources)
    case .removed: try files.removeItem(at: home)
    case .renamed: try files.moveItem(at: home, to: sources / "Home/House.swift")
    case .exchanged:
      let (other, between) = (sources / "Home/Home.swift", checkout.appendingPathExtension("file"))
      try files.moveItem(at: home, to: between)
      try files.moveItem(at: other, to: home)
      try files.moveItem(at: between, to: other)
    case .becameLink:
      try files.moveItem(at: home, to: checkout.appendingPathExtension("file"))
      try files.createSymbolicLink(at: home, withDestinationURL: checkout.appendingPathExtension("file"))
    case .madeManifest:
      try ScannedApp.write(
        ".target(name: \"Feature\", path: \"Sources/Home\")",
        "Package.swift",
        in: checkout
      )
    case .madeProject:
      try ScannedApp.write("// !$*UTF8*$!\n{}\n", "App.xcodeproj/project.pbxproj", in: checkout)
    case .madeRepository:
      try files.createDirectory(at: sources / ".git", withIntermediateDirectories: true)
    case .madeTests: try ScannedApp.write("import XCTest\n", "Home/Tests.swift", in: sources)
    }
  }

  private static func touch(_ file: URL, as other: URL) throws {
    let outcome = try Command("/usr/bin/touch", ["-r", other.path, file.path]).run()
    #expect(outcome.status == 0)
  }
}
