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
    let shown = leak.shownKeeper.map { "화면(`\($0)`)이 아직 보입니다. 분리할 때 화면도 없애거나, 화면이 사라질 때 분리하세요." }
    fix = shown ?? leak.explanation?.hint?.korean ?? advice
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

extension Explanation {
  /// The way of references to the object, drawn like the English text of the explanation.
  var korean: [String] {
    ["┬ \(answer.korean)"] + steps.flatMap(\.korean) + ["╰→ \(target.title)"]
      + (limits.isEmpty ? [] : ["보지 못한 것이 \(limits.count)가지 있습니다."])
  }
}

extension Explanation.Answer {
  fileprivate var korean: String {
    switch self {
    case .held(let root): "루트(\(root))에서 이어집니다"
    case .closedCycle: "닫힌 순환: 스스로를 붙잡습니다"
    case .outside(let count): "앱의 객체가 아닌 곳에서 참조 \(count)개가 붙잡습니다"
    case .unknown: "이유를 알 수 없습니다"
    }
  }
}

extension Explanation.Step {
  fileprivate var korean: [String] {
    let place = owner.location.map { " (\($0.file):\($0.line))" } ?? ""
    return [
      "├─ \(owner.title)\(owner.isClosure ? place : "")",
      "│    ↓ \(ownership.korean) 참조 \(reference)\(isSuspect ? "  ← 의심" : "")",
    ]
  }
}

extension Ownership {
  fileprivate var korean: String {
    switch self {
    case .strong: "강한"
    case .weak: "약한"
    case .unowned: "unowned"
    case .unknown: "알 수 없는"
    }
  }
}

extension Explanation.Hint {
  /// How to fix it.
  var korean: String {
    let place = location.map { " (\($0.file):\($0.line))" } ?? ""
    switch action {
    case .weakProperty:
      let name = reference.prefix { $0 != "[" && $0 != "." }
      return "\(owner)에서 `weak var \(name)`로 선언하세요.\(place)"
    case .weakCapture:
      return "클로저(`\(owner).\(reference)`)가 강하게 캡처합니다. `[weak self]`처럼 약하게 캡처하세요.\(place)"
    case .removeChild:
      return "다 쓴 뒤 목록(`\(owner).\(reference)`)에서 빼세요. `removeChild` 호출이 없습니다.\(place)"
    case .clearReference:
      return "다 쓴 뒤 프로퍼티(`\(owner).\(reference)`)를 비우거나 `weak`로 선언하세요.\(place)"
    case .endOutside:
      return holder == nil
        ? "이 객체를 참조하는 Task, 타이머, 옵저버, 정적 변수를 찾아 끝내거나 비우세요.\(place)"
        : "프로퍼티(`\(owner).\(reference)`)의 작업이 이 객체를 참조합니다. `stop`에서 끝내세요.\(place)"
    }
  }
}
