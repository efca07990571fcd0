extension Explanation {
  /// The explanation in one line: `App → analytics → sinks["pay"] → closure captures → CheckoutCoordinator`.
  public var line: String {
    switch answer {
    case .held: way
    case .closedCycle: "\(way), a closed cycle"
    case .outside(let count): "\(Self.unseen(count)) → \(way)"
    case .unknown(let reason): "\(steps.isEmpty ? target.title : way): cause unknown, \(reason)".escaped
    }
  }

  /// The explanation as lines: each object with its mark, each reference with its ownership, and suspects
  /// underlined. Further remarks follow.
  public var text: String {
    let fix = hint.map { ["to fix it: \($0.text.escaped)"] } ?? []
    return (drawing + remarks(fix)).joined(separator: "\n") + "\n"
  }

  /// The lines of the text without the fix, for reports that show the fix elsewhere.
  var linesWithoutHint: [String] { drawing + remarks([]) }

  private var way: String {
    let references = steps.map { $0.owner.isClosure ? "closure \($0.reference)" : $0.reference }
    let start = steps.first.map { [$0.owner.title] } ?? []
    return (start + references + [target.title]).map(\.escaped).joined(separator: " → ")
  }

  private var drawing: [String] {
    ["┬ \(answer.words.escaped)"] + steps.flatMap(Self.lines)
      + ["╰→ \(target.heading)", "     \(target.mark.words.escaped)"]
  }

  private static func lines(of step: Step) -> [String] {
    let reference = step.reference.escaped
    let arrow = "│    ↓ \(step.ownership.rawValue) "
    let underline =
      "│" + String(repeating: " ", count: arrow.count - 1)
      + String(repeating: "~", count: reference.count)
    return ["├─ \(step.owner.heading)", "│    \(step.owner.mark.words.escaped)", arrow + reference]
      + (step.isSuspect ? [underline] : [])
  }

  private func remarks(_ fix: [String]) -> [String] {
    // Other references keep nothing alive.
    let holders = references.filter { $0.ownership == .strong }.map(\.spelling)
    return balanceLine(holders) + Self.line("probably kept by", self.holders.map(\.words)) + fix
      + Self.line("not seen", limits)
  }

  private func balanceLine(_ holders: [String]) -> [String] {
    guard let balance else { return Self.line("found", holders) }
    // The first line has the number of references already.
    if case .outside(balance.total) = answer { return [] }
    let explained = "\(balance.explained) of \(balance.total) strong references explained"
    return [holders.isEmpty ? explained : "\(explained): \(holders.joined(separator: ", "))"]
  }

  private static func line(_ title: String, _ parts: [String]) -> [String] {
    parts.isEmpty ? [] : ["\(title): \(parts.map(\.escaped).joined(separator: ", "))"]
  }
}

extension Explanation.Subject {
  fileprivate var heading: String {
    guard let name, name != type else { return type.escaped }
    guard isClosure else { return "\(name) (\(type))".escaped }
    return (location.map { "\(name) (\($0.file):\($0.line))" } ?? name).escaped
  }
}

extension Explanation.Reference {
  fileprivate var spelling: String {
    (owner == Explanation.Subject.closureType ? "closure \(reference)" : "\(owner).\(reference)").escaped
  }
}

extension String {
  /// The text without characters that would break a line, or change its direction, in a terminal.
  fileprivate var escaped: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { $0.isControl ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
  }
}
