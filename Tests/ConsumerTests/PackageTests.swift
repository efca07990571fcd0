import Foundation
import TestSupport
import Testing

/// An app that depends on CoordinatorCore, made and resolved here.
@Suite("An app resolves no other package", .serialized)
struct PackageTests {
  @Test func byPathItBuildsAndFetchesNothing() throws {
    try TemporaryFolder.with { folder in
      let app = try App(
        in: folder,
        dependency: ".package(name: \"coordviz\", path: \"\(projectFolder.path)\")"
      )
      try app.expectSuccess(["build"])
      #expect(try app.packages() == ["coordviz"])
      #expect(app.checkouts == [])
      #expect(app.pins == [])
    }
  }

  @Test func byURLItFetchesThisPackageAlone() throws {
    try TemporaryFolder.with { folder in
      let repository = try Repository.ofThisPackage(in: folder / "coordviz")
      let app = try App(
        in: folder / "app",
        dependency: ".package(url: \"file://\(repository.path)\", from: \"0.1.0\")"
      )
      #expect(try app.packages() == ["coordviz"])
      #expect(app.checkouts == ["coordviz"])
      #expect(app.pins == ["coordviz"])
    }
  }

  @Test func aPackageThatIsNeededWouldBeSeen() throws {
    try TemporaryFolder.with { folder in
      let repository = try Repository.ofThisPackage(in: folder / "coordviz") { manifest in
        let symbols = ".target(name: \"CoordinatorSymbols\", condition:"
        return manifest.replacingOccurrences(
          of: symbols,
          with: ".product(name: \"ArgumentParser\", package: \"swift-argument-parser\"), " + symbols
        )
      }
      let app = try App(
        in: folder / "app",
        dependency: ".package(url: \"file://\(repository.path)\", from: \"0.1.0\")"
      )
      #expect(try app.packages().count == 2)
    }
  }
}

/// A package with one target that imports CoordinatorCore.
private struct App {
  let folder: URL

  init(in folder: URL, dependency: String) throws {
    self.folder = folder
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        platforms: [.iOS(.v13), .macOS(.v13)],
        dependencies: [\(dependency)],
        targets: [.target(name: "App", dependencies: [.product(name: "CoordinatorCore", package: "coordviz")])]
      )
      """
    try FileManager.default.createDirectory(at: folder / "Sources/App", withIntermediateDirectories: true)
    try manifest.write(to: folder / "Package.swift", atomically: true, encoding: .utf8)
    try "import CoordinatorCore\n".write(
      to: folder / "Sources/App/App.swift",
      atomically: true,
      encoding: .utf8
    )
  }

  @discardableResult
  func expectSuccess(_ arguments: [String]) throws -> String {
    let outcome = try Command("swift", arguments, in: folder).run()
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.words)")
    return outcome.output
  }

  /// The names of all packages that the app resolves, its own apart.
  func packages() throws -> [String] {
    let text = try expectSuccess(["package", "show-dependencies", "--format", "json"])
    let json = text.drop { $0 != "{" }
    let root = try JSONDecoder().decode(Package.self, from: Data(json.utf8))
    return root.dependencies.flatMap(\.all)
  }

  /// The packages that were fetched.
  var checkouts: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: (folder / ".build/checkouts").path)) ?? []
  }

  /// The packages that Package.resolved pins.
  var pins: [String] {
    struct Resolved: Decodable { let pins: [Pin] }
    struct Pin: Decodable { let identity: String }
    let data = try? Data(contentsOf: folder / "Package.resolved")
    return data.flatMap { try? JSONDecoder().decode(Resolved.self, from: $0) }?.pins.map(\.identity) ?? []
  }
}

private struct Package: Decodable {
  let name: String
  let dependencies: [Package]

  var all: [String] { [name] + dependencies.flatMap(\.all) }
}

private enum Repository {
  /// A git repository of the working tree's package, tagged 0.1.0, as an app would depend on it.
  static func ofThisPackage(in folder: URL, changing: (String) -> String = { $0 }) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Sources", "Tests"] {
      try FileManager.default.copyItem(at: projectFolder / name, to: folder / name)
    }
    let manifest = try String(contentsOf: projectFolder / "Package.swift", encoding: .utf8)
    try changing(manifest).write(to: folder / "Package.swift", atomically: true, encoding: .utf8)
    let author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    let commit = author + ["commit", "--quiet", "--no-gpg-sign", "-m", "Package"]
    for arguments in [
      ["init", "--quiet"], ["add", "."], commit, ["-c", "tag.gpgSign=false", "tag", "0.1.0"],
    ] {
      let outcome = try Command("git", arguments, in: folder).run()
      #expect(outcome.status == 0, "\(outcome.words)")
    }
    return folder
  }
}
