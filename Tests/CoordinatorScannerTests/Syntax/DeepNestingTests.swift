import Foundation
import TestSupport
import Testing

@testable import CoordinatorScanner

@Suite("Deep nesting")
struct DeepNestingTests {
  private static let most = DeepNesting.mostSquares

  @Test(
    "Code that people write is left as it is",
    arguments: [
      "let a = [[[1, 2], [3]], [[4]]]", "let a = b[c[d[e[0]]]]", "f({ [g({ [h([[1]])] })] })",
      String(repeating: "[1]; ", count: 50), String(repeating: "a { [b(", count: 50),
      #"let a = "[[[[[[[[[[[[[[""#, ##"let a = #"[[[[["[[[[[[[["[[["#"##, "// [[[[[[[[[[[[[[[[",
      "/* [[[ /* [[[[[[ */ [[[[ */",
      "let a = \"\"\"\n  [[[[[[[ \" [[[[[[[\n  \"\"\"", #""\(a["[[[[[[[["][b["[[[[["]])""#,
      ##"#"\#(a[0]) [[[[[[[[[[ \(["#"##,
      String(repeating: "__,", count: 500), String(repeating: "if a { b } else { c }; ", count: 300),
      String(repeating: "func a() -> B<C>\n", count: 300),
      String(repeating: "if a < b { c() }\n", count: 300),
      "let a = \"[[[[[[[[[\nlet b = [1]", "((((((((((((((((((((1))))))))))))))))))))",
    ]
  )
  func leaves(_ text: String) {
    let trimmed = DeepNesting(Array(text.utf8))
    #expect(String(decoding: trimmed.bytes, as: UTF8.self) == text)
    #expect(trimmed.first == nil)
  }

  @Test("A file has a limit of words and signs")
  func longFiles() throws {
    let line = "1234,\n"
    let most = DeepNesting.mostTokens / 2
    let long = DeepNesting(Array(String(repeating: line, count: most + 10).utf8))
    #expect(long.first == most * line.utf8.count)
    #expect(long.bytes.count == (most + 10) * line.utf8.count)
    #expect(long.bytes.suffix(60).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") })
    #expect(DeepNesting(Array(String(repeating: line, count: most).utf8)).first == nil)
  }

  @Test("The project's own files are left as they are", arguments: ["Sources", "Tests"])
  func ownFiles(folder: String) throws {
    let root = projectFolder / folder
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    for path in paths where path.hasSuffix(".swift") {
      #expect(DeepNesting(Array(try Data(contentsOf: root / path))).first == nil, "\(path)")
    }
  }

  @Test("What is too deep is left out, and nothing else", arguments: [most + 1, 40, 1_000])
  func leavesOut(depth: Int) {
    let kept = (String(repeating: "[", count: Self.most), String(repeating: "]", count: Self.most))
    let deep = String(repeating: "[", count: depth - Self.most)
    let closed = String(repeating: "]", count: depth - Self.most)
    for inner in ["1", "\n{ a(\"]\\(b[0])\") }\n", "(", "// ]\n"] {
      let text = "let a = \(kept.0)\(deep)\(inner)\(closed)\(kept.1)\nlet b = [1]"
      let trimmed = DeepNesting(Array(text.utf8))
      let blanks = String((deep + inner + closed).map { $0 == "\n" ? $0 : " " })
      #expect(
        String(decoding: trimmed.bytes, as: UTF8.self) == "let a = \(kept.0)\(blanks)\(kept.1)\nlet b = [1]"
      )
      #expect(trimmed.first == 8 + Self.most)
    }
  }

  /// Regular expressions, names, and lists that somebody forgot to close.
  @Test(
    "What is not closed takes nothing with it",
    arguments: [
      "let a = /\\[x/", "let a = [1, 2", "  private let a: [Int", "func `a [ b`() {}",
      "let a = #\"\"\"#; let b = [", "let a = \"[\\",
    ]
  )
  func addsNothingUp(line: String) {
    let text = String(repeating: line + "\n", count: 40)
    #expect(DeepNesting(Array(text.utf8)).first == nil)
    #expect(DeepNesting(Array("class A {\n\(text)}".utf8)).first == nil)
  }

  @Test func whatIsNeverClosedEndsWithTheBracesAround() {
    let text = "func a() { b(\(String(repeating: "[", count: 100)) }\nfunc c() { [1] }"
    let trimmed = String(decoding: DeepNesting(Array(text.utf8)).bytes, as: UTF8.self)
    #expect(trimmed.hasPrefix("func a() { b([[[[[[[[ "))
    #expect(trimmed.hasSuffix(" }\nfunc c() { [1] }"))
    #expect(trimmed.utf8.count == text.utf8.count)
  }

  /// Each took the parser minutes, or the process its stack.
  @Test("The rest of a file is read beside them", arguments: [("[", 20_000), ("[(", 40), ("[A<", 40)])
  func restIsRead(opening: String, depth: Int) throws {
    let text =
      "func odd() { print(#\"a\"#) }\nlet a = \(String(repeating: opening, count: depth))\nclass A {}\n"
    let facts = SourceFile(path: "A.swift", text: Array(text.utf8)).facts()
    #expect(facts.functions.map(\.name.text) == ["odd"])
    #expect(facts.brokenLine == 2)
  }

  /// The parser recurses on these without a limit of its own.
  @Test(
    "Long chains are left out, with their line",
    arguments: [
      "let a: ": "B<", "let b: (": "() -> ", "func c() { if d {} ": "else if d {} ",
      "switch e { case ": "let ",
    ]
  )
  func chains(start: String, link: String) {
    let text = "func odd() {}\n\(start)\(String(repeating: link, count: 20_000))\n"
    let facts = SourceFile(path: "A.swift", text: Array(text.utf8)).facts()
    #expect(facts.functions.first?.name == "odd")
    #expect(facts.brokenLine == 2)
  }

  @Test func aChainOfCallsIsReadToADepth() {
    let text = "let a = b\(String(repeating: ".c()", count: 20_000))\nfunc odd() {}\n"
    let facts = SourceFile(path: "A.swift", text: Array(text.utf8)).facts()
    #expect(facts.functions.map(\.name.text) == ["odd"])
    #expect(facts.brokenLine == 1)
  }
}
