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

  /// One finding for the app.
  var violations: [Violation] {
    let silent = graph.facts.gestures.filter { !$0.isHeard }.sorted {
      ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line)
    }
    guard let first = silent.first else { return [] }
    let children = Set(silent.map(\.child))
    let isOne = children.count == 1
    let subject = isOne ? "\(graph.name(first.child)) stays" : "\(children.count) children stay"
    let cause = isOne ? "neither it nor its parent hears" : "neither they nor their parents hear"
    return [
      Violation(
        rule: Self.rule,
        place: first.place,
        types: [first.child],
        message:
          "\(subject) in memory when the user \(gestures(silent)), because \(cause) of that; remove a child when its screen is gone",
        details: silent.map { child in
          let way = child.gesture == .back ? "pushed" : "presented"
          return
            "\(child.place.file):\(child.place.line): \(graph.name(child.child)) of \(graph.name(child.owner)) is \(way)"
        }
      )
    ]
  }

  private func gestures(_ children: [GestureChild]) -> String {
    let kinds = Set(children.map(\.gesture))
    if kinds.count == 2 { return "swipes a screen back or down" }
    return kinds.contains(.back) ? "swipes a screen back" : "pulls a sheet down"
  }
}
