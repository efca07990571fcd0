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

  var violations: [Violation] {
    let silent = graph.facts.gestures.filter { !$0.isHeard }
    return Dictionary(grouping: silent, by: Addition.init).map { addition, gestures in
      let (child, owner) = (graph.name(addition.child), graph.name(addition.owner))
      let ways = Set(gestures.map(\.gesture)).map(Self.words).sorted().joined(separator: " or ")
      return Violation(
        rule: Self.rule,
        place: addition.place,
        types: [addition.child, addition.owner],
        message:
          "\(child) stays in \(owner) when the user \(ways), because neither of them hears of that; remove it when its screen is gone"
      )
    }
  }

  /// The line on which a parent adds a child.
  private struct Addition: Hashable {
    let child: Int
    let owner: Int
    let place: SourceLocation

    init(_ child: GestureChild) {
      (self.child, owner, place) = (child.child, child.owner, child.place)
    }
  }

  private static func words(_ gesture: GestureChild.Gesture) -> String {
    gesture == .back ? "swipes back" : "pulls its sheet down"
  }
}
