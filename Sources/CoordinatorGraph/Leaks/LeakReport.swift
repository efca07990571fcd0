extension Leak {
  /// The text that `coordviz leaks` prints for the leak: the problem at the line to change, the fix, and the evidence. It ends
  /// with a newline.
  public var report: String {
    finding.lines().map { $0 + "\n" }.joined().withoutCommands
  }

  /// The leak as a finding: reports and baselines treat it as any other.
  package var finding: Finding { finding(changes: changes) }

  /// The leak as a finding whose fix is the given changes.
  package func finding(changes: [Change]) -> Finding {
    var finding = Finding(
      rule: verdict.rawValue,
      severity: verdict.severity,
      message: message.shortened(to: 400),
      node: node,
      location: problem ?? changes.first?.location ?? place,
      advice: advice?.shortened(to: 800),
      fix: Self.fix(changes),
      signature: signature
    )
    let rest = Self.longestReport - finding.lines().reduce(0) { $0 + $1.utf8.count + 1 }
    finding.details = grounds.fitting(in: max(rest, Self.leastGrounds))
    return finding
  }

  /// One cause, one report, which has at most so many bytes: people and assistants read all of it.
  package static let longestReport = 4000
  private static let leastGrounds = 400

  private static func fix(_ changes: [Change]) -> String? {
    let lines = changes.map { $0.line.shortened(to: max(2400 / changes.count, 80)) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The line with the problem, if it is not the one to change: a parent has to remove what it attaches.
  private var problem: SourceLocation? { cause == .attachedWithoutScreen ? firstPlace : nil }

  /// The line to look at where no line to change is known: that of the property, of the evidence, or of the hint.
  private var place: SourceLocation? {
    property?.location ?? firstPlace ?? explanation?.hint?.location
  }

  private var message: String {
    let remarks =
      // The message of growing objects already has the count.
      (count > 1 && verdict != .growing ? ["\(count) times"] : [])
      + (confidence == .certain ? [] : [confidence.rawValue])
    return remarks.isEmpty ? reason : "\(reason) (\(remarks.joined(separator: ", ")))"
  }

  /// How many objects a report names that live for the same reason.
  private static let mostVictims = 12

  /// The evidence, one line each: the observations, why the object is alive, and which objects live with it.
  /// The fix is not included.
  package var grounds: [String] {
    let named = victims.prefix(Self.mostVictims).map(\.name).joined(separator: ", ")
    let rest = victims.count - Self.mostVictims
    let others = rest > 0 ? "\(named) and \(rest) more" : named
    return evidence.map(\.line) + (ending.map { [$0.words] } ?? []) + (explanation?.linesWithoutHint ?? [])
      + (victims.isEmpty ? [] : ["alive for this reason only: \(others)"])
  }
}

extension Leak.Evidence {
  fileprivate var line: String { location.map { "\(words) (\($0.file):\($0.line))" } ?? words }
}

extension Leak.Change {
  /// The change in one line: `Shop/Cart.swift:12: write …`
  fileprivate var line: String { (location.map { "\($0.file):\($0.line): \(words)" } ?? words).onOneLine }
}

// MARK: - What to change, as far as the run knows

extension Leak {
  /// What to change: empty if neither a place nor a property is known.
  package var changes: [Change] { change.map { [$0] } ?? [] }

  private var change: Change? {
    let hint = explanation?.hint
    if shownKeeper != nil {
      return first(.detached)?.location.flatMap { place in advice.map { Change($0, at: place) } }
    }
    if cause.isOfProperty {
      return property.map { weakProperty($0.name, of: subject.type, at: firstPlace) } ?? placed
    }
    switch hint?.action {
    case .weakCapture?: return weakCapture
    case .weakProperty?: return hint.map { weakProperty($0.reference, of: $0.owner, at: $0.location) }
    case .clearReference?: return hint.map(clear)
    case .endOutside? where hint?.holder != nil:
      return hint.map { Change($0.text, at: propertyToFix?.location) }
    case nil where cause == .attachedWithoutScreen: return takeOut
    case nil:
      return advice.flatMap { words in (property?.location ?? firstPlace).map { Change(words, at: $0) } }
    default: return placed
    }
  }

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
    guard let place = firstPlace, let screen else { return placed }
    let parent = parent?.type ?? "its parent"
    guard isOfKit else {
      return advice.map { Change("\(parent) attaches \(subject.type) here; \($0)", at: place) }
    }
    let words =
      "after it, write `screen.onGone { [weak self, weak child] in if let child { self?.removeChild(child) } }`; "
      + "screen is its \(screen), child is the \(subject.type), and removeChild is the method of \(parent) that "
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
