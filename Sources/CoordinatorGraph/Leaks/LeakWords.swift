// The English words for leaks. Every sentence about a leak stands here, or, in Korean, in `KoreanLeakWords`.

extension Leak {
  /// One sentence that says what is wrong.
  public var reason: String {
    let sentence = LeakSentences(leak: self).reason
    return verdict == .growing
      ? "each visit adds another \(subject.type), \(count) so far: \(sentence)" : sentence
  }

  /// Whether an entry of a list or dictionary holds the object.
  package var holdsEntry: Bool { first(.held)?.property.hasSuffix("]") == true }

  /// The code after `removeChild` in a closure of the parent: `; self?.detail = nil` if the parent also holds the child in a
  /// property, or else the next one could not be attached.
  package var clearingOfSlot: String {
    first(.held).map { holdsEntry ? "" : "; self?.\($0.property) = nil" } ?? ""
  }

  /// How to fix it, in a sentence or two. The path that was found gives a better answer than the verdict.
  package var advice: String? {
    guard let screen = shownKeeper else {
      return explanation?.hint?.text ?? LeakSentences(leak: self).advice
    }
    return
      "\(screen) keeps it and is still on screen or covered: remove the screen where \(subject.type) is detached, "
      + "or detach it when the screen goes away"
  }

  /// Why the end of a screen has to be heard.
  package static let swipe = "users also swipe back"
}

/// The sentences about a leak: the problem and the advice, by the verdict.
private struct LeakSentences {
  let leak: Leak

  private var name: String { leak.subject.type }
  private var slot: String { leak.property?.name ?? "" }
  private var above: String { leak.parent?.type ?? "its parent" }
  private var screen: String? { leak.screen }

  private func first(_ kind: Leak.Evidence.Kind) -> Leak.Evidence? { leak.first(kind) }

  var reason: String {
    let shown = screen ?? "a screen"
    switch leak.cause {
    case .growing: return "\(above) keeps all of them, and no screen of \(name) was seen"
    case .detachedButAlive where first(.unreachable) != nil:
      let cycle = leak.explanation?.answer == .closedCycle ? ": it is in a cycle, or below one" : ""
      return "\(name) is in a memory graph, although nothing in use refers to it\(cycle)"
    case .detachedButAlive, .late:
      let stays = leak.verdict == .late ? "was released only later" : "is still alive"
      guard let screen = first(.screenGone)?.owner else {
        return "\(name) was detached\(leak.parent.map { " from \($0.type)" } ?? ""), but \(stays)"
      }
      return "\(name) \(notAttached), and \(screen) is gone, but it \(stays)"
    case .attachedWithoutScreen:
      let gone = screen.map { "its screen, \($0)," } ?? "its screen"
      return "\(name) is still attached to \(above), although \(gone) is gone"
    case .screenWithoutCoordinator:
      return
        "\(name) is still on screen or covered, although \(above) was released: taps on it have no effect"
    case .heldButNotAttached:
      let guarded = leak.holdsEntry ? "" : "; code that checks '\(slot)' for nil cannot start another one"
      return "\(above) still holds \(name) in '\(slot)', although it is detached\(guarded)"
    case .attachedButSlotCleared:
      return "\(above) cleared '\(slot)', but \(name) is still attached to it; "
        + "code that checks '\(slot)' for nil can start a second one"
    case .neverAttached:
      guard let keeper = first(.keptByScreen) else {
        return "\(name) shows \(shown), but \(notAttached) to \(above)"
      }
      return "\(name) shows \(shown), but \(notAttached) to a coordinator; "
        + "only '\(keeper.property)' of \(shown) keeps it"
    case .attachedTwice:
      return "\(above) has \(name) more than once, so one detach does not remove it"
    case .twoParents:
      return "\(name) is attached to \(owners(.listed)) and lives until all of them detach it"
    case .cycle:
      let names =
        leak.parent?.token == leak.subject.token
        ? "\(name) is its own child" : "\(above) has \(name) as a child, which is its ancestor"
      return "\(names): neither is ever released"
    case .strongWayUp:
      return "\(name) keeps \(above), which is above it, alive: '\(slot)' is a strong reference"
    case .screenKeepsCoordinator:
      return "\(name) keeps its coordinator \(above) alive: '\(slot)' is a strong reference, "
        + "and \(above) keeps the screen"
    case .unknown:
      return "the references of \(name) are not fully known\(leak.note.map { ": \($0)" } ?? "")"
    }
  }

