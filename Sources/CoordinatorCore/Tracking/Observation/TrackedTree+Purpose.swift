import CoordinatorGraph

extension TrackedTree {
  /// Whether a property keeps coordinators for reuse: a constant, a lazy property, one with such a name, or one whose
  /// coordinator was attached again before.
  func isOnPurpose(_ reference: Reference, poolWords: [String]) -> Bool {
    let name = path(reference).lowercased()
    return reference.target.attachments > 1 || poolWords.contains { name.holds($0) } || isForGood(reference)
  }

  /// The coordinators that attached ones keep on purpose while they show nothing, and those below them.
  ///
  /// Tabs in lazy properties stay after a sign-out. Below an attached coordinator with a visible screen, nothing is asleep.
  func asleep(poolWords: [String]) -> Set<Int> {
    var asleep: Set<Int> = []
    for reference in held.values.joined()
    where reference.owner.isAttached && !(reference.target.isAttached && reference.target.isShowing)
      && isOnPurpose(reference, poolWords: poolWords)
    {
      asleep.formUnion(sleepers(below: reference.target))
    }
    return asleep
  }

  private func sleepers(below keeper: Tracked) -> [Int] {
    if keeper.isAttached {
      let all = subtree(of: keeper)
      return all.contains(where: \.isShowing) ? [] : all.map(\.token)
    }
    var (found, met) = ([keeper], Set([keeper.token]))
    var next = 0
    while next < found.count {
      for reference in below[found[next].token] ?? []
      where !reference.target.isAttached && met.insert(reference.target.token).inserted {
        found.append(reference.target)
      }
      next += 1
    }
    return found.map(\.token)
  }
}
