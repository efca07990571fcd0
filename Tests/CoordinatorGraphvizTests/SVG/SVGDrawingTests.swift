import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorGraphviz

@Suite("Pictures without Graphviz")
struct SVGDrawingTests {
  /// What Graphviz draws from the same places looks the same: the same outlines, words and classes.
  @Test(arguments: Seeds.numbers(40))
  func theyLookAsGraphvizDrawsThem(seed: Int) throws {
    let graph = RandomGraph.any(nodes: 3 + seed % 12, edges: seed, seed: UInt64(seed))
    let input = LayoutInput(graph, direction: .topDown)
    let placement = TreePicture(input, LayoutDecision(input).tree(.tree)).placement(titleLines: 0)
    let dot = DOTRenderer().render(input.drawing, placement: placement)
    let head = SVGHead(of: graph, options: DiagramOptions())
    let bytes = CleanSVG(head: head).cleaned(
      try GraphvizRenderer().render(dot: dot, engine: "nop2", format: "svg")
    )
    let theirs = try DrawnGraph(svg: String(decoding: bytes, as: UTF8.self))
    let ours = try DrawnGraph(svg: GraphvizRenderer().svg(of: graph, layout: .tree))
    let expected = Dictionary(uniqueKeysWithValues: theirs.elements.dropFirst().map { ($0.id, $0) })
    #expect(Set(expected.keys) == Set(ours.elements.dropFirst().map(\.id)))
    #expect(ours.title == theirs.title)
    for element in ours.elements.dropFirst() {
      let other = try #require(expected[element.id])
      #expect(element.classes == other.classes)
      #expect(element.words.map(Self.spaced) == other.words.map(Self.spaced))
      #expect(Self.spaced(element.title) == Self.spaced(other.title))
      if let (box, otherBox) = element.box.flatMap({ box in other.box.map { (box, $0) } }) {
        #expect(abs(box.right - box.left - otherBox.right + otherBox.left) < 0.1, "\(element)")
        #expect(abs(box.bottom - box.top - otherBox.bottom + otherBox.top) < 0.1, "\(element)")
      }
    }
  }

  /// Which of several spaces are to stay, each says in its own way.
  private static func spaced(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{A0}", with: " ")
  }

  @Test(
    arguments: [
      (0, "0"), (-0.001, "0"), (1, "1"), (-2.5, "-2.5"), (0.05, "0.05"), (-0.25, "-0.25"), (12.345, "12.35"),
      (1_000_000, "1000000"), (.nan, "0"), (.infinity, "0"),
    ]
  )
  func numbersAreShortAndInTheCLocale(number: Double, expected: String) {
    var text = SVGText(capacity: 8)
    text.add(number)
    #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
  }

  /// A machine whose libgvc cannot be loaded draws trees all the same, and says what is missing for the rest.
  @Test func withoutTheLibraryThereIsAnError() {
    #expect(throws: GraphvizError.unavailable(reason: "its library libgvc is not installed")) {
      try GraphvizLibrary(files: ["libnonesuch.so.6"])
    }
    #expect(throws: GraphvizError.self) { try GraphvizLibrary(files: ["libm.so.6", "libSystem.dylib"]) }
  }

  @Test func largePicturesAreDrawnWhole() throws {
    let graph = RandomGraph.tree(nodes: 20_000, fanOut: 8, seed: 1)
    let svg = try GraphvizRenderer().svg(of: graph)
    #expect(svg.utf8.count < 20_000 * 900)
    #expect(svg.components(separatedBy: " class=\"node ").count == 20_001)
  }
}
