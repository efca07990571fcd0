import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorGraphviz

@Suite("Graphviz's errors")
struct GraphvizErrorTests {
  private let renderer = GraphvizRenderer()

  @Test(
    arguments: [
      ("digraph { a ->> b }", "syntax error"), ("digraph { a [label=\"abc", "missing endquote"),
      ("", "empty"),
      ("digraph { a } digraph { b }", "follows the end"), ("digraph { a } x", "syntax error"),
      ("digraph { a /* ", "comment"), ("digraph { a\u{0} }", "NUL"),
    ]
  )
  func malformedText(dot: String, words: String) throws {
    let error = #expect(throws: GraphvizError.self) { try renderer.render(dot: dot, format: "svg") }
    guard case .unreadable(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains(words) && !reason.contains("\n"))
    try expectNextCallIsClean()
  }

  /// A machine whose libgvc cannot be loaded draws trees all the same, and says what is missing for the rest.
  @Test func withoutTheLibraryThereIsAnError() {
    #expect(throws: GraphvizError.unavailable(reason: "its library libgvc is not installed")) {
      try GraphvizLibrary(files: ["libnonesuch.so.6"])
    }
    #expect(throws: GraphvizError.self) { try GraphvizLibrary(files: ["libm.so.6", "libSystem.dylib"]) }
  }

  @Test func unknownEngine() throws {
    let error = #expect(throws: GraphvizError.self) {
      try renderer.render(dot: "digraph { a }", engine: "nonesuch", format: "svg")
    }
    let message = error?.errorDescription ?? ""
    #expect(message.hasPrefix("graphviz cannot lay the graph out with 'nonesuch': Layout type"))
    try expectNextCallIsClean()
  }

  @Test func unknownFormat() throws {
    let error = #expect(throws: GraphvizError.self) {
      try renderer.render(dot: "digraph { a }", format: "nonesuch")
    }
    #expect(error?.errorDescription?.hasPrefix("graphviz cannot draw the graph as 'nonesuch': ") == true)
    try expectNextCallIsClean()
  }

  /// For both of these gvLayout returns 0 and a wrong picture.
  @Test(
    arguments: [
      "digraph { a [label=<<b>x</i>>] }",
      "digraph { a [shape=record, label=\"x{y|\"] }",
    ]
  )
  func errorsThatReturnZero(dot: String) throws {
    #expect(throws: GraphvizError.self) { try renderer.render(dot: dot, format: "svg") }
    try expectNextCallIsClean()
  }

  @Test func warningsAreToldAndDoNotFail() throws {
    var warnings: [String] = []
    let bytes = try renderer.render(
      dot: "digraph { a [shape=nonesuch] }",
      format: "svg",
      onWarning: { warnings.append($0) }
    )
    #expect(!bytes.isEmpty)
    #expect(
      warnings.count == 1 && warnings.allSatisfy { $0.contains("nonesuch") && !$0.hasPrefix("Warning") }
    )
  }

  @Test func piecesAreJoinedAndSorted() {
    let heard = Heard(transcript: "Warning: one\nand more\nError: two\nin line 1\nError: three\n")
    #expect(heard.warnings == ["one and more"])
    #expect(heard.error == "two in line 1; three")
    #expect(Heard(transcript: "").error(code: -1) == "it failed with code -1 and gave no reason")
    #expect(Heard(transcript: "").error(code: 0) == nil)
  }

  @Test(arguments: [
    "node 'a', graph 'g' size too small for label",
    "Warning: no hard-coded metrics for 'Helvetica Neue'.  Falling back to 'Times' metrics",
  ])
  func warningsOfTextSizesAreDropped(warning: String) {
    let heard = Heard(transcript: "Warning: \(warning)\nWarning: another\n")
    #expect(heard.warnings == ["another"])
    #expect(heard.errors == [])
  }

  private func expectNextCallIsClean() throws {
    var warnings: [String] = []
    let pdf = try renderer.picture(of: GuideTree.graph, as: "pdf", onWarning: { warnings.append($0) })
    #expect(pdf.starts(with: [0x25, 0x50, 0x44, 0x46]))
    #expect(warnings.isEmpty)
  }
}
