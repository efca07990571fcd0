import Foundation
import TestSupport
import Testing

/// A package whose tests should fail, in both frameworks, run by a process of its own.
@Suite("Both frameworks", .serialized)
struct FrameworkTests {
  @Test func failuresAreRecordedWhereTheyStand() throws {
    try TemporaryFolder.with { folder in
      try Self.write(to: folder)
      let outcome = try Command("swift", ["test", "--scratch-path", "build"], in: folder).run()
      let text = outcome.output + outcome.words
      #expect(outcome.status != 0 && !text.contains("error: fatalError"))
      let xctest = try #require(text.firstLine("XCTests.swift:8: error:"), "\(text)")
      #expect(xctest.contains("testLeak") && xctest.contains("No root was watched"))
      #expect(
        text.contains("XCTests.swift:11: error:") && text.contains("The hierarchy differs")
      )
      #expect(text.contains("Executed 3 tests, with 2 failures"))
      #expect(text.contains("Test leak() recorded an issue at SwiftTests.swift:6:"))
      // In a task of its own a test is not known as the current one.
      #expect(text.contains(" recorded an issue at SwiftTests.swift:9:"))
      #expect(text.contains("Test fine() passed"))
    }
  }

  private static func write(to folder: URL) throws {
    let files = ["Package.swift": manifest, "XCTests.swift": xctests, "SwiftTests.swift": swiftTests]
    for (name, text) in files { try text.write(to: folder / name, atomically: true, encoding: .utf8) }
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Failing",
      platforms: [.macOS(.v13)],
      dependencies: [.package(name: "coordviz", path: "\(projectFolder.path)")],
      targets: [
        .testTarget(
          name: "FailingTests",
          dependencies: [.product(name: "CoordinatorTesting", package: "coordviz")],
          path: ".",
          exclude: ["build"],
          sources: ["XCTests.swift", "SwiftTests.swift"]
        )
      ]
    )
    """

  private static let xctests = """
    import CoordinatorTesting
    import XCTest

    final class Coordinator { var childCoordinators: [Coordinator] = [] }

    final class XCTests: XCTestCase {
      func testLeak() {
        expectNoLeakedCoordinators {}
      }
      func testHierarchy() {
        expectHierarchy(of: Coordinator(), matches: "Another")
      }
      func testFine() {
        expectHierarchy(of: Coordinator(), matches: "Coordinator")
      }
    }
    """

  private static let swiftTests = """
    import CoordinatorTesting
    import Testing

    @Suite struct SwiftTests {
      @Test func leak() {
        expectNoLeakedCoordinators {}
      }
      @Test func detached() async {
        await Task.detached { expectNoLeakedCoordinators {} }.value
      }
      @Test func fine() {
        expectHierarchy(of: Coordinator(), matches: "Coordinator")
      }
    }
    """
}

extension String {
  /// The first line that has a word in it.
  fileprivate func firstLine(_ word: String) -> Substring? {
    split(separator: "\n").first { $0.contains(word) }
  }
}
