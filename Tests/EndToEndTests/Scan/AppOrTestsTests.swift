import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("App code and tests")
struct AppOrTestsTests {
  private let own = ["AppCoordinator", "HomeCoordinator"]
  private func expect(_ types: [String], _ arguments: String..., in folder: URL) throws {
    let outcome = try Tool.run(["scan"] + arguments + ["--no-cache"], in: folder)
    let snapshot = try Snapshot(json: Array(outcome.output.utf8))
    let found = snapshot.graph.nodes.filter { $0.kind == .coordinator }.map(\.type)
    #expect(found.sorted() == types, "\(outcome.words)")
  }

  private let lost = ScannedApp.coordinator("LostCoordinator")

  @Test(
    "Features may be called like tests and tools",
    arguments: [
      "App/LabTests/A.swift", "App/Tests/A.swift", "App/ABTests/Deep/A.swift", "App/Pods/A.swift",
      "Pods/A.swift",
    ]
  )
  func features(path: String) throws {
    try ScannedApp.inFolder(with: [path: lost]) { folder in
      try expect(own + ["LostCoordinator"], ".", in: folder)
    }
  }

  @Test(
    "A folder of tests has a test, or the tested folder is next to it",
    arguments: [
      ["App/Checks/LabTests/T.swift": "import XCTest\nclass T: XCTestCase {}"],
      ["Lab/L.swift": "struct L {}"],
      ["Sources/L.swift": "struct L {}"], ["App/LabTests/Deep/T.swift": "@testable import App\n"],
    ]
  )
  func tests(others: [String: String]) throws {
    let place = ["App/Checks/LabTests", "LabTests", "Tests", "App/LabTests"].first { place in
      others.keys.contains {
        $0.hasPrefix(place) || place == "LabTests" && $0 == "Lab/L.swift"
          || place == "Tests" && $0 == "Sources/L.swift"
      }
    }
    let files = others.merging(["\(place ?? "")/Mock.swift": lost]) { $1 }
    try ScannedApp.inFolder(with: files) { folder in
      try expect(own, ".", in: folder)
      try expect(own + ["LostCoordinator"], ".", "--include-tests", in: folder)
    }
  }

  @Test("CocoaPods has a file next to its folder or in it", arguments: ["Podfile", "Pods/Manifest.lock"])
  func pods(name: String) throws {
    try ScannedApp.inFolder(with: ["Pods/X/A.swift": lost, name: ""]) { folder in
      try expect(own, ".", in: folder)
    }
  }

  @Test(
    "Imports of tests under #if are for debugging",
    arguments: [
      "#if DEBUG\nimport XCTest\n#endif\n",
      "#if canImport(Testing)\n  import Testing\n#endif\nimport UIKit\n",
    ]
  )
  func conditions(head: String) throws {
    try ScannedApp.inFolder(with: ["App/Lost.swift": head + lost]) { folder in
      try expect(own + ["LostCoordinator"], ".", in: folder)
    }
  }

  @Test("A manifest decides", arguments: [("target", true), ("testTarget", false)])
  func manifests(kind: String, isApp: Bool) throws {
    let manifest = "import PackageDescription\n[.\(kind)(name: \"LabTests\", path: \"LabTests\")]"
    let files = ["Package.swift": manifest, "Lab/L.swift": "struct L {}", "LabTests/A.swift": lost]
    try ScannedApp.inFolder(with: files) { folder in
      try expect(own + (isApp ? ["LostCoordinator"] : []), ".", in: folder)
    }
  }

  @Test("A warning names the types of ignored tests that the app creates")
  func leftOut() throws {
    let files = [
      "App/LabTests/Lab.swift": lost, "App/LabTests/T.swift": "import XCTest\nclass T: XCTestCase {}",
      "App/Use.swift": "// LostCoordinator\nlet made = LostCoordinator()\nlet t = T()",
    ]
    try ScannedApp.inFolder(with: files) { folder in
      let (types, words) = try ScannedApp.scan(".", in: folder)
      #expect(types == own)
      let use = "warning: App/Use.swift:2: App/LabTests/Lab.swift declares LostCoordinator, "
      #expect(words == [use + "but was ignored as a test; read it with --include-tests"])
      try ScannedApp.write("final class LostCoordinator {}", "App/Own.swift", in: folder)
      #expect(try ScannedApp.scan(".", in: folder).words == [])
    }
  }

  @Test(
    "A scan ignores other checkouts, but reads submodules",
    arguments: ["worktree", "clone", "submodule"]
  )
  func checkouts(kind: String) throws {
    try Repository.with { repository in
      for (path, text) in ScannedApp.files { try repository.write(text, path) }
      try repository.commit("app")
      switch kind {
      case "worktree": try repository.git("worktree", "add", "-q", "trees/other", "-b", "other")
      default:
        try repository.git("clone", "-q", ".", "trees/other")
        if kind == "submodule" {
          try repository.write("[submodule \"x\"]\n\tpath = trees/other\n", ".gitmodules")
        }
      }
      try repository.write(lost, "trees/other/Lost.swift")
      let all = try ScannedApp.scan(".", in: repository.folder).types
      #expect(all.contains("LostCoordinator") == (kind == "submodule"))
      #expect(all.count(where: { $0 == "AppCoordinator" }) <= 2)
      #expect(try ScannedApp.scan("trees/other", in: repository.folder).types.contains("LostCoordinator"))
    }
  }
}
