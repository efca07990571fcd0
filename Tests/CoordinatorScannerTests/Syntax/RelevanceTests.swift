import CoordinatorScanner
import TestSupport
import Testing

@Suite("Files that cannot matter")
struct RelevanceTests {
  @Test(arguments: [
    "", "// class A {}\n/* func b() {} */", "import Foundation\n",
    "struct User: Codable {\n  let id: Int\n  var name: String? // or none\n}",
    "enum Key: String, CodingKey {\n  case id = \"user_id\", name\n}\nstruct A { let key: Key }",
    "enum Failure: Error { case refused(Int, reason: String) }",
  ])
  func plainDataCannot(text: String) {
    #expect(!file(text).mayMatter)
  }

  @Test(arguments: [
    "class A {}", "extension A: B {}", "protocol A {}", "typealias A = B", "func a() {}", "actor A {}",
    "struct A { let home: HomeCoordinator }", "struct A: View {}", "let a = make()",
    "struct A { @Route var b: Int }",
    "let a = \"\\(b)\"", "let a = \"\"\"\n\"\"\"", "enum A { case home(Router) }",
    "struct A { let b: (Int) -> C }",
    "#if DEBUG\n#endif", "struct `A` {}", "let a = { b }(1)\nlet c = d()", "/* /* */ class A {} */",
  ])
  func allElseMay(text: String) {
    #expect(file(text).mayMatter)
  }

  @Test(arguments: FixtureApp.all)
  func leavingThemOutChangesNothing(app: FixtureApp) throws {
    let files = try app.files()
    let all = try Program(files.map { $0.facts() }).snapshot()
    try #expect(Program(files.filter(\.mayMatter).map { $0.facts() }).snapshot() == all)
  }

  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "a.swift", text: Array(text.utf8))
  }
}
