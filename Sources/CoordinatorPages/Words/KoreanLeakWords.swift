import CoordinatorGraph

/// The words about a leak in Korean. They are made from the parts of the leak, not from its English sentences.
///
/// Names stand before a colon or in parentheses. A Korean particle depends on the end of its noun, which an English name does
/// not show.
package struct KoreanLeakWords: Encodable {
  /// One sentence that says what is wrong.
  package let message: String
  /// How to fix it; nil where nothing is to be done.
  package let fix: String?
  /// Why the object is alive, a line an element.
  package let details: [String]

  private static let words = Captions.korean

  /// The words for a leak. What its verdict means is in the table of words: a sentence, then how to fix it.
  package init(_ leak: Leak) {
    let words = Self.words
    let rule = words["rule.\(leak.verdict.rawValue)"]
    let end = rule.firstRange(of: ". ")
    let remarks =
      (leak.count > 1 ? [words["leak.times", "\(leak.count)"]] : [])
      + (leak.confidence == .certain ? [] : [words["leak.\(leak.confidence.rawValue)"]])
    message =
      "\(leak.subject.name): \(end.map { rule[..<$0.lowerBound] + "." } ?? rule[...])"
      + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
    let shown = leak.shownKeeper.map { Self.words["leak.stillShown", $0] }
    fix = shown ?? leak.explanation?.hint.map(Self.fix) ?? end.map { String(rule[$0.upperBound...]) }
    details =
      (leak.parent.map { ["\(words["facts.parent"]): \($0.name)"] } ?? [])
      + leak.evidence.compactMap(Self.line)
      + (leak.explanation.map(Self.drawing) ?? [])
      + (leak.victims.isEmpty
        ? [] : ["\(words["leak.victims"]): \(leak.victims.map(\.name).joined(separator: ", "))"])
  }

  /// Only what has a line of source: the English words name no more than the way does.
  private static func line(of evidence: Leak.Evidence) -> String? {
    let keys: [Leak.Evidence.Kind: String] = [.attached: "attachedAt", .detached: "detachedAt"]
    return evidence.location.map { "\(words[keys[evidence.kind] ?? "leak.related"]): \($0.file):\($0.line)" }
  }

  /// The way of references to the object, drawn like the English text of the explanation.
  private static func drawing(of explanation: Explanation) -> [String] {
    let answer =
      switch explanation.answer {
      case .held(let root): words["leak.held", root]
      case .closedCycle: words["leak.closedCycle"]
      case .outside(let count): words["leak.outside", "\(count)"]
      case .unknown: words["leak.noReason"]
      }
    let steps = explanation.steps.flatMap { step in
      [
        "├─ \(step.owner.title)\(step.owner.isClosure ? place(step.owner.location) : "")",
        "│    ↓ \(words["ownership.\(step.ownership.rawValue)"]) \(step.reference)"
          + (step.isSuspect ? "  \(words["leak.suspect"])" : ""),
      ]
    }
    return ["┬ \(answer)"] + steps + ["╰→ \(explanation.target.title)"]
      + (explanation.limits.isEmpty ? [] : [words["leak.limits", "\(explanation.limits.count)"]])
  }

  /// A finding about a leak with these words.
  fileprivate func finding(_ finding: Finding) -> Finding {
    var finding = finding
    (finding.message, finding.details, finding.fix) = (message, details, finding.fix ?? fix)
    return finding
  }

  private static func fix(_ hint: Explanation.Hint) -> String {
    let isOfHolder = hint.action == .endOutside && hint.holder != nil
    let property = hint.reference.prefix { $0 != "[" && $0 != "." }
    let key = "leak.\(isOfHolder ? "endHolder" : hint.action.rawValue)"
    return words[key, hint.owner, hint.reference, String(property)] + place(hint.location)
  }

  private static func place(_ location: SourceLocation?) -> String {
    location.map { " (\($0.file):\($0.line))" } ?? ""
  }
}

extension Captions {
  /// A finding about a leak in this language.
  package func finding(_ finding: Finding, of leak: Leak) -> Finding {
    switch self {
    case .english: finding
    case .korean: KoreanLeakWords(leak).finding(finding)
    }
  }
}
