import CoordinatorGraph

/// The changes of source that fix a leak, with the names that the source has. Empty where the source does not tell more than
/// the run.
struct LeakChanges {
  typealias Change = Leak.Change

  let leak: Leak
  let source: any LeakSource

  var all: [Change] {
    switch leak.explanation?.hint?.action {
    case .weakCapture?: return weakCapture
    case .weakProperty?: return weakProperty
    case .clearReference?: return clearReference
    case .endOutside?: return leak.cause.isOfProperty ? weakProperty : endHolder
    case .removeChild?: return []
    case nil: break
    }
    switch leak.cause {
    case .strongWayUp, .screenKeepsCoordinator: return weakProperty
    case .heldButNotAttached: return clearSlot
    case .attachedButSlotCleared: return detachWithSlot
    case .attachedWithoutScreen: return ChildEnd(leak: leak, source: source).removal
    case .neverAttached: return ChildEnd(leak: leak, source: source).attaching
    default: return []
    }
  }

  var subject: String { leak.subject.type }

  /// The line that removes the object, and not any other child, from its parent.
  var removal: SourceRemoval? {
    let removal = leak.parent.flatMap {
      source.removal(of: subject, from: $0.type, slot: leak.property?.name)
    }
    return removal?.isInMethod == true ? nil : removal
  }
}

// MARK: Properties

extension LeakChanges {
  private var weakProperty: [Change] {
    guard let property = leak.propertyToFix,
      let declared = source.property(property.name, of: property.owner)
    else { return [] }
    let type = declared.type.map { ": \($0)?" } ?? ""
    let change = Change(
      "write `weak var \(property.name)\(type)`, in \(property.owner)",
      at: declared.location
    )
    guard let bound = leak.protocolToBind ?? declared.protocolOfValues?.name else { return [change] }
    let words = "write `protocol \(bound): AnyObject`, because only references to classes can be weak"
    return [change, Change(words, at: declared.protocolOfValues?.location ?? source.place(ofType: bound))]
  }

  /// A property that still refers to an object that is no longer a child.
  private var clearSlot: [Change] {
    guard let slot = leak.property, let place = detaching ?? removal?.location else { return [] }
    let isList = leak.hint?.hasPrefix(Leak.alsoRemove) == true
    let clearing = isList ? "remove \(subject) from '\(slot.name)', too" : "write `\(slot.name) = nil`"
    let order =
      removal?.readsSlot == true
      ? ". Not before it, because this line uses '\(slot.name)' to find the child" : ""
    let owner = "\(slot.owner) detaches \(subject) here and keeps it in '\(slot.name)'"
    return [Change("\(owner): on the next line, \(clearing)\(order)", at: place)]
  }

  /// A property that was cleared, although its object is still a child.
  private var detachWithSlot: [Change] {
    guard let slot = leak.property, let list = leak.listToClear ?? source.childList(of: slot.owner),
      let place = source.clearing(of: slot.name, in: slot.owner)
    else { return [] }
    let words =
      "before this line, write `\(list).removeAll { $0 === \(slot.name) }`: it clears '\(slot.name)' only"
    return [Change(words, at: place)]
  }
}

// MARK: Closures and holders

extension LeakChanges {
  private var weakCapture: [Change] {
    guard let closure = leak.closureToChange, let place = closure.owner.location,
      let found = source.closure(at: place, capturing: closure.captured)
    else { return [] }
    let keeper = leak.explanation?.keeper(of: closure.step).map { "`\($0)` keeps this closure, and " } ?? ""
    return [Change("\(found.weakly); \(keeper)the closure keeps \(closure.captured)", at: found.location)]
  }

  /// A property of the object whose timer, task or subscription keeps a closure.
  private var endHolder: [Change] {
    guard let hint = leak.explanation?.hint, let kind = hint.holder else { return [] }
    let declared = source.property(hint.reference, of: hint.owner)
    let closure = source.closure(keptBy: hint.reference, of: hint.owner).map { closure in
      Change(
        "\(closure.weakly); '\(hint.reference)' keeps this closure, and the closure keeps \(hint.owner)",
        at: closure.location
      )
    }
    let ending = kind.ending(hint.reference, isOptional: declared?.isOptional ?? true)
    let end = end(of: hint.owner, reason: kind.reason) { "write `\(ending)`" }
    return [closure, end].compactMap(\.self)
  }

