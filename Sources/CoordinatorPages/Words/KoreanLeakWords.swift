import CoordinatorGraph

/// What a Korean reader reads of a leak. It is made from the parts of the leak, not from its English sentences.
///
/// Names stand before a colon or in parentheses: the particle after a Korean noun depends on how the noun ends, and that of an
/// English name cannot be told.
public struct KoreanLeakWords: Encodable {
  /// One sentence that says what is wrong.
  public let message: String
  /// How to fix it; nil where nothing is to be done.
  public let fix: String?
  /// Why the object is alive, a line an element.
  public let details: [String]

  /// The words for a leak.
  public init(_ leak: Leak) {
    message = leak.koreanMessage
    fix = leak.explanation?.hint?.korean ?? leak.verdict.koreanAdvice
    details =
      leak.evidence.compactMap(\.korean) + (leak.explanation?.korean ?? [])
      + (leak.victims.isEmpty ? [] : ["이 때문에 함께 남은 객체: \(leak.victims.map(\.name).joined(separator: ", "))"])
  }
}

extension Leak {
  fileprivate var koreanMessage: String {
    let remarks =
      (count > 1 && verdict != .growing ? ["\(count)번"] : []) + (confidence.korean.map { [$0] } ?? [])
    let sentence = "\(subject.name): \(verdict.korean(parent: parent?.name ?? "부모", count: count))"
    return remarks.isEmpty ? sentence : "\(sentence) (\(remarks.joined(separator: ", ")))"
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

extension Leak.Verdict {
  fileprivate func korean(parent: String, count: Int) -> String {
    switch self {
    case .growing: "들어갈 때마다 하나씩 늘어납니다. 지금까지 \(count)개입니다."
    case .detachedButAlive: "\(parent)에서 분리했지만 아직 메모리에 있습니다."
    case .attachedWithoutScreen: "화면이 사라졌지만 아직 \(parent)에 연결되어 있습니다."
    case .screenWithoutCoordinator: "화면은 보이지만 코디네이터(\(parent))는 해제되었습니다. 탭을 처리할 객체가 없습니다."
    case .heldButNotAttached: "분리했지만 \(parent)의 프로퍼티가 아직 가지고 있습니다."
    case .attachedButSlotCleared: "\(parent)의 프로퍼티는 비웠지만 아직 연결되어 있습니다."
    case .neverAttached: "화면을 보여 주지만 \(parent)에 연결한 적이 없습니다."
    case .attachedTwice: "\(parent)에 두 번 이상 연결되어 있습니다. 한 번 분리해도 남습니다."
    case .twoParents: "부모가 둘 이상입니다. 모두 분리해야 해제됩니다."
    case .cycle: "자식이 순환합니다. 어느 쪽도 해제되지 않습니다."
    case .strongWayUp: "부모(\(parent))를 강하게 참조합니다. 서로 해제되지 않습니다."
    case .screenKeepsCoordinator: "코디네이터(\(parent))와 서로 강하게 참조합니다. 둘 다 해제되지 않습니다."
    case .late: "늦게 해제되었습니다."
    case .unknown: "누수인지 알 수 없습니다. 이 타입이 가진 것을 모두 볼 수 없습니다."
    }
  }

  /// What to do where the way of references does not tell.
  fileprivate var koreanAdvice: String? {
    switch self {
    case .growing, .detachedButAlive:
      "무엇이 아직 참조하는지 찾으세요. `[weak self]`가 없는 클로저, Task, 강한 delegate, 옵저버 목록이 흔한 원인입니다."
    case .attachedWithoutScreen: "화면이 사라질 때 분리하세요. 사용자는 버튼을 누르지 않고 밀어서 돌아갈 수도 있습니다."
    case .screenWithoutCoordinator: "화면이 보이는 동안 코디네이터를 연결해 두거나, 화면도 함께 닫으세요."
    case .heldButNotAttached: "분리하는 곳에서 프로퍼티도 비우세요."
    case .attachedButSlotCleared: "프로퍼티를 비우는 곳에서 자식도 분리하세요."
    case .neverAttached: "시작하기 전에 연결하세요. 그러면 부모와 함께 멈춥니다."
    case .attachedTwice: "연결하기 전에 이미 연결되어 있는지 확인하세요."
    case .twoParents: "다른 부모에 연결하기 전에 먼저 분리하세요."
    case .cycle: "자식 목록에서 빼세요."
    case .strongWayUp: "부모를 가리키는 프로퍼티를 `weak var`로 선언하세요."
    case .screenKeepsCoordinator: "코디네이터를 가리키는 프로퍼티를 `weak var`로 선언하세요."
    case .late, .unknown: nil
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
