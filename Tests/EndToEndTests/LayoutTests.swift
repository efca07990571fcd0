import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@Suite("Pictures without Graphviz")
struct LayoutTests {
  /// So many edges beside the tree that it is no good picture.
  private static let tangled = String(
    decoding: Snapshot(
      origin: .init(kind: .declared),
      graph: RandomGraph.any(nodes: 12, edges: 24, seed: 3)
    ).json().utf8,
    as: UTF8.self
  )

  #if os(Linux)
    /// As on a machine without Graphviz: the system finds something else under its library's name.
    @Test func svgNeedsNoGraphviz() throws {
      try TemporaryFolder.with { folder in
        for name in ["libgvc.so.6", "libgvc.so.7", "libgvc.so.8", "libgvc.so"] {
          try Data("none".utf8).write(to: folder / name)
        }
        func run(_ arguments: String...) throws -> Command.Outcome {
          var command = Command(Tool.path, ["-"] + arguments + ["--show", "all"])
          command.environment = ["LD_LIBRARY_PATH": folder.path]
          command.input = Data(Self.tangled.utf8)
          return try command.run()
        }
        let tree = try run("--format", "svg")
        #expect(tree.status == 0 && tree.words == "")
        Self.expectWhole(tree.output)
        #expect(
          try Tool.run("-", "--format", "svg", "--show", "all", input: Self.tangled).output == tree.output
        )
        let pdf = try run("--format", "pdf")
        #expect(pdf.status == 2 && pdf.words.contains("libgvc is not installed"))
      }
    }
  #endif

  private static func expectWhole(_ svg: String) {
    #expect(svg.components(separatedBy: " class=\"node ").count == 13)
    #expect(svg.components(separatedBy: " class=\"edge ").count == 25)
  }
}
