import CoordinatorScanner
import Foundation
import TestSupport
import Testing

/// What is read quickly has to be what the parser reads.
@Suite("Quick reading")
struct QuickReaderTests {
  @Test(
    "The apps of all dialects are read quickly, and as the parser reads them",
    arguments: FixtureApps.names
  )
  func fixtures(app: String) throws {
    for source in try FixtureApps.sources(of: app) {
      #expect(source.quickFacts() == source.parsedFacts(), "\(source.path)")
    }
  }

  @Test(
    "The project's own files are read as the parser reads them, or left to it",
    arguments: ["Sources", "Tests"]
  )
  func ownFiles(folder: String) throws {
    let root = projectFolder / folder
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SourceFile(path: path, text: Array(try Data(contentsOf: root / path)))
    }
    let quick = files.filter { $0.quickFacts() != nil }
    for source in quick { #expect(source.quickFacts() == source.parsedFacts(), "\(source.path)") }
    #expect(quick.count * 10 > files.count * 8)
  }

  @Test("Plain Swift is read as the parser reads it", arguments: Samples.plain)
  func plain(text: String) throws {
    let source = SourceFile(path: "A.swift", text: Array(text.utf8))
    #expect(try #require(source.quickFacts()) == source.parsedFacts())
  }

  @Test("What is not plain is left to the parser", arguments: Samples.strange)
  func strange(text: String) {
    let source = SourceFile(path: "A.swift", text: Array(text.utf8))
    #expect(source.quickFacts() == nil)
    #expect(source.facts() == source.parsedFacts())
  }

  /// A file may break off anywhere: then it is no plain Swift, or the same to both.
  @Test("A file that breaks off is read as the parser reads it, or left to it", arguments: Samples.plain)
  func broken(text: String) {
    let bytes = Array(text.utf8)
    for length in bytes.indices {
      let source = SourceFile(path: "A.swift", text: Array(bytes[..<length]))
      guard let quick = source.quickFacts() else { continue }
      #expect(quick == source.parsedFacts(), "\(length) bytes")
    }
  }
}

