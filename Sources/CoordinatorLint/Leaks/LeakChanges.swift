import CoordinatorGraph
import CoordinatorScanner

/// The changes of source that fix a leak, with the names that the source has. Empty where the source does not tell more than
/// the run.
struct LeakChanges {
  typealias Change = Leak.Change

  let leak: Leak
  let source: any LeakSource

  /// The changes for the reference on the path, then those for the other references that keep the object alive.
  var all: [Change] {
    let first = changes
    guard !first.isEmpty else { return [] }
    return leak.withOtherReferences.reduce(into: first) { all, other in
      for change in LeakChanges(leak: other, source: source).changes where !all.contains(change) {
        all.append(change)
      }
    }
  }

  private var changes: [Change] {
    if leak.shownKeeper != nil {
      let place = detaching ?? removal?.location
      return place.flatMap { place in leak.advice.map { Change($0, at: place) } }.map { [$0] } ?? []
    }
    switch leak.explanation?.hint?.action {
    case .weakCapture?: return weakCapture
    case .weakProperty?: return weakProperty
    case .clearReference?: return clearReference
    case .endOutside?: return leak.cause.isOfProperty ? weakProperty : endHolder + onlyClosure
    case .removeChild?: return cycle
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
    // The storage of a macro or a wrapper has an underscore.
    let name = String(property.name.drop { $0 == "_" })
    let type = declared.type.map { ": \($0)?" } ?? ""
    let uses = declared.isOptional ? "" : declared.uses.asLines(before: ", and `\(name)?` where it is used")
    let change = Change(
      "write `weak var \(name)\(type)`, in \(property.owner)\(uses)",
      at: declared.location
    )
    guard let bound = leak.first(.unboundProtocol)?.owner ?? declared.protocolOfValues?.name else {
      return [change]
    }
    let words = "write `protocol \(bound): AnyObject`, because only references to classes can be weak"
    return [change, Change(words, at: declared.protocolOfValues?.location ?? source.place(ofType: bound))]
  }

  /// A property that still refers to an object that is no longer a child.
  private var clearSlot: [Change] {
    guard let slot = leak.property, let place = detaching ?? removal?.location else { return [] }
    let clearing =
      leak.holdsEntry
      ? removal(from: slot).map { "write `\($0)`" } ?? "remove \(subject) from '\(slot.name)', too"
      : "write `\(slot.name) = nil`"
    let order =
      removal?.readsSlot == true
      ? ". Not before it, because this line uses '\(slot.name)' to find the child" : ""
    let owner = "\(slot.owner) detaches \(subject) here and keeps it in '\(slot.name)'"
    return [Change("\(owner): on the next line, \(clearing)\(order)", at: place)]
  }

  /// The code that removes the object from a second list, where the source has a name for it.
  private func removal(from list: Leak.Property) -> String? {
    guard let child = removal?.variable, let type = source.property(list.name, of: list.owner)?.type else {
      return nil
    }
    let name = list.name
    return type.contains(":") || type.hasPrefix("Dictionary")
      ? "\(name) = \(name).filter { $0.value !== \(child) }" : "\(name).removeAll { $0 === \(child) }"
  }

  /// A child that has one of its ancestors as a child.
  private var cycle: [Change] {
    guard leak.explanation?.answer == .closedCycle, let owner = leak.explanation?.hint?.owner,
      let place = source.attaching(subject, in: owner)?.location
    else { return [] }
    return [
      Change("remove this line: \(subject) is above \(owner) already, and must not be its child", at: place)
    ]
  }

  /// A property that was cleared, although its object is still a child.
  private var detachWithSlot: [Change] {
    guard let slot = leak.property, let list = leak.list ?? source.childList(of: slot.owner),
      let place = source.clearing(of: slot.name, in: slot.owner)
    else { return [] }
    // Only the kit's own class may change its list.
    let code =
      leak.isOfKit
      ? "if let child = \(slot.name) { removeChild(child) }" : "\(list).removeAll { $0 === \(slot.name) }"
    return [Change("before this line, write `\(code)`: it clears '\(slot.name)' only", at: place)]
  }
}

// MARK: Closures and holders

extension LeakChanges {
  private var weakCapture: [Change] {
    guard let closure = leak.closureToChange else { return [] }
    let keeper = leak.explanation?.keeper(of: closure.step)
    let property = keeper.map { $0.drop { $0 != "." }.dropFirst() }.map { String($0).propertyName }
    let found =
      closure.owner.location.flatMap { source.closure(at: $0, capturing: closure.captured) }
      ?? source.closure(storedIn: property ?? "", capturing: closure.captured)
    guard let found else { return [] }
    let reason = keeper.map { "`\($0)` keeps this closure, and " } ?? ""
    let owner = keeper.map { String($0.prefix { $0 != "." }) }
    let neutral = owner.flatMap { source.property(property ?? "", of: $0)?.neutralResult }
    let words = found.weakly(resultIfGone: neutral)
    return [Change("\(words); \(reason)the closure keeps \(closure.captured)", at: found.location)]
  }

