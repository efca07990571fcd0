import CoordinatorGraph
import CoordinatorScanner

/// Finds children that wait for a callback, although neither they nor their parents hear when the user swipes a screen away.
struct BackAndSwipe {
  static let rule = LintRule(
    id: "gesture-keeps-child",
    severity: .warning,
    summary:
      "children that stay when the user swipes their screens away, because neither they nor their parents hear of that",
    advice:
      "A swipe back or down calls no button, so the parent keeps the child with all its screens. Remove the child in `navigationController(_:didShow:animated:)`, in `presentationControllerDidDismiss(_:)`, or when its screen disappears."
  )

  let graph: OwnershipGraph

  /// One for each line that adds children.
  var violations: [Violation] {
    let silent = graph.facts.gestures.filter { !$0.isHeard }
    return Dictionary(grouping: silent, by: Line.init).map { line, gestures in
      let children = Set(gestures.map(\.child)).sorted { graph.name($0) < graph.name($1) }
      let names = children.map(graph.name).joined(separator: ", ")
      let ways = Set(gestures.map(\.gesture)).map(Self.words).sorted().joined(separator: " or ")
      let words = children.count == 1 ? ("stays", "it when its") : ("stay", "each when its")
      return Violation(
        rule: Self.rule,
        place: line.place,
        types: children + [line.owner],
        message:
          "\(names) \(words.0) in \(graph.name(line.owner)) when the user \(ways), because neither child nor parent hears of that; remove \(words.1) screen is gone"
      )
    }
  }

  /// A line on which a parent adds children.
  private struct Line: Hashable {
    let owner: Int
    let place: SourceLocation

    init(_ child: GestureChild) { (owner, place) = (child.owner, child.place) }
  }

  private static func words(_ gesture: GestureChild.Gesture) -> String {
    gesture == .back ? "swipes back" : "pulls its sheet down"
  }
}
