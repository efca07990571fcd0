import CoordinatorScanner
import TestSupport
import Testing

@Suite("Facts as bytes")
struct FactsCodingTests {
  @Test(arguments: FixtureApp.all)
  func factsAreReadAsTheyWereWritten(app: FixtureApp) throws {
    for source in try app.files() {
      let facts = source.facts()
      #expect(FileFacts(bytes: facts.bytes) == facts, "\(source.path)")
    }
  }

  @Test func everyPartOfAFileIsWritten() {
    let facts = SourceFile(path: "a.swift", module: "A", text: Array(Self.everything.utf8)).facts()
    #expect(FileFacts(bytes: facts.bytes) == facts)
    #expect(
      facts.bytes != SourceFile(path: "a.swift", module: "B", text: Array(Self.everything.utf8)).facts().bytes
    )
  }

  @Test func spoiledBytesAreNoFacts() throws {
    let source = try #require(FixtureApp(name: "Container").files().first)
    let bytes = source.facts().bytes
    for length in bytes.indices { #expect(FileFacts(bytes: Array(bytes[..<length])) == nil) }
    #expect(FileFacts(bytes: bytes + [0]) == nil)
    // Other bytes may be other facts, and must not be a trap.
    for place in bytes.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] where bytes[place] != value {
        var other = bytes
        other[place] = value
        _ = FileFacts(bytes: other)
      }
    }
  }

  /// A type with a nested optional in an optional, a million times; and a size that no sum can hold.
  @Test(arguments: [
    [0, 0, 0, 0, 0, 0, 1, 1] + [UInt8](repeating: 1, count: 1_000_000) + [0, 1, 0, 0, 0, 10, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0x80, count: 9) + [1, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0xFF, count: 8) + [0x7F, 0],
  ])
  func factsThatNoSourceHasAreNone(bytes: [UInt8]) {
    let texts = [2, 7] + Array("a.swift".utf8) + [1] + Array("X".utf8)
    #expect(FileFacts(bytes: texts + bytes) == nil)
  }

  private static let everything = """
    import UIKit
    // coordviz:disable:next child-never-kept for a reason
    typealias Both<T> = A & B
    @MainActor final class A<T: B, U>: C<T>, D where U: Hashable {
      /// Says what it is.
      @Route(.push, tab: 1) weak var a: (A, b: [String: Set<Int?>])? = nil { didSet { a?.go(1) } }
      private lazy var b: () -> A = { [weak self, unowned c = d] (x: Int, _ y: A) in self?.make(x) ?? A() }
      static let c = [1: A.self, 2: B.init]
      var d: Int { get { if a { return 1 } else { return f[0] } } set { b += [newValue] } }
      init(_ a: Int = 1, with b: inout B, c: A...) { guard let x = a as? A, case .b(let c, _) = x else { return } }
      override func go<V>(x: V) async throws -> (A, some B) where V: D {
        for a in b where a { try await a! = b ? .c : (d, e: f) }
        switch a { case .b(let c): c.start(); default: func inner() {} }
        #if DEBUG
          while true { defer { x() } }
        #endif
        do { a = if b { 1 } else { "2" } } catch {}
        return { $0 as! A }(\\.self)
      }
      deinit {}
      subscript(i: Int) -> A { A() }
      enum E: String { case a, b(A, c: [B]) ; indirect case d }
    }
    extension A.E: D where T == Int {}
    actor F {}
    protocol G: AnyObject { associatedtype H: A ; var i: H { get set } ; func j() }
    let k = A()
    func l() -> some G { A() }
    k.go { 1 } and: { 2 }
    """
}
