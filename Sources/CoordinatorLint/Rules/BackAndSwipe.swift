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
      "A swipe back or down calls no button, so the parent keeps the child and all that the child keeps. Remove the child in `navigationController(_:didShow:animated:)`, in `presentationControllerDidDismiss(_:)`, or when its screen disappears."
  )

  let graph: OwnershipGraph

  /// One for each line that adds children.
  var violations: [Violation] {
    let silent = graph.facts.gestures.filter { !$0.isHeard }
    return Dictionary(grouping: silent, by: \.place).map { place, gestures in
      let (children, owners) = (sorted(gestures.map(\.child)), sorted(gestures.map(\.owner)))
      let ways = Set(gestures.map(\.gesture)).map(Self.words).sorted().joined(separator: " or ")
      let (stay, each) = children.count == 1 ? ("stays", "it when its") : ("stay", "each when its")
      return Violation(
        rule: Self.rule,
        place: place,
        types: children + owners,
        message:
          "\(names(children)) \(stay) in \(names(owners)) when the user \(ways), because neither child nor parent hears of that; remove \(each) screen is gone"
      )
    }
  }

  /// Types, each once, by their names.
  private func sorted(_ types: [Int]) -> [Int] { Set(types).sorted { graph.name($0) < graph.name($1) } }

  private func names(_ types: [Int]) -> String { types.map(graph.name).joined(separator: ", ") }

  private static func words(_ gesture: GestureChild.Gesture) -> String {
    gesture == .back ? "swipes back" : "pulls its sheet down"
  }
}
