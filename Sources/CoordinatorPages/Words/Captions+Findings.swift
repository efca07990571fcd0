extension Captions {
  /// What a rule of a finding means and how to fix it, in the language of the pages. Nil in English, whose messages say
  /// it themselves, and for unknown rules.
  func explanation(of rule: String) -> String? {
    self == .korean ? Self.koreanRules[rule] ?? Self.koreanVerdicts[rule] : nil
  }

  private static let koreanRules = [
    "attached-twice": "자식이 부모에 두 번 이상 연결되어 한 번 분리해도 남습니다. 한 번만 연결하세요.",
    "two-parents": "코디네이터가 여러 부모에 연결되어 모두 분리해야 해제됩니다. 부모를 하나만 두세요.",
    "cycle": "코디네이터가 서로의 상위에 있어 해제되지 않습니다. 한쪽 참조를 없애거나 약한 참조로 바꾸세요.",
    "strong-way-up": "자식이 부모를 강하게 참조해 서로 해제되지 않습니다. `weak`로 선언하세요.",
    "container-cycle": "컨테이너가 서로를 필요로 해 먼저 만들 수 없습니다. 공통 의존성을 상위 컨테이너로 옮기세요.",
    "required-not-provided": "필요한 의존성을 상위 컨테이너 어디에서도 제공하지 않습니다. 상위 컨테이너에서 제공하세요.",
    "provided-twice": "같은 의존성을 두 곳에서 제공해 하나가 가려집니다. 하나만 남기세요.",
    "provided-not-required": "제공하는 의존성을 아무도 사용하지 않습니다. 필요 없으면 삭제하세요.",
    "captive-dependency": "공유 객체가 수명이 더 짧은 객체를 계속 보관합니다. 수명을 맞추거나 쓸 때마다 요청하세요.",
    "resolved-not-registered": "등록되지 않은 타입을 요청합니다. 먼저 등록하세요.",
    "registered-not-resolved": "등록한 타입을 아무도 요청하지 않습니다. 필요 없으면 삭제하세요.",
    "service-cycle": "서비스를 만들 때 서로가 필요해 끝나지 않습니다. 공통 부분을 다른 서비스로 분리하세요.",
    "child-never-kept": "만든 자식을 아무도 보관하지 않아 바로 해제됩니다. 끝날 때까지 보관하세요.",
    "child-never-removed": "들어올 때마다 자식을 보관하지만 제거하지 않습니다. 끝나면 목록에서 제거하세요.",
    "gesture-keeps-child": "사용자가 화면을 밀어서 닫아도 자식과 부모가 알지 못해 자식이 남습니다. 화면이 사라질 때 자식을 제거하세요.",
    "retain-cycle": "객체들이 서로를 강하게 참조해 해제되지 않습니다. 되돌아가는 참조를 약하게 바꾸세요.",
    "subscription-keeps-owner": "구독을 가진 객체를 그 구독의 클로저가 강하게 캡처합니다. `[weak self]`로 캡처하세요.",
    "timer-keeps-owner": "타이머나 옵저버가 자신을 끝낼 객체를 강하게 캡처합니다. `[weak self]`로 캡처하거나 먼저 끝내세요.",
    "screen-keeps-coordinator": "코디네이터와 화면이 서로를 강하게 참조합니다. 한쪽을 `weak`로 선언하세요.",
    "unmatched-rule": "이 규칙에 맞는 노드가 없습니다. 이름을 고치거나 규칙을 삭제하세요.",
    "unused-suppression": "이 주석은 아무 규칙도 막지 않습니다. 주석을 삭제하세요.",
  ]

  private static let koreanVerdicts = [
    "growing": "방문할 때마다 객체가 하나씩 늘어납니다. 끝난 객체를 제거하세요.",
    "detached-but-alive": "분리했지만 해제되지 않았습니다. 아직 참조하는 곳을 찾아 없애세요.",
    "attached-without-screen": "화면이 사라졌지만 아직 연결되어 있습니다. 화면이 사라질 때 분리하세요.",
    "screen-without-coordinator": "코디네이터가 해제되었지만 화면이 남아 있습니다. 화면과 함께 유지하거나 함께 없애세요.",
    "held-but-not-attached": "분리했지만 프로퍼티에 남아 있습니다. 분리할 때 프로퍼티도 비우세요.",
    "attached-but-slot-cleared": "프로퍼티를 비웠지만 아직 연결되어 있습니다. 비울 때 분리도 하세요.",
    "never-attached": "화면을 보여 주지만 부모에 연결된 적이 없습니다. 시작하기 전에 연결하세요.",
    "late": "해제되었지만 예상보다 늦었습니다.",
    "unknown": "누수인지 확인하지 못했습니다.",
  ]
}
