extension Leak {
  /// The fix in one line that starts with the place to change. Only known lines are named; nil if neither a
  /// place nor a property is known.
  public var fix: String? {
    let hint = explanation?.hint
    switch (verdict, hint?.action) {
    case (.strongWayUp, _), (.screenKeepsCoordinator, _): return wayUp
    case (_, .weakCapture?): return weakCapture
    case (_, .weakProperty?):
      return hint.map { weakProperty($0.reference, of: $0.owner, at: $0.location) }
    case (_, .clearReference?): return hint.map(clear)
    case (_, .endOutside?) where hint?.holder != nil:
      return propertyLine.map { "\($0): \(hint?.text ?? "")" } ?? hint?.text
    case (.heldButNotAttached, nil), (.attachedButSlotCleared, nil):
      return propertyLine.flatMap { line in advice.map { "\(line): \($0)" } } ?? placed
    case (.attachedWithoutScreen, nil), (.growing, nil): return takeOut
    default: return placed
    }
  }

  /// The line of the property to change: `Shop/Cart.swift:12, the property 'delegate' of CartCoordinator`.
  private var propertyLine: String? {
    guard let property = propertyToFix, let place = property.location else { return nil }
    return "\(place.words), the property '\(property.name)' of \(property.owner)"
  }

  private var firstPlace: SourceLocation? { evidence.lazy.compactMap(\.location).first }

  /// The first place of the evidence, with the hint. An unknown outside owner is not at the line that
  /// attached the object, so that line is not named.
  private var placed: String? {
    guard explanation?.hint?.action != .endOutside, let place = firstPlace, let words = advice else {
      return nil
    }
    return "\(place.words): \(words)"
  }

  private var weakCapture: String? {
    guard let explanation,
      let index = explanation.steps.lastIndex(where: { $0.isSuspect && $0.owner.isClosure })
    else { return placed }
    let closure = explanation.steps[index].owner
    let captured =
      index + 1 < explanation.steps.count ? explanation.steps[index + 1].owner : explanation.target
    let keeper = index > 0 ? ", which `\(explanation.steps[index - 1].spelling)` keeps" : ""
    let start = closure.location.map { "\($0.words), " } ?? ""
    return "\(start)\(closure.name ?? "the closure")\(keeper): it captures \(captured.type) strongly; "
      + "write `[weak x]` before its parameters and `x?` in its body, where x is its name for the \(captured.type)"
  }

  /// Names the line of the class if it is known.
  private var wayUp: String? {
    let words = hint?.split(separator: " ") ?? []
    guard words.count >= 3, words.suffix(3).dropLast() == ["weak", "var"] else { return placed }
    return weakProperty(String(words[words.count - 1]), of: subject.type, at: firstPlace)
  }

  private func weakProperty(_ property: String, of type: String, at place: SourceLocation?) -> String {
    let name = property.prefix { $0 != "[" && $0 != "." }
    if let propertyLine { return "\(propertyLine): declare it `weak var \(name)`" }
    let owner = place.map { "\($0.words), the class with the property '\(name)' of \(type)" } ?? type
    return "\(owner): declare it `weak var \(name)`"
  }

  /// The line that attached the object is not where the reference is cleared, so that line is not named.
  private func clear(_ hint: Explanation.Hint) -> String {
    let (place, name) = (
      "`\(hint.owner).\(hint.reference)`", hint.reference.prefix { $0 != "[" && $0 != "." }
    )
    let words =
      hint.reference.hasSuffix("]")
      ? "remove the entry \(place) when \(subject.type) is detached"
      : "clear \(place) when \(subject.type) is detached, or declare it `weak var \(name)`"
    return propertyLine.map { "\($0): \(words)" } ?? words
  }

  private var takeOut: String? {
    let gone = evidence.lazy.map(\.words).first { $0.hasSuffix(Self.wentAway) }
    guard let place = firstPlace, let screen = gone?.split(separator: " ").first else { return placed }
    let parent = parent?.type ?? "its parent"
    if let hint, hint.hasPrefix(Self.removeFrom) {
      return "\(place.words), where \(subject.type) is attached to \(parent): \(hint)"
    }
    return "\(place.words), where \(subject.type) is attached to \(parent): add after it "
      + "`screen.onGone { [weak self, weak child] in if let child { self?.removeChild(child) } }`; screen is its "
      + "\(screen), child is the \(subject.type), and removeChild is the method of \(parent) that detaches it; "
      + "nothing else detaches it when the user swipes back"
  }

  /// The words of a fix for a coordinator that only the source can name.
  package static let creator = "the coordinator that creates it"

  /// How the fix starts for apps with a list of their own.
  package static let removeFrom = "remove it from"

  /// The description of a screen that is no longer there.
  package static let wentAway = "was popped, dismissed or swiped away"
}

extension Explanation.Step {
  fileprivate var spelling: String { "\(owner.type).\(reference)" }
}

extension SourceLocation {
  fileprivate var words: String { "\(file):\(line)" }
}
