import Foundation
import TestSupport
import Testing

/// What is only built where UIKit is, is checked against the shape of UIKit where it is not.
///
/// One compiler at a time: they share the machine with the other tests.
@Suite(.serialized) struct UIKitTests {
  private static let modes = [["-swift-version", "5"], ["-swift-version", "6"]]

  @Test func theLibraryCompiles() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.removeFolder() }
    try makeUIKit(compiler)
    try make("CoordinatorGraph", with: compiler)
    let sources = try SwiftCompiler.sources(below: "Sources/CoordinatorCore")
    for mode in Self.modes {
      #expect(try compiler.check("CoordinatorCore", sources, options: mode) == "")
    }
  }

  @Test(arguments: [false, true])
  func appsInTheSamplesShapeCompile(withUIKit: Bool) throws {
    let compiler = try SwiftCompiler()
    defer { compiler.removeFolder() }
    if withUIKit { try makeUIKit(compiler) }
    try make("CoordinatorGraph", with: compiler)
    try make("CoordinatorCore", with: compiler)
    let samples = try SwiftCompiler.sources(below: "Tests/Fixtures/SeedSamples")
    for mode in Self.modes {
      #expect(try compiler.check("SeedSamples", samples, options: mode) == "")
    }
    let bare = try withoutIsolation(samples, in: compiler.folder)
    for mode in [["-swift-version", "5"], ["-swift-version", "6", "-default-isolation", "MainActor"]] {
      #expect(try compiler.check("SeedSamples", bare, options: mode) == "")
    }
  }

  private func makeUIKit(_ compiler: SwiftCompiler) throws {
    let stub = try SwiftCompiler.sources(below: "Tests/Fixtures/UIKitStub")
    #expect(try compiler.makeModule("UIKit", from: stub) == "")
  }

  private func make(_ module: String, with compiler: SwiftCompiler) throws {
    let sources = try SwiftCompiler.sources(below: "Sources/\(module)")
    #expect(try compiler.makeModule(module, from: sources) == "")
  }

  /// The samples as they are written by who has never heard of isolation: listeners and presenters that inherit from
  /// nothing of the library's, view models without an actor.
  private func withoutIsolation(_ samples: [String], in folder: URL) throws -> [String] {
    try samples.map { path in
      let bare = try String(contentsOfFile: path, encoding: .utf8)
        .replacingOccurrences(of: ": Listener {", with: ": AnyObject {")
        .replacingOccurrences(of: ": Presentable {", with: " {")
        .replacingOccurrences(of: "@MainActor\n", with: "")
      let file = folder.appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent)
      try bare.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
  }
}
