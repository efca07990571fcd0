import Foundation
import TestSupport
import Testing

/// What is only built where UIKit is, is checked against the shape of UIKit where it is not.
@Suite struct UIKitTests {
  @Test(arguments: [true, false])
  func theLibraryAndAppsInTheSamplesShapeCompile(withUIKit: Bool) throws {
    let modules = withUIKit ? SharedModules.withUIKit : SharedModules.withoutUIKit
    let compiler = try SwiftCompiler(using: [modules.get()])
    defer { compiler.removeFolder() }
    let library = try SwiftCompiler.sources(below: "Sources/CoordinatorCore")
    expectSilence(try compiler.check("CoordinatorCore", library, options: ["-swift-version", "5"]))
    try checkSamples(with: compiler)
  }

  private func checkSamples(with compiler: SwiftCompiler) throws {
    let samples = try SwiftCompiler.sources(below: "Tests/Fixtures/SeedSamples")
    for mode in [["-swift-version", "5"], ["-swift-version", "6"]] {
      expectSilence(try compiler.check("SeedSamples", samples, options: mode))
    }
    let bare = try withoutIsolation(samples, in: compiler.folder)
    for mode in [["-swift-version", "5"], ["-swift-version", "6", "-default-isolation", "MainActor"]] {
      expectSilence(try compiler.check("SeedSamples", bare, options: mode))
    }
  }

  /// The library that was compiled with UIKit, in an app whose screens are in UIKit's own stacks.
  @Test func everyVerdictIsRightWithUIKit() throws {
    let compiler = try SwiftCompiler(using: [SharedModules.withUIKit.get()])
    defer { compiler.removeFolder() }
    let app = try SwiftCompiler.sources(below: "Tests/Fixtures/UIKitApp")
    let output = try compiler.run("UIKitApp", app)
    let lines = output.split(separator: "\n")
    #expect(lines.count >= 14 && lines.allSatisfy { $0.hasPrefix("right ") }, "\(output)")
  }

  private func expectSilence(_ words: String, location: Testing.SourceLocation = #_sourceLocation) {
    if !words.isEmpty { Issue.record("the compiler says:\n\(words)", sourceLocation: location) }
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
