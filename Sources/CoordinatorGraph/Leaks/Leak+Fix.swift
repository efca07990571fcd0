extension Leak {
  /// How to change the source, one line per change, each starting with its place; nil if neither a place nor a property is known.
  public var fix: String? { changes.fix }

  /// What to change, as far as the run knows: empty if neither a place nor a property is known.
  public var changes: [Change] { change.map { [$0] } ?? [] }

  private var change: Change? {
    let hint = explanation?.hint
    switch (verdict, hint?.action) {
    case (.strongWayUp, _), (.screenKeepsCoordinator, _): return wayUp
    case (_, .weakCapture?): return weakCapture
    case (_, .weakProperty?):
      return hint.map { weakProperty($0.reference, of: $0.owner, at: $0.location) }
    case (_, .clearReference?): return hint.map(clear)
    case (_, .endOutside?) where hint?.holder != nil:
      return hint.map { Change($0.text, at: propertyToFix?.location) }
    case (.heldButNotAttached, nil), (.attachedButSlotCleared, nil):
      return propertyToFix?.location.flatMap { place in advice.map { Change($0, at: place) } } ?? placed
    case (.attachedWithoutScreen, nil), (.growing, nil): return takeOut
    default: return placed
    }
  }

  package var firstPlace: SourceLocation? { evidence.lazy.compactMap(\.location).first }

  /// The first place of the evidence, with the hint. An unknown outside owner is not at the line that
  /// attached the object, so that line is not named.
  private var placed: Change? {
    guard explanation?.hint?.action != .endOutside, let place = firstPlace else { return nil }
    return advice.map { Change($0, at: place) }
  }

  private var weakCapture: Change? {
    guard let explanation, let closure = closureToChange else { return placed }
    let name = closure.owner.name ?? "the closure"
    let words =
      "in \(name), write `[weak x]` before the parameters and `x?` in the body, where x is the closure's name for the "
      + "\(closure.captured)"
    let keeper = explanation.keeper(of: closure.step).map { "; `\($0)` keeps the closure" } ?? ""
    return Change(words + keeper, at: closure.owner.location)
  }

  /// The closure that keeps the object alive, and the type that it captures; nil if no closure does.
  package var closureToChange: (step: Int, owner: Explanation.Subject, captured: String)? {
    guard let explanation, explanation.hint?.action == .weakCapture,
      let step = explanation.steps.lastIndex(where: { $0.isSuspect && $0.owner.isClosure })
    else { return nil }
    let next = step + 1
    let captured = next < explanation.steps.count ? explanation.steps[next].owner : explanation.target
    return (step, explanation.steps[step].owner, captured.type)
  }

  /// Names the line of the class if it is known.
  private var wayUp: Change? {
    guard let name = weakPropertyName else { return placed }
    return weakProperty(name, of: subject.type, at: firstPlace)
  }

  /// The property that the hint of the verdict wants to be weak; nil if the hint is about something else.
  private var weakPropertyName: String? {
    let words = hint?.split(separator: " ") ?? []
    guard words.count >= 3, words.suffix(3).dropLast() == ["weak", "var"] else { return nil }
    return String(words[words.count - 1])
  }

  private func weakProperty(_ property: String, of type: String, at place: SourceLocation?) -> Change {
    let name = property.propertyName
    if let line = propertyToFix?.location { return Change("write `weak var \(name)`, in \(type)", at: line) }
    let owner = place == nil ? type : "the class \(type)"
    return Change("in \(owner), declare '\(name)' as `weak var \(name)`", at: place)
  }

  /// The line that attached the object is not where the reference is cleared, so that line is not named.
  private func clear(_ hint: Explanation.Hint) -> Change {
    let (place, name) = ("`\(hint.owner).\(hint.reference)`", hint.reference.propertyName)
    let words =
      hint.reference.hasSuffix("]")
      ? "remove the entry \(place) when \(subject.type) is detached"
      : "clear \(place) when \(subject.type) is detached, or declare it `weak var \(name)`"
    return Change(words, at: propertyToFix?.location)
  }

  private var takeOut: Change? {
    guard let place = firstPlace, let screen = screenThatWent else { return placed }
    let parent = parent?.type ?? "its parent"
    if let hint, hint.hasPrefix(Self.removeFrom) {
      return Change("\(parent) attaches \(subject.type) here; \(hint)", at: place)
    }
    let words =
      "after it, write `screen.onGone { [weak self, weak child] in if let child { self?.removeChild(child) } }`; "
      + "screen is its \(screen), child is the \(subject.type), and removeChild is the method of \(parent) that "
      + "detaches it; nothing else detaches it when the user swipes back"
    return Change(words, at: place)
  }
}

extension Leak {
  /// The screen that is no longer there; nil if the evidence names none.
  package var screenThatWent: String? {
    evidence.lazy.map(\.words).first { $0.hasSuffix(Self.wentAway) }?.split(separator: " ").first.map(
      String.init
    )
  }

  /// The screen that a coordinator which nobody attached shows; nil if the sentence names none.
  package var shownScreen: String? {
    let words = reason.split { $0 == " " || $0 == "," }
    guard cause == .neverAttached, let verb = words.firstIndex(of: "shows"), verb + 1 < words.count else {
      return nil
    }
    return words[verb + 1] == "a" ? nil : String(words[verb + 1])
  }

  /// Whether the coordinator is one of the kit, which tells when a screen goes.
  package var isOfKit: Bool { hint?.hasPrefix("call removeChild in onGone") == true }

  /// The list of the parent that the hint names; nil if it names none.
  package var listToClear: String? {
    let parts = hint?.split(separator: "'", omittingEmptySubsequences: false) ?? []
    let position = parts.firstIndex { $0.hasSuffix(Self.removeFrom + " ") }
    return position.flatMap { parts.indices.contains($0 + 1) ? String(parts[$0 + 1]) : nil }
  }

  /// The protocol that has to be one of classes before the property can be weak.
  package var protocolToBind: String? {
    evidence.lazy.map(\.words).first { $0.hasPrefix(Self.weakNeedsClasses) }?
      .dropFirst(Self.weakNeedsClasses.count).split(separator: ":").first.map(String.init)
  }

  /// The bug itself: of objects that grow, the one that each of them has.
  package var cause: Verdict {
    guard verdict == .growing else { return verdict }
    return Verdict(rawValue: String(signature.prefix { $0 != ":" })) ?? verdict
  }

  /// The words of a fix for a coordinator that only the source can name.
  package static let creator = "the coordinator that creates it"

  /// How the evidence starts that names the creator.
  package static let createdBy = "created by "

  /// The evidence that names the line of a class.
  package static func classWith(_ property: String) -> String { "the class with '\(property)'" }

  /// How the evidence starts that names a protocol which also values may conform to.
  package static let weakNeedsClasses = "weak needs a class-bound protocol: declare `protocol "

  /// How the fix starts for an object in a second list.
  package static let alsoRemove = "also remove it from"

  /// How the fix starts for apps with a list of their own.
  package static let removeFrom = "remove it from"

  /// The description of a screen that is no longer there.
  package static let wentAway = "was popped, dismissed or swiped away"
}

extension Explanation {
  /// The reference that keeps a closure on the path; nil if the path starts with the closure.
  package func keeper(of step: Int) -> String? {
    step > 0 ? "\(steps[step - 1].owner.type).\(steps[step - 1].reference)" : nil
  }
}

extension String {
  /// The property at the start of a reference: `sinks` of `sinks["pay"]`.
  package var propertyName: String { String(prefix { $0 != "[" && $0 != "." }) }
}
