extension Leak {
  /// The changes that the run can name; empty if it knows neither a place nor a property.
  package var changes: [Change] { LeakFix(leak: self).change.map { [$0] } ?? [] }
}

/// The change of the source that fixes a leak, by what a run knows.
private struct LeakFix {
  typealias Change = Leak.Change

  let leak: Leak

  private var explanation: Explanation? { leak.explanation }
  var change: Change? {
    let hint = explanation?.hint
    if leak.shownKeeper != nil {
      return leak.first(.detached)?.location.flatMap { place in leak.advice.map { Change($0, at: place) } }
    }
    if leak.cause.isOfProperty {
      return leak.property.map { weakProperty($0.name, of: leak.subject.type, at: leak.firstPlace) } ?? placed
    }
    switch hint?.action {
    case .weakCapture?: return weakCapture
    case .weakProperty?: return hint.map { weakProperty($0.reference, of: $0.owner, at: $0.location) }
    case .clearReference?: return hint.map(clear)
    case .endOutside? where hint?.holder != nil:
      return hint.map { Change($0.text, at: leak.propertyToFix?.location) }
    case nil where leak.cause == .attachedWithoutScreen: return takeOut
    case nil:
      return leak.advice.flatMap { words in
        (leak.property?.location ?? leak.firstPlace).map { Change(words, at: $0) }
      }
    default: return placed
    }
  }

  /// The first place of the evidence, with the hint. An unknown outside owner is not at the line that
  /// attached the object, so that line is not named.
  private var placed: Change? {
    guard explanation?.hint?.action != .endOutside, let place = leak.firstPlace else { return nil }
    return leak.advice.map { Change($0, at: place) }
  }

  private var weakCapture: Change? {
    guard let explanation, let closure = leak.closureToChange else { return placed }
    let name = closure.owner.name ?? "the closure"
    let words =
      "in \(name), write `[weak x]` before the parameters and `x?` in the body, where x is the closure's name for the "
      + "\(closure.captured)"
    let keeper = explanation.keeper(of: closure.step).map { "; `\($0)` keeps the closure" } ?? ""
    return Change(words + keeper, at: closure.owner.location)
  }

  private func weakProperty(_ property: String, of type: String, at place: SourceLocation?) -> Change {
    let name = property.propertyName
    if let line = leak.propertyToFix?.location {
      return Change("write `weak var \(name)`, in \(type)", at: line)
    }
    let owner = place == nil ? type : "the class \(type)"
    return Change("in \(owner), declare '\(name)' as `weak var \(name)`", at: place)
  }

  /// The line that attached the object is not where the reference is cleared, so that line is not named.
  private func clear(_ hint: Explanation.Hint) -> Change {
    let (place, name) = ("`\(hint.owner).\(hint.reference)`", hint.reference.propertyName)
    let words =
      hint.reference.hasSuffix("]")
      ? "remove the entry \(place) when \(leak.subject.type) is detached"
      : "clear \(place) when \(leak.subject.type) is detached, or declare it `weak var \(name)`"
    return Change(words, at: leak.propertyToFix?.location)
  }

  private var takeOut: Change? {
    guard let place = leak.firstPlace, let screen = leak.screen else { return placed }
    let parent = leak.parent?.type ?? "its parent"
    guard leak.isOfKit else {
      return leak.advice.map { Change("\(parent) attaches \(leak.subject.type) here; \($0)", at: place) }
    }
    let words =
      "after it, write `screen.onGone { [weak self, weak child] in if let child { self?.removeChild(child) }"
      + "\(leak.clearingOfSlot) }`; "
      + "screen is its \(screen), child is the \(leak.subject.type), and removeChild is the method of \(parent) that "
      + "detaches it; nothing else detaches it when the user swipes back"
    return Change(words, at: place)
  }
}

extension Explanation {
  /// The reference that keeps a closure on the path; nil if the path starts with the closure.
  package func keeper(of step: Int) -> String? {
    step > 0 ? "\(steps[step - 1].owner.type).\(steps[step - 1].reference)" : nil
  }
}
