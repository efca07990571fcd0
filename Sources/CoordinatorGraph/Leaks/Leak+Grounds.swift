extension Leak {
  /// The evidence, one line each: the observations, why the object is alive, and which objects live with it.
  /// The fix is not included.
  package var grounds: [String] {
    let others = victims.map(\.name).joined(separator: ", ")
    return evidence.map(\.line) + (explanation?.linesWithoutHint ?? [])
      + (victims.isEmpty ? [] : ["alive for this reason only: \(others)"])
  }

  /// How to fix leaks of this kind. The path that was found gives a better answer than the verdict.
  package var advice: String? { explanation?.hint?.text ?? hint }
}

extension Leak.Evidence {
  fileprivate var line: String { location.map { "\(words) (\($0.file):\($0.line))" } ?? words }
}
