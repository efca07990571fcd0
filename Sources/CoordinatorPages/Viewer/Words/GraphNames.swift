extension Captions {
  /// The readable names of kinds, roles, relations and changes. Keys are `node.`, `role.`, `ownership.`,
  /// `change.`, `severity.`, `out.` or `in.`, followed by the name in the graph.
  ///
  /// `out.` is a list of what a node's edges of a kind lead to, `in.` of where they come from.
  var names: [String: String] {
    GraphNames.texts.mapValues { self == .korean ? $0.korean : $0.english }
  }
}

enum GraphNames {
  /// Each name in both languages.
  static let texts: [String: (english: String, korean: String)] =
    nodes.merging(roles) { $1 }.merging(relations) { $1 }.merging(states) { $1 }

  private static let nodes: [String: (english: String, korean: String)] = [
    "node.coordinator": ("coordinator", "코디네이터"),
    "node.screen": ("screen", "화면"),
    "node.container": ("container", "컨테이너"),
    "node.dependency": ("dependency", "의존성"),
    "node.service": ("service", "서비스"),
    "node.module": ("module", "모듈"),
  ]

  private static let roles: [String: (english: String, korean: String)] = [
    "role.root": ("root", "루트"),
    "role.tabContainer": ("tab container", "탭 컨테이너"),
    "role.tab": ("tab", "탭"),
  ]

  private static let relations: [String: (english: String, korean: String)] = [
    "out.child": ("Children", "자식"), "in.child": ("Parents", "부모"),
    "out.creates": ("Creates", "생성하는 것"), "in.creates": ("Created by", "생성하는 곳"),
    "out.holds": ("Holds", "프로퍼티로 보관하는 것"), "in.holds": ("Held by", "프로퍼티로 보관하는 곳"),
    "out.parent": ("Reference to parent", "부모 참조"), "in.parent": ("Referenced as parent by", "부모로 참조하는 것"),
    "out.listener": ("Reports to", "리스너"), "in.listener": ("Listens to", "리스너로 듣는 것"),
    "out.presents": ("Screens", "보여 주는 화면"), "in.presents": ("Shown by", "보여 주는 곳"),
    "out.requires": ("Needs", "필요한 것"), "in.requires": ("Needed by", "필요로 하는 곳"),
    "out.provides": ("Provides", "제공하는 것"), "in.provides": ("Provided by", "제공하는 곳"),
    "out.adopts": ("Conforms to", "채택한 것"), "in.adopts": ("Conformed to by", "채택한 곳"),
    "out.registers": ("Registers", "등록하는 것"), "in.registers": ("Registered by", "등록하는 곳"),
    "out.resolves": ("Resolves", "요청하는 것"), "in.resolves": ("Resolved by", "요청하는 곳"),
  ]

  private static let states: [String: (english: String, korean: String)] = [
    "ownership.strong": ("strong", "강한 참조"),
    "ownership.weak": ("weak", "약한 참조"),
    "ownership.unowned": ("unowned", "미소유 참조"),
    "change.added": ("added", "추가됨"),
    "change.removed": ("removed", "삭제됨"),
    "change.changed": ("changed", "바뀜"),
    "change.moved": ("moved", "옮겨짐"),
    "change.driven": ("driven by a run", "실행됨"),
    "severity.error": ("error", "오류"),
    "severity.warning": ("warning", "경고"),
    "severity.note": ("note", "참고"),
  ]
}
