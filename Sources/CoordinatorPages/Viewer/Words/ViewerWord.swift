/// The viewer's words. `{0}` and `{1}` are placeholders.
enum ViewerWord: String, CaseIterable, Sendable {
  case coordinators, search, searchHint, found, noneFound, onlyChanges, foldAll, unfoldAll, fold, unfold
  case focus, showAll, within, hiddenBelow, zoom, zoomIn, zoomOut, fit, appearance, system, light, dark
  case help, close, menu, details, picture, openPage, hint, noScript, nodes, edges
  case kind, role, type, module, id, source, relation, change, findings, changes, legend, unknown, path, more
  case possible, keysMove, keysChild, keysSibling, keysFold, keysFocus, keysSearch, keysBack, keysZoom,
    keysFit
  case keysDetails, keysHelp, keysPointer, alsoBelow, unknownLink, cycles
}

extension Captions {
  /// A word of the viewer in this language.
  func text(_ word: ViewerWord) -> String {
    guard let texts = ViewerWord.texts[word] else { return word.rawValue }
    return self == .korean ? texts.korean : texts.english
  }
}

extension ViewerWord {
  /// Each word in both languages.
  static let texts: [ViewerWord: (english: String, korean: String)] = [
    .coordinators: ("Coordinators", "코디네이터"),
    .search: ("Search", "검색"),
    .searchHint: ("Find a name", "이름 검색"),
    .found: ("{0} found", "{0}개 찾음"),
    .noneFound: ("No name matches.", "찾는 이름이 없습니다."),
    .onlyChanges: ("Only changes", "변경만 보기"),
    .foldAll: ("Fold all", "모두 접기"),
    .unfoldAll: ("Unfold all", "모두 펼치기"),
    .fold: ("Fold", "접기"),
    .unfold: ("Unfold", "펼치기"),
    .focus: ("Focus", "집중해서 보기"),
    .showAll: ("Show all", "전체 보기"),
    .within: ("Only {0} and below", "{0} 아래만 보는 중"),
    .alsoBelow: ("Also below {0}", "{0} 아래에도 있음"),
    .unknownLink: (
      "The link names '{0}', which is not in this graph.", "링크의 '{0}'은(는) 이 그래프에 없습니다."
    ),
    .cycles: ("Cycles", "순환"),
    .hiddenBelow: ("{0} folded below", "아래 {0}개 접힘"),
    .zoom: ("Zoom", "확대와 축소"),
    .zoomIn: ("Zoom in", "확대"),
    .zoomOut: ("Zoom out", "축소"),
    .fit: ("Fit to window", "창에 맞추기"),
    .appearance: ("Appearance: {0}", "화면 모드: {0}"),
    .system: ("system", "시스템 설정"),
    .light: ("light", "라이트"),
    .dark: ("dark", "다크"),
    .help: ("Keyboard", "키보드 도움말"),
    .close: ("Close", "닫기"),
    .menu: ("View", "보기"),
    .details: ("Details", "자세히"),
    .picture: ("Picture of {0} nodes", "노드 {0}개의 그림"),
    .openPage: ("Open its page", "문서 열기"),
    .hint: ("Select a node to see its details.", "노드를 선택하면 알려진 내용을 볼 수 있습니다."),
    .noScript: (
      "Without JavaScript this page only shows the picture.", "자바스크립트를 켜지 않으면 그림만 보입니다."
    ),
    .nodes: ("Nodes: {0}", "노드 {0}개"),
    .edges: ("Edges: {0}", "관계 {0}개"),
    .kind: ("Kind", "종류"),
    .role: ("Role", "역할"),
    .type: ("Type", "타입"),
    .module: ("Module", "모듈"),
    .id: ("Path", "경로"),
    .source: ("Source", "소스"),
    .relation: ("Relations", "관계"),
    .change: ("Change", "변경"),
    .findings: ("Findings", "발견된 문제"),
    .changes: ("Changes", "변경 사항"),
    .legend: ("Legend", "범례"),
    .unknown: ("Unknown", "알 수 없음"),
    .path: ("Path from the root", "루트에서 오는 경로"),
    .more: ("{0} more", "{0}개 더"),
    .possible: ("possible", "가능성 있음"),
    .keysMove: ("To the parent", "부모로"),
    .keysChild: ("To the first child", "첫 번째 자식으로"),
    .keysSibling: ("To the siblings", "형제로"),
    .keysFold: ("Fold or unfold", "접기 또는 펼치기"),
    .keysFocus: ("Focus on what is below", "아래만 집중해서 보기"),
    .keysSearch: ("Search", "검색"),
    .keysBack: ("One step back", "한 단계 뒤로"),
    .keysZoom: ("Zoom in and out", "확대와 축소"),
    .keysFit: ("Fit to window", "창에 맞추기"),
    .keysDetails: ("To the details", "자세한 내용으로"),
    .keysHelp: ("This list", "이 목록"),
    .keysPointer: (
      "Drag to move, pinch or Ctrl and wheel to zoom, double-click to focus.",
      "끌어서 움직이고, 두 손가락이나 Ctrl과 휠로 확대하고, 두 번 눌러 집중합니다."
    ),
  ]
}
