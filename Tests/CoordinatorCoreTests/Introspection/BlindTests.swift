import CoordinatorCore
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

/// Programs that were compiled without what reflection needs: what cannot be seen is said to be unknown.
@Suite struct BlindTests {
  private static let source = """
    public protocol Flow: AnyObject { var childCoordinators: [any Flow] { get } }
    final class Child: Flow { var childCoordinators: [any Flow] = [] }
    final class Root: Flow { var childCoordinators: [any Flow] = [Child()]; weak var parent: Child? }
    @_cdecl("makeRoot") public func makeRoot() -> UnsafeMutableRawPointer { Unmanaged.passRetained(Root()).toOpaque() }
    """

  @Test func withoutMetadataARootIsBlindAndNotChildless() throws {
    let graph = try walk(compiledWith: ["-Xfrontend", "-disable-reflection-metadata"])
    #expect(graph.nodes.map(\.type) == ["Root"])
    #expect(
      graph.nodes.first?.unknown == [
        "Root was compiled without reflection metadata",
        "no rule identifies the coordinators: set WalkRules",
      ]
    )
  }

  @Test func withoutNamesReferencesAreStillSeen() throws {
    let graph = try walk(compiledWith: ["-Xfrontend", "-disable-reflection-names"])
    #expect(graph.nodes.map(\.type) == ["Root", "Child"])
    #expect(graph.nodes.first?.unknown == ["Root was compiled without the names of its properties"])
  }

  @Test(arguments: ["-Onone", "-O", "-Osize"])
  func optimizationChangesNothing(level: String) throws {
    let graph = try walk(compiledWith: [level])
    #expect(graph.edges.map(\.line) == ["Root  ->  Root/Child  child  childCoordinators[0]  strong"])
  }

  private func walk(compiledWith flags: [String]) throws -> Graph {
    let library = try Self.compile(flags)
    let image = try #require(dlopen(library.path, RTLD_NOW))
    let make = try #require(dlsym(image, "makeRoot"))
    let makeRoot = unsafeBitCast(make, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
    let root = Unmanaged<AnyObject>.fromOpaque(makeRoot()).takeRetainedValue()
    return Snapshot(of: root).graph
  }

  /// Each program has a module of its own, since one process will hold them all.
  private static func compile(_ flags: [String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Blind.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let library = folder.appendingPathComponent("libBlind.so")
    let module = "Blind" + flags.joined().filter(\.isLetter)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-emit-library", "-module-name", module, "-o", library.path, file.path] + flags
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return library
  }
}
