/// The words of the live page, in addition to those of the viewer. `{0}` is a placeholder.
enum LiveWords {
  typealias Text = (english: String, korean: String)

  static let texts: [String: Text] =
    frame.merging(time) { $1 }.merging(nodes) { $1 }.merging(events) { $1 }.merging(verdicts) { $1 }

  private static let frame: [String: Text] = [
    "otherLanguage": ("한국어", "English"),
    "apps": ("Apps", "앱"),
    "runs": ("Runs", "실행"),
    "run": ("Run {0}", "실행 {0}"),
    "runNow": ("Run {0}, now", "실행 {0}, 지금"),
    "runEnded": ("Run {0}, ended", "실행 {0}, 끝남"),
    "unnamed": ("App", "앱"),
    "screens": ("Screens", "화면"),
    "copy": ("Copy Mermaid", "Mermaid 복사"),
    "save": ("Save snapshot", "스냅샷 저장"),
    "copied": ("Copied as Mermaid", "Mermaid로 복사했습니다"),
    "failed": ("The server does not answer", "서버가 응답하지 않습니다"),
    "events": ("Events", "이벤트"),
    "leaks": ("Leaks", "누수"),
    "node": ("Node", "노드"),
    "allEvents": ("Show every event", "모든 이벤트 보기"),
    "noEvents": ("No events yet.", "아직 아무 일도 없습니다."),
    "noLeaks": ("No leaks found so far.", "지금까지 찾은 누수가 없습니다."),
    "trimmed": ("The first {0} lines were dropped to save memory.", "메모리를 아끼려고 처음 {0}줄을 지웠습니다."),
    "lost": ("{0} lines never arrived.", "{0}줄이 도착하지 않았습니다."),
    "emptyTitle": ("Waiting for an app", "앱을 기다리는 중"),
    "emptyWords": ("Add one line to a debug build:", "디버그 빌드에 한 줄을 추가하세요."),
    "emptyMore": (
      "Then run the app with COORDVIZ_URL set to the address of this page.",
      "그리고 COORDVIZ_URL을 이 페이지의 주소로 설정해 앱을 실행하세요."
    ),
    "status.live": ("Live", "실시간"),
    "status.ended": ("Run ended", "실행 끝남"),
    "status.waiting": ("Waiting", "대기 중"),
    "status.offline": ("Reconnecting …", "다시 연결하는 중 …"),
  ]

  private static let time: [String: Text] = [
    "timeline": ("Time line", "타임라인"),
    "play": ("Play", "재생"),
    "pause": ("Pause", "일시 정지"),
    "step": ("Next event", "다음 이벤트"),
    "stepBack": ("Previous event", "이전 이벤트"),
    "now": ("Live", "실시간"),
    "end": ("End", "끝"),
    "keysPlay": ("Play or pause", "재생 또는 일시 정지"),
    "keysStep": ("Previous and next event", "이전과 다음 이벤트"),
    "keysNow": ("Back to live", "실시간으로"),
    "keysScreens": ("Show or hide screens", "화면 보이기와 숨기기"),
    "keysCopy": ("Copy as Mermaid", "Mermaid로 복사"),
  ]

  private static let nodes: [String: Text] = [
    "alive": ("attached", "연결됨"),
    "created": ("created, not kept", "생성 후 보관하지 않음"),
    "alsoUnder": ("also under {0}", "{0} 아래에도 있음"),
    "dead": ("detached, still in memory", "분리되었지만 메모리에 남음"),
    "removed": ("removed since the last save", "지난 저장 뒤 삭제됨"),
    "nodeIsGone": ("This object is not alive at this moment.", "이 시점에는 살아 있지 않은 객체입니다."),
    "hint": ("Select a node to see its details.", "노드를 선택하면 알려진 내용을 볼 수 있습니다."),
    "parent": ("Parent", "부모"),
    "children": ("Children", "자식"),
    "via": ("Held by", "보관하는 프로퍼티"),
    "attachedAt": ("Attached at", "연결한 곳"),
    "detachedAt": ("Detached at", "분리한 곳"),
    "since": ("Since", "시작 시각"),
    "documentation": ("About", "설명"),
    "history": ("History", "기록"),
    "why": ("Why it is alive", "살아 있는 이유"),
    "fix": ("How to fix it", "고치는 방법"),
  ]

  private static let events: [String: Text] = [
    "in": ("in {0}", "{0} 안"),
    "event.met": ("appeared", "나타남"),
    "event.added": ("added", "추가됨"),
    "event.removed": ("removed", "삭제됨"),
    "event.moved": ("moved", "옮겨짐"),
    "event.attach": ("attached", "연결됨"),
    "event.detach": ("detached", "분리됨"),
    "event.start": ("started", "시작됨"),
    "event.stop": ("stopped", "멈춤"),
    "event.shown": ("shown", "표시됨"),
    "event.gone": ("closed", "닫힘"),
    "event.freed": ("released", "해제됨"),
    "event.leak": ("leaked", "누수"),
    "event.withdrawal": ("Leak resolved", "누수 해소"),
    "event.snapshot": ("Tree read", "트리 읽음"),
    "withdrawn": ("in order again", "다시 정상"),
    "withdrawnLate": ("freed later", "나중에 해제됨"),
  ]

  private static let verdicts: [String: Text] = [
    "verdict.growing": ("Growing number", "계속 늘어남"),
    "verdict.detached-but-alive": ("Detached, but still alive", "분리되었지만 해제되지 않음"),
    "verdict.attached-without-screen": ("Attached without a screen", "화면 없이 연결되어 있음"),
    "verdict.screen-without-coordinator": ("Screen without its coordinator", "코디네이터 없는 화면"),
    "verdict.held-but-not-attached": ("Held, but not attached", "보관되어 있지만 연결되지 않음"),
    "verdict.attached-but-slot-cleared": ("Attached, but its property was cleared", "연결되어 있지만 프로퍼티가 비워짐"),
    "verdict.never-attached": ("Never attached", "연결된 적 없음"),
    "verdict.attached-twice": ("Attached twice", "두 번 연결됨"),
    "verdict.two-parents": ("Two parents", "부모가 두 개"),
    "verdict.cycle": ("A cycle of children", "자식 관계의 순환"),
    "verdict.strong-way-up": ("A strong reference to its parent", "부모에 대한 강한 참조"),
    "verdict.screen-keeps-coordinator": ("A coordinator and its screen keep each other", "화면과 서로 강한 참조"),
    "verdict.late": ("Released late", "늦게 해제됨"),
    "verdict.unknown": ("Unknown", "알 수 없음"),
  ]
}
