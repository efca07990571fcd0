import CoordinatorGraph

/// The words about a leak in Korean. They are made from the parts of the leak, not from its English sentences.
///
/// Names stand before a colon or in parentheses. A Korean particle depends on the end of its noun, which an English name does
/// not show.
public struct KoreanLeakWords: Encodable {
  /// One sentence that says what is wrong.
  public let message: String
  /// How to fix it; nil where nothing is to be done.
  public let fix: String?
  /// Why the object is alive, a line an element.
  public let details: [String]

  /// The words for a leak. What its verdict means is in the table of words: a sentence, then how to fix it.
  public init(_ leak: Leak) {
    let rule = Captions.korean.text("rule.\(leak.verdict.rawValue)")
    let end = rule.firstRange(of: ". ")
    let advice = end.map { String(rule[$0.upperBound...]) }
    let remarks = (leak.count > 1 ? ["\(leak.count)번"] : []) + (leak.confidence.korean.map { [$0] } ?? [])
    message =
      "\(leak.subject.name): \(end.map { rule[..<$0.lowerBound] + "." } ?? rule[...])"
      + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
    fix = leak.explanation?.hint?.korean ?? advice
    details =
      (leak.parent.map { ["부모: \($0.name)"] } ?? []) + leak.evidence.compactMap(\.korean)
      + (leak.explanation?.korean ?? [])
      + (leak.victims.isEmpty ? [] : ["이 때문에 함께 남은 객체: \(leak.victims.map(\.name).joined(separator: ", "))"])
  }
}

extension Leak.Confidence {
  fileprivate var korean: String? {
    switch self {
    case .certain: nil
    case .likely: "가능성 높음"
    case .possible: "확인 필요"
    }
  }
}

extension Leak.Evidence {
  /// Only what has a line of source: the English words name no more than the way does.
  fileprivate var korean: String? {
    guard let location else { return nil }
    let place = "\(location.file):\(location.line)"
    return switch kind {
    case .attached: "연결한 곳: \(place)"
    case .detached: "분리한 곳: \(place)"
    default: "관련된 곳: \(place)"
    }
  }
}
