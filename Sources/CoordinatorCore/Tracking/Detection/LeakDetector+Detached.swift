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
    Suspicion(
      verdict: .detachedButAlive,
      subject: tracked,
      screen: tracked.lastScreen?.type,
      confidence: .likely,
      evidence: [Leak.Evidence(.screenGone, owner: tracked.lastScreen?.type ?? "its screen")]
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
      property: Leak.Property(owner: owner.subject.type, name: hiding.name)
    )
  }

  private func alive(_ tracked: Tracked) -> Suspicion {
    let below = situation.listed[tracked.token]?.first { !$0.owner.isAttached }
    return Suspicion(
      verdict: .detachedButAlive,
      subject: tracked,
      parent: tracked.parent,
      evidence: attaching(tracked) + detaching(tracked)
        + (below.map { [situation.evidence(.stillListed, $0)] } ?? [])
    )
  }

  private func held(_ tracked: Tracked, by holder: TrackedTree.Reference) -> Suspicion {
    let slot = situation.slot(holder).name
    return Suspicion(
      verdict: .heldButNotAttached,
      subject: tracked,
      parent: holder.owner,
      detail: slot,
      confidence: tracked.wasListed ? .certain : .likely,
      evidence: detaching(tracked) + attaching(tracked) + [situation.evidence(.held, holder)],
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