  /// The only closure that captures the object, if nothing else is known.
  private var onlyClosure: [Change] {
    guard leak.explanation?.hint?.holder == nil, let found = source.closure(storedIn: "", capturing: subject)
    else { return [] }
    return [Change("\(found.weakly()); this closure probably keeps \(subject)", at: found.location)]
  }

  /// A property of the object whose timer, task or subscription keeps a closure.
  private var endHolder: [Change] {
    guard let hint = leak.explanation?.hint, let kind = hint.holder else { return [] }
    let declared = source.property(hint.reference, of: hint.owner)
    let closure = source.closure(keptBy: hint.reference, of: hint.owner).map { closure in
      Change(
        "\(closure.weakly()); '\(hint.reference)' keeps this closure, and the closure keeps \(hint.owner)",
        at: closure.location
      )
    }
    let ending = kind.ending(hint.reference, isOptional: declared?.isOptional ?? true)
    // A weak capture is enough where the object has no method that ends it.
    guard closure == nil || source.end(of: hint.owner) != nil else { return [closure].compactMap(\.self) }
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
    leak.first(.detached)?.location
  }
}

// MARK: Lists of objects that live long

extension LeakChanges {
  private var clearReference: [Change] {
    guard let hint = leak.explanation?.hint else { return [] }
    let property = hint.reference.propertyName
    guard hint.reference.hasSuffix("]") else { return hint.reference == property ? weakProperty : [] }
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
    let owner =
      entries.receiver ?? leak.explanation?.steps.last { $0.owner.type == hint.owner }?.owner.title
      ?? hint.owner
    let reason = ", which removes \(subject) from \(added)"
    let call = "call `\(owner).\(remover.name)`\(reason)"
    if source.end(of: subject) == nil, let parent = leak.parent?.type, !remover.name.hasSuffix("self)"),
      let place = detaching ?? removal?.location, let way = source.way(from: parent, to: hint.owner)
    {
      return [Change("on the next line, write `\(way).\(remover.name)`\(reason)", at: place)]
    }
    if let end = end(of: subject, reason: "", { call }) { return [end] }
    guard let caller = entries.caller else {
      return [Change("when \(subject) ends, \(call)", at: remover.location)]
    }
    return [Change("this line adds \(subject) to a list; when it ends, \(call)", at: caller)]
  }
}

extension Leak {
  /// The leak as it would be if another one of the known references were on the path.
  fileprivate var withOtherReferences: [Leak] {
    guard let explanation, case .held = explanation.answer, let last = explanation.steps.last else {
      return []
    }
    let others = explanation.references.filter { other in
      other.ownership == .strong && (other.owner, other.reference) != (last.owner.type, last.reference)
    }
    return others.map { other in
      var leak = self
      let step = Explanation.Step(
        owner: .init(type: other.owner),
        reference: other.reference,
        isSuspect: true
      )
      leak.explanation = Explanation(target: explanation.target, answer: explanation.answer, steps: [step])
        .withHint()
      leak.property = nil
      return leak
    }
  }
}

extension [Int] {
  /// `words (lines 3, 4)`; empty without lines.
  func asLines(before words: String) -> String {
    let places = map(String.init).joined(separator: ", ")
    return isEmpty ? "" : "\(words) (\(count == 1 ? "line" : "lines") \(places))"
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
