extension Recording {
  /// The leaks to report after the run: those of its end, and withdrawn ones whose code is still wrong.
  ///
  /// A strong reference to a parent is a mistake even if the object was released later in the run, and so is a
  /// coordinator that was never attached.
  public var reportedLeaks: [Leak] {
    let withdrawals = Dictionary(withdrawals.map { ($0.number, $0) }) { _, last in last }
    var signatures = Set(leaks.map(\.signature))
    let mistakes = withdrawnLeaks.compactMap { leak in
      withdrawals[leak.number].flatMap(leak.mistake).flatMap {
        signatures.insert($0.signature).inserted ? $0 : nil
      }
    }
    return (leaks + mistakes).sorted { $0.number < $1.number }
  }
}

extension Leak {
  /// The leak as a mistake in the code that its withdrawal does not correct; nil if it does.
  fileprivate func mistake(in withdrawal: Withdrawal) -> Leak? {
    switch verdict {
    case .strongWayUp, .screenKeepsCoordinator, .neverAttached: break
    default: return nil
    }
    var leak = self
    let end = withdrawal.isLate ? "it was released later" : "it was so for a part of the run only"
    leak.evidence.append(Evidence("\(end), but the code can do the same again"))
    return leak
  }
}