  /// Something to do where the object ends: in its own method, or else where its parent removes it.
  func end(of type: String, reason: String, _ words: () -> String) -> Change? {
    if let end = source.end(of: type) {
      return Change("in `\(end.name)`, \(words())\(reason)", at: end.location)
    }
    guard type == subject, let parent = leak.parent?.type, let place = detaching ?? removal?.location else {
      return nil
    }
    return Change(
      "\(parent) detaches \(type) here: call a new method of \(type), and in it \(words())\(reason)",
      at: place
    )
  }

  /// The line that detached the object, if the app reports it.
  var detaching: SourceLocation? {
    leak.evidence.lazy.filter { $0.words.hasPrefix("detached from ") }.compactMap(\.location).first
  }
}

// MARK: Lists of objects that live long

extension LeakChanges {
  private var clearReference: [Change] {
    guard let hint = leak.explanation?.hint, hint.reference.hasSuffix("]") else { return [] }
    let property = hint.reference.propertyName
    guard let entries = source.entries(of: property, in: hint.owner, key: hint.key, for: subject) else {
      return []
    }
    let added =
      "'\(property)' of \(hint.owner) (\(entries.addition.file):\(entries.addition.line) adds the entry)"
    guard let remover = entries.remover else {
      let method =
        "in \(hint.owner), add a method that removes the entry from '\(property)'; this line adds it"
      let call = end(of: subject, reason: "") { "call the new method of \(hint.owner)" }
      return [Change(method, at: entries.addition), call].compactMap(\.self)
    }
    let owner = leak.explanation?.steps.last { $0.owner.type == hint.owner }?.owner.title ?? hint.owner
    let call = "call `\(owner).\(remover.name)`, which removes \(subject) from \(added)"
    if let end = end(of: subject, reason: "", { call }) { return [end] }
    guard let caller = entries.caller else {
      return [Change("when \(subject) ends, \(call)", at: remover.location)]
    }
    return [Change("this line adds \(subject) to a list; when it ends, \(call)", at: caller)]
  }
}

extension SourceClosure {
  /// How to write it so that it captures its object weakly.
  fileprivate var weakly: String {
    let places = uses.map(String.init).joined(separator: ", ")
    let lines = uses.isEmpty ? "" : uses.count == 1 ? " (line \(places))" : " (lines \(places))"
    let start = head.map { "write `\($0)`" } ?? "write `weak \(captured)` in its capture list"
    return "\(start), and `\(captured)?` in the closure's body\(lines)"
  }
}

extension Explanation.Hint {
  /// The key of the entry that it refers to: `"cover"` of `owners["cover"]`.
  fileprivate var key: String? {
    guard let start = reference.firstIndex(of: "["), reference.hasSuffix("]") else { return nil }
    let key = reference[reference.index(after: start)...].dropLast()
    return key.contains("[") || key.contains("]") ? nil : String(key)
  }
}

extension Explanation.Holder.Kind {
  /// The code that ends what a property refers to.
  fileprivate func ending(_ property: String, isOptional: Bool) -> String {
    let value = property + (isOptional ? "?" : "")
    switch self {
    case .timer, .displayLink: return "\(value).invalidate()"
    case .dispatchSource, .task, .workItem: return "\(value).cancel()"
    case .subscription: return isOptional ? "\(property) = nil" : "\(property) = .init()"
    case .observer:
      return isOptional ? "\(property) = nil" : "NotificationCenter.default.removeObserver(\(property))"
    }
  }

  /// Why it has to end.
  fileprivate var reason: String {
    switch self {
    case .timer: ", because the timer runs until then"
    case .displayLink: ", because the display link runs until then"
    case .dispatchSource, .task, .workItem: ", because it runs until then"
    case .subscription: ", because the subscription lasts until then"
    case .observer: ", because the observer stays until then"
    }
  }
}

extension Leak.Verdict {
  fileprivate var isOfProperty: Bool { self == .strongWayUp || self == .screenKeepsCoordinator }
}
