import Foundation

/// Modules that many tests compile against. They are made once for all tests of a run, and again when their sources change.
public enum SharedModules {
  private static let names = ["CoordinatorGraph", "CoordinatorSymbols", "CoordinatorCore"]

  /// A stand-in for UIKit, with CoordinatorGraph and CoordinatorCore as they are where UIKit is there.
  public static let withUIKit = Result {
    try folder(
      "UIKit",
      of: ["Tests/Fixtures/UIKitStandIn"] + names.map { "Sources/\($0)" }
    ) {
      try require($0.makeLibrary("UIKit", from: SwiftCompiler.sources(below: "Tests/Fixtures/UIKitStandIn")))
      for name in names {
        try require($0.makeLibrary(name, from: SwiftCompiler.sources(below: "Sources/\(name)")))
      }
    }
  }

  /// The same two as they are where UIKit is not there.
  public static let withoutUIKit = Result {
    try folder("Headless", of: names.map { "Sources/\($0)" }) {
      for name in names {
        try require($0.makeModule(name, from: SwiftCompiler.sources(below: "Sources/\(name)")))
      }
    }
  }

  /// A stand-in for SwiftUI.
  public static let swiftUI = Result {
    try folder("SwiftUI", of: ["Tests/Fixtures/SwiftUIStandIn"]) {
      try require(
        $0.makeModule("SwiftUI", from: SwiftCompiler.sources(below: "Tests/Fixtures/SwiftUIStandIn"))
      )
    }
  }

  /// What the compiler says where it should say nothing.
  struct Complaint: Error { let words: String }

  private static func require(_ words: String) throws {
    if !words.isEmpty { throw Complaint(words: words) }
  }

  /// The folder of some modules. One process makes it while others wait.
  private static func folder(
    _ name: String,
    of sources: [String],
    _ make: (SwiftCompiler) throws -> Void
  ) throws -> URL {
    let shared = projectFolder / ".build/test-modules"
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    let lock = open((shared / "\(name).lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    defer { close(lock) }
    flock(lock, LOCK_EX)
    let folder = shared / name
    let (stamp, expected) = (folder / "stamp", try stamps(of: sources))
    if (try? String(contentsOf: stamp, encoding: .utf8)) == expected { return folder }
    try? FileManager.default.removeItem(at: folder)
    try make(SwiftCompiler(into: folder))
    try expected.write(to: stamp, atomically: true, encoding: .utf8)
    return folder
  }

  /// The paths, sizes and dates of all sources.
  private static func stamps(of sources: [String]) throws -> String {
    try sources.flatMap(SwiftCompiler.sources).map { path in
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(path) \(attributes[.size] ?? 0) \(date)"
    }
    .joined(separator: "\n")
  }
}