  /// Only events prove that it never happened: a check may have come too late.
  private var notAttached: String { leak.isOfKit ? "was never attached" : "is not attached" }

  private func owners(_ kind: Leak.Evidence.Kind) -> String {
    Set(leak.evidence.filter { $0.kind == kind }.map(\.owner)).sorted().joined(separator: " and ")
  }

  var advice: String? {
    let list = leak.list ?? "children"
    let creator = first(.created)?.owner ?? "the coordinator that creates it"
    switch leak.cause {
    case .growing: return "remove it from '\(list)' of \(above) when its screen goes away: \(Leak.swipe)"
    case .detachedButAlive where first(.unreachable) != nil: return nil
    case .detachedButAlive where first(.screenGone) != nil:
      return "find what still holds it; if nothing attaches \(name), attach it to \(creator)"
    case .detachedButAlive:
      return
        "find what still holds it: a closure without [weak self], a task, a strong delegate, a list of observers"
    case .attachedWithoutScreen where leak.isOfKit:
      return "call removeChild in onGone { [weak self] in … } of its viewControllerable: \(Leak.swipe)"
    case .attachedWithoutScreen:
      // A screen in the middle of a stack does not disappear when the stack is emptied: it was covered.
      return
        "remove it from '\(list)' of \(above) when \(screen ?? "its screen") goes away, for example in its "
        + "`didMove(toParent:)` if the parent is nil, or in its `viewDidDisappear` if `isBeingDismissed`: "
        + Leak.swipe
    case .screenWithoutCoordinator:
      return "keep \(above) attached while its screen is visible, or remove the screen together with it"
    case .heldButNotAttached:
      return leak.holdsEntry
        ? "also remove it from '\(slot)' where \(name) is detached"
        : "set '\(slot)' to nil where \(name) is detached, or declare it `weak var \(slot)`"
    case .attachedButSlotCleared:
      return "call removeChild, or remove it from '\(list)', where '\(slot)' is cleared"
    case .neverAttached:
      guard first(.keptByScreen) != nil else {
        return "attach it before it is started, and detach it when its screen goes away"
      }
      return
        "attach \(name) to \(creator) before it is started, and detach it when \(screen ?? "its screen") goes away"
    case .attachedTwice: return "check whether it is attached before attaching it"
    case .twoParents: return "detach it from one before attaching it to the other"
    case .cycle: return "remove it from '\(first(.listed)?.property.propertyName ?? list)' of \(above)"
    case .strongWayUp, .screenKeepsCoordinator: return "declare it weak: weak var \(slot)"
    case .late, .unknown: return nil
    }
  }
}

extension Leak.Evidence {
  /// The event in a few words: `attached to HomeCoordinator`.
  package var words: String {
    switch kind {
    case .attached: "attached to \(owner)"
    case .detached: "detached from \(owner)"
    case .listed: "in \(property) of \(owner)"
    case .stillListed: "still in \(property) of \(owner)"
    case .held: "held by '\(property)' of \(owner)"
    case .keptByScreen: "kept by '\(property)' of \(owner)"
    case .cleared: "'\(property)' of \(owner) is nil"
    case .strong: "'\(property)' of \(owner) is declared without weak"
    case .screenGone: "\(owner) was popped, dismissed or swiped away"
    case .stillShown: "\(owner) is still on screen or covered"
    case .classPlace: "the class with '\(property)'"
    case .unboundProtocol: "weak needs a class-bound protocol: declare `protocol \(owner): AnyObject`"
    case .created: "created by \(owner)"
    case .declared: "kept in '\(property)' of \(owner)"
    case .unreachable: "nothing in use refers to it"
    }
  }
}