private enum Samples {
  static let plain = [
    // Texts, long ones, and code in them.
    #"let a = "b\"c\\ \(d("e\(f)"))" + "\n""#,
    "let a = \"\"\"\n  one \\(b) {\n\n    two // no comment\n  \"\"\"",
    "let a = \"\"\"\n  one\n\n    two \\\" }\n  \"\"\"\nlet b = 1",
    "let 가 = 1".replacing("가", with: "a") + " // 가나다 😀 \"",
    // Comments that nest, and documentation.
    "/* a /* b */ class C {} */ class D {}",
    "/// One.\n///\n/// Two.\nclass A {\n  /** Three\n   * four */\n  var a = 1\n\n  /// Lost.\n\n  func b() {}\n}",
    "class A { /// Behind.\n  let a = 1 // no\n  //// Four.\n  let b = 2 }",
    "class A { /** B */ let b = 1 /* c\n */ /// D\n  let e = 2 }\n/* f */ /// G\nclass H {}",
    // Conditions.
    "#if DEBUG && !os(iOS)\nclass A {}\n#elseif canImport(UIKit)\nimport UIKit\n#else\nlet a = 1\n#endif",
    "class A {\n  #if DEBUG\n  let a = B()\n  #else\n  func c() {\n    #if X\n    d()\n    #endif\n    e()\n  }\n  #endif\n}",
    "func a() {\n  switch b {\n  case .c: d()\n  #if E\n  case .f: g()\n  #endif\n  default: break\n  }\n}",
    // Operators and angles.
    "let a = b < c, d = e > f, g = h<I>(j), k = l < m && n > (o)",
    "let a: B<C<D?>>? = E<F<G>>.h<I>(), j = [K<L>]()",
    "func == (a: A, b: A) -> Bool { a.b == b.b }\nlet c = [1].sorted(by: >), d = e.reduce(0, +)",
    "let a = b ?? c ?? d(), e = f ? g : h ? i : j, k = -l + !m.n, o = p...q, r = s[t...]",
    "func a() { b += [c]; d = e as? F ?? g as! H; i = try? await j(); k(&l) }",
    "let a = b / c / d, e = f/g",
    // Types within types, extensions, generics.
    "extension A.B: C where D == E<F>, G: H { struct I { enum J: String { case k = \"l\", m(n: O, P?) } } }",
    "protocol A: class, B { associatedtype C: D where C.E == F ; var g: H { get set } ; init?(i: J) }",
    "@MainActor public final class A<B: C & D, E>: F<B>, @unchecked Sendable where E: G { private(set) weak var h: I? }",
    "typealias A<B> = (B, _ c: inout D, E...) async throws -> [String: (any F & G)?]\nlet h: (some I).Type? = nil",
    "class A { class func b() {} ; class var c: D { d } ; override class func e() {} ; class F {} }",
    // Properties.
    "class A { @B(.c, d: e) var f: G = h() { didSet { i() } willSet(j) { k() } } ; var l: M { get { n } set { o = newValue } } }",
    "class A { lazy var b: C = { [weak self, unowned d = e] (f: G, _ h) -> I in self?.j ?? k }() ; let (l, m) = (n, o) }",
    "struct A { subscript(b: C) -> D { e } ; static let f = 1, g: H? ; @available(iOS 13, *) @objc(i) func j() {} }",
    "actor A { nonisolated let b = C() ; unowned(safe) let d: E ; @inline(__always) func f() {} ; @B.C() var g: H }",
    // Statements.
    "func a() { guard let b, case .c(let d, _) = e, f.g { $0 }, #available(iOS 15, *) else { return } }"
      .replacing("f.g { $0 }", with: "f.g"),
    "func a() { for case let .b(c, d) in e where f { } ; for (g, h) in i { } ; while let j = k() { } ; repeat { } while l }",
    "func a() { do { try b() } catch let c as D { e(c) } catch { } ; defer { f() } ; throw g }",
    "func a() { let b = if c { d } else if e { f } else { g } ; return switch h { case 1...2, nil: i ; case let j?: j ; default: k } }",
    "func a() { loop: for b in c { continue loop } ; func d() {} ; struct E {} ; var f: G { h } ; async let i = j }",
    // Closures and calls on several lines.
    "let a = b\n  .c { d in e(d) } f: { g, _ in h } \n  .i?\n  .j!.k(l) { $0 + $1 }[m]",
    "let a = { (b: C) async throws -> D in e }, f = { @MainActor in g }, h = { () in }, i = { [j] in k }",
    "func a() { if b.c({ $0 }) { d } ; for e in f.g { h } ; switch i { case .j: break } }",
    "let a = \\.b.c?.d, e = \\F.g, h = #selector(i(_:)), j = #selector(K.l(_:m:)), n = o.p(_:)",
    "a.b\n(c).d()\n[e].f()\n-g\n.h()",
    "let a: [Any] = [Any](), b = [String: Any](), c = [:], d = [], e = A.self, f = Any.self, g = h.0.1",
    "@main struct A: App { var body: some Scene { WindowGroup { B() } } }\n#Preview { A() }",
    "class A { func open() { open(b) ; optional.c() ; set = get } ; var get: Int { set } }",
  ]

  static let strange = [
    "let `class` = 1", "let 가 = 1", "let a = #\"b\"#", "let a = /b/", "let a = 1\r\n", "let a = \"b",
    "class A {",
    "let a = b ? c", "let a b", "func a( {}", "}", "a < b > c d", "/* a", "let a = \"\\q\"",
    "infix operator +++",
    "func a() { if b.c { $0 }.d { } }", "let a = (b as C)\n  as\n", "#warning(\"a\")", "macro a() = #b",
    "let a: B\n.C",
    "#if compiler(>=6)\nlet a = 1\n#endif", "let a = b\n#if C\n.d()\n#endif", "let a= 1", "let a = 0x1.Fp2",
    "<<<<<<< a\n", "let a = b(to: C<D>?.self)", "let a = b(C<_, D>.e(1))",
    "let a = try await { b }()", "let a = Self<B>(c: d)", "func a() { switch b { case self.c(): d() } }",
    "struct A { subscript(b: B) -> C { unsafeAddress { d } } }",
    "let a = { struct B {} }", "@_spi(A) let b = 1", "let a = <#b#>", "let a = \"\"\"\n  b\n c\n  \"\"\"",
  ]
}
