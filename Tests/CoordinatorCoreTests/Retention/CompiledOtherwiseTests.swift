import CoordinatorCore
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

/// Programs that were compiled with other flags: what they do not tell is said to be unknown, and never read wrongly.
@Suite struct CompiledOtherwiseTests {
  private static let source = """
    public struct Payload { public var number = 1; public var flow: AnyObject? }
    public enum Stage { case idle, shown(Payload), other(String), closure(() -> Void) }
    public class Base { public var text = "text"; public var stage = Stage.idle }
    public final class Root: Base { public var payload = Payload(); public var last: AnyObject? }
    final class Flow {}
    @_cdecl("plant") public func plant(_ target: UnsafeMutablePointer<UnsafeMutableRawPointer>) -> UnsafeMutableRawPointer {
      let (root, flow, number) = (Root(), Flow(), 3)
      target.pointee = Unmanaged.passUnretained(flow).toOpaque()
      root.stage = .closure { _ = (number, flow) }
      return Unmanaged.passRetained(root).toOpaque()
    }
    """

  @Test(arguments: [
    ["-Onone"], ["-O"], ["-Osize", "-whole-module-optimization"], ["-enable-library-evolution", "-O"],
  ])
  func optimizationAndResilienceChangeNothing(flags: [String]) throws {
    let explanation = try explain(compiledWith: flags)
    #expect(explanation.line == "App → stage.closure → closure captures → Flow")
    #expect(explanation.balance == Explanation.Balance(explained: 1, total: 1))
  }

  @Test func withoutMetadataNothingIsHeldToBeClean() throws {
    let explanation = try explain(compiledWith: ["-Xfrontend", "-disable-reflection-metadata"])
    #expect(explanation.answer == .outside(count: 1))
    #expect(explanation.limits.contains("Base was compiled without reflection metadata"))
  }

  @Test func withoutNamesReferencesAreStillFollowed() throws {
    let explanation = try explain(compiledWith: ["-Xfrontend", "-disable-reflection-names"])
    #expect(explanation.answer == .held(root: "App"))
    #expect(explanation.steps.count == 2)
  }

  private func explain(compiledWith flags: [String]) throws -> Explanation {
    let image = try #require(dlopen(try Self.compile(flags), RTLD_NOW))
    let symbol = try #require(dlsym(image, "plant"))
    typealias Plant =
      @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer>) -> UnsafeMutableRawPointer
    var target = UnsafeMutableRawPointer(bitPattern: 1)!
    let root = Unmanaged<AnyObject>.fromOpaque(unsafeBitCast(symbol, to: Plant.self)(&target))
      .takeRetainedValue()
    return why(root, RetentionSearch.Target(Unmanaged<AnyObject>.fromOpaque(target).takeUnretainedValue()))
  }

  /// Each program has a module of its own, since one process holds them all.
  private static func compile(_ flags: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Otherwise.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let library = folder.appendingPathComponent("libOtherwise.so").path
    let module = "Otherwise" + flags.joined().filter(\.isLetter)
    let outcome = try Command(
      "swiftc",
      ["-emit-library", "-module-name", module, "-o", library, file.path] + flags
    ).run()
    #expect(outcome.status == 0, "\(outcome.words)")
    return library
  }
}