// MARK: - Explanations

extension Explanation.Answer {
  var words: String {
    switch self {
    case .held(let root): "held by \(root), which is alive"
    case .closedCycle: "a closed cycle: it holds itself"
    case .outside(let count):
      "kept by \(Explanation.unseen(count)): coordviz cannot look into the object that has it"
    case .unknown(let reason): "cause unknown: \(reason)"
    }
  }
}

extension Explanation {
  /// References of a holder that the search cannot look into.
  package static func unseen(_ count: Int) -> String {
    count == 1 ? "1 unseen reference" : "\(count) unseen references"
  }
}

extension Explanation.Mark {
  var words: String {
    let status =
      switch status {
      case .leaking: "leaking"
      case .notLeaking: "not leaking"
      case .unknown: "unknown"
      }
    return reason.map { "\(status): \(words(of: $0))" } ?? status
  }

  private func words(of reason: Reason) -> String {
    let name = name ?? "another object"
    return switch reason {
    case .root: "it is a root"
    case .staticVariable: "it is a static variable"
    case .target: "it is the object in question"
    case .watched: "it is watched as a root"
    case .unreachable: "nothing in use refers to it"
    case .attached: "it is attached to \(name)"
    case .detached: "\(name) was detached"
    case .holdsLiving: "\(name) below should live"
    case .heldByLeaking: "\(name) above should have been released"
    }
  }
}

extension Explanation.Hint {
  /// The hint as one sentence.
  package var text: String {
    guard let location else { return "\(sentence)." }
    return
      "\(sentence); the \(action == .weakCapture ? "closure" : "class") is at \(location.file):\(location.line)."
  }

  private var sentence: String {
    let place = "`\(owner).\(reference)`"
    switch action {
    case .weakProperty: return "declare it weak in \(owner): `weak var \(reference.propertyName)`"
    case .weakCapture:
      return "capture weakly in the closure that \(place) keeps: `[weak self]`, or the captured name"
    case .removeChild: return "remove it from \(place) when it is done: a call of `removeChild` is missing"
    case .clearReference where reference.hasSuffix("]"):
      return "remove the entry \(place) when it is no longer needed"
    case .clearReference: return "clear \(place) when it is no longer needed, or declare it weak"
    case .endOutside:
      guard let holder else {
        return "find the task, timer, observer or static variable that keeps it, and end or clear it"
      }
      return "\(place) \(holder.isPlural ? "has" : "is") \(holder.words) \(holder.advice)"
    }
  }
}

extension Explanation.Holder {
  /// The property and what it refers to: `` `Clock.timer`, a timer``.
  var words: String { "`\(owner).\(property)`, \(kind.words)" }
}

extension Explanation.Holder.Kind {
  fileprivate var isPlural: Bool { self == .subscription }

  fileprivate var words: String {
    switch self {
    case .timer: "a timer"
    case .displayLink: "a display link"
    case .dispatchSource: "a dispatch source"
    case .subscription: "subscriptions"
    case .observer: "the token of an observer"
    case .task: "a task"
    case .workItem: "a work item"
    }
  }

  /// What it keeps, and how to end it.
  fileprivate var advice: String {
    switch self {
    case .timer: "that keeps its closure: invalidate it in `stop`"
    case .displayLink: "that keeps its target: invalidate it in `stop`"
    case .dispatchSource: "that keeps its handler: cancel it in `stop`"
    case .subscription: "that keep their closures: cancel them in `stop`, or capture `[weak self]`"
    case .observer: "whose closure is kept: remove the observer in `stop`"
    case .task, .workItem: "that keeps its closure: cancel it in `stop`, or capture `[weak self]`"
    }
  }
}
