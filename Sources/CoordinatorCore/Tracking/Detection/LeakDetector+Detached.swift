import CoordinatorGraph

extension LeakDetector {
  /// Coordinators that should have been released, and live: those that were detached, and those that were never
  /// attached and have lost their screens.
  func livesWithoutBeingAttached() -> [Suspicion] {
    coordinators.filter { !$0.isAttached && !situation.roots.contains($0.token) }.compactMap { tracked in
      if let hidden = mayBeHidden(tracked) { return hidden }
      if tracked.attachments > 0 { return suspicion(tracked) }
      return tracked.hasShown && !tracked.isShowing ? aliveAfterItsScreen(tracked) : nil
    }
  }

  private func aliveAfterItsScreen(_ tracked: Tracked) -> Suspicion {
    let (name, screen) = (tracked.subject.type, tracked.lastScreen?.type ?? "its screen")
    return Suspicion(
      verdict: .detachedButAlive,
      subject: tracked,
      confidence: .likely,
      reason: "\(name) \(tracked.notAttached), and \(screen) is gone, but it is still alive",
      evidence: [Leak.Evidence("\(screen) \(Leak.wentAway)")],
      hint: "find what still holds it; if nothing attaches \(name), attach it to \(Leak.creator)"
    )
  }

  private func suspicion(_ tracked: Tracked) -> Suspicion? {
    let holder = situation.held[tracked.token]?.first { $0.owner.isAttached }
    return holder.map { held(tracked, by: $0) } ?? alive(tracked)
  }

  /// A coordinator that was in a property whose value a walk cannot read any more may be there still.
  private func mayBeHidden(_ tracked: Tracked) -> Suspicion? {
    let slots = tracked.slots.union(tracked.lists).sorted { ($0.owner, $0.name) < ($1.owner, $1.name) }
    let hiding = slots.first { slot in
      guard let owner = objects.byToken[slot.owner], owner.isAttached, let object = owner.object else {
        return false
      }
      return hidesValue(slot.name.propertyName, of: object)
    }
    guard let hiding, let owner = objects.byToken[hiding.owner] else { return nil }
    return Suspicion(
      verdict: .unknown,
      subject: tracked,
      parent: owner,
      detail: hiding.name,
      confidence: .possible,
      reason: "\(owner.subject.type) may still hold \(tracked.subject.type) in '\(hiding.name)', "
        + "whose value cannot be read while something observes it"
    )
  }

  private func alive(_ tracked: Tracked) -> Suspicion {
    let name = tracked.subject.type
    let below = situation.listed[tracked.token]?.first { !$0.owner.isAttached }
    let parent = tracked.parent?.subject.type
    return Suspicion(
      verdict: .detachedButAlive,
      subject: tracked,
      parent: tracked.parent,
      reason: "\(name) was detached\(parent.map { " from \($0)" } ?? ""), but is still alive",
      evidence: attaching(tracked) + detaching(tracked)
        + (below.map { [Leak.Evidence("still in \(situation.path($0)) of \($0.owner.subject.name)")] } ?? []),
      hint:
        "find what still holds it: a closure without [weak self], a task, a strong delegate, a list of observers"
    )
  }

  private func held(_ tracked: Tracked, by holder: TrackedTree.Reference) -> Suspicion {
    let (name, slot) = (tracked.subject.type, situation.slot(holder).name)
    let isEntry = situation.path(holder).hasSuffix("]")
    return Suspicion(
      verdict: .heldButNotAttached,
      subject: tracked,
      parent: holder.owner,
      detail: slot,
      confidence: tracked.wasListed ? .certain : .likely,
      reason: "\(holder.owner.subject.type) still holds \(name) in '\(slot)', although it is detached"
        + (isEntry ? "" : "; code that checks '\(slot)' for nil cannot start another one"),
      evidence: detaching(tracked) + attaching(tracked)
        + [Leak.Evidence("held by '\(situation.path(holder))' of \(holder.owner.subject.name)")],
      hint: isEntry
        ? "\(Leak.alsoRemove) '\(slot)' where \(name) is detached"
        : "set '\(slot)' to nil where \(name) is detached, or declare it `weak var \(slot)`",
      property: Leak.Property(owner: holder.owner.subject.type, name: slot)
    )
  }
}

extension String {
  /// Whether the text contains a word of ASCII letters.
  func holds(_ word: String) -> Bool {
    let (text, word) = (Array(utf8), Array(word.utf8))
    guard !word.isEmpty, text.count >= word.count else { return word.isEmpty }
    return (0...(text.count - word.count)).contains { text[$0..<($0 + word.count)].elementsEqual(word) }
  }
}
