import CoordinatorGraph

extension LeakDetector {
  /// Coordinators that should have been released, and live: those that were detached, and those that were never
  /// attached and have lost their screens.
  func livesWithoutBeingAttached() -> [Suspicion] {
    coordinators.filter { !$0.isAttached && !situation.roots.contains($0.token) }.compactMap { tracked in
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
      reason: "\(name) was never attached, and \(screen) is gone, but it is still alive",
      evidence: [Leak.Evidence("\(screen) \(Leak.wentAway)")],
      hint: "attach \(name) to \(Leak.creator), and find what still holds it"
    )
  }

  private func suspicion(_ tracked: Tracked) -> Suspicion? {
    let holders = (situation.held[tracked.token] ?? []).filter { $0.owner.isAttached }
    guard let holder = holders.first else { return alive(tracked) }
    return holders.contains { isOnPurpose($0) } ? nil : held(tracked, by: holder)
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
    return Suspicion(
      verdict: .heldButNotAttached,
      subject: tracked,
      parent: holder.owner,
      detail: slot,
      confidence: tracked.wasListed ? .certain : .likely,
      reason: "\(holder.owner.subject.type) still holds \(name) in '\(slot)', although it is detached; "
        + "code that checks '\(slot)' for nil cannot start another one",
      evidence: detaching(tracked) + attaching(tracked)
        + [Leak.Evidence("held by '\(situation.path(holder))' of \(holder.owner.subject.name)")],
      hint: situation.path(holder).hasSuffix("]")
        ? "\(Leak.alsoRemove) '\(slot)' where \(name) is detached"
        : "set '\(slot)' to nil where \(name) is detached, or declare it `weak var \(slot)`",
      property: Leak.Property(owner: holder.owner.subject.type, name: slot)
    )
  }

  /// Whether a property keeps detached coordinators for reuse: a constant, a lazy property, one with such a
  /// name, or one whose coordinator was attached again before.
  private func isOnPurpose(_ reference: TrackedTree.Reference) -> Bool {
    let name = situation.path(reference).lowercased()
    return reference.target.attachments > 1 || rules.poolWords.contains { name.holds($0) }
      || situation.isForGood(reference)
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
