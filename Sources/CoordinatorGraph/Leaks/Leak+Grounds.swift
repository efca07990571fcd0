extension Leak {
  /// What it rests on, a line each: what was seen, why the object lives, and what lives with it. How to mend it is told apart.
  package var grounds: [String] {
    let others = victims.map(\.name).joined(separator: ", ")
    return evidence.map(\.line) + (explanation?.linesWithoutHint ?? [])
      + (victims.isEmpty ? [] : ["alive for this reason only: \(others)"])
  }

  /// How to mend what is of its kind; the way that was found tells it better than the verdict does.
  package var advice: String? { explanation?.hint?.text ?? hint }
}

extension Leak.Evidence {
  fileprivate var line: String { location.map { "\(words) (\($0.file):\($0.line))" } ?? words }
}
