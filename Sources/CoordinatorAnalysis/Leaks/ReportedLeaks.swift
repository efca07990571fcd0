import CoordinatorGraph

extension Recording {
  /// The leaks to report after the run: those of its end, those whose objects were freed later, such as by a logout, and those
  /// whose code is still wrong. What was freed by itself is ``Leak/Verdict/late``.
  ///
  /// A strong reference to a parent is a mistake even if the object is no problem any more, and so is a coordinator that was
  /// never attached. Each tells what became of it.
  package var reportedLeaks: [Leak] {
    let withdrawals = Dictionary(withdrawals.map { ($0.number, $0) }) { _, last in last }
    var signatures = Set(leaks.map(\.signature))
    let ended = withdrawnLeaks.compactMap { leak -> Leak? in
      guard let withdrawal = withdrawals[leak.number], withdrawal.isFreed || leak.verdict.isMistake,
        leak.verdict.isDefect, signatures.insert(leak.signature).inserted
      else { return nil }
      var leak = leak
      // A request that takes a while holds its coordinator, and then lets go of it. At a logout, all go together.
      if withdrawal.isFreed, withdrawal.with == nil, leak.verdict == .detachedButAlive {
        leak.verdict = .late
      }
      leak.ending = withdrawal
      return leak
    }
    return (leaks + ended).sorted { $0.number < $1.number }
  }
}

extension Leak.Verdict {
  /// Whether the code is wrong, whatever becomes of the object.
  fileprivate var isMistake: Bool {
    switch self {
    case .strongWayUp, .screenKeepsCoordinator, .neverAttached: true
    default: false
    }
  }
}
