import CoordinatorDiagrams

/// The words that pages say themselves, in the language of who reads them.
public struct Captions: Hashable, Sendable {
  /// The language, as HTML's `lang` names it.
  public let language: String
}

extension Captions {
  /// English.
  public static let english = Captions(language: "en")
  /// Korean.
  public static let korean = Captions(language: "ko")
  /// All languages that pages are written in.
  public static let all = [english, korean]

  /// The captions of a language, by its HTML language code; nil for unsupported languages.
  public init?(named language: String) {
    guard let captions = Self.all.first(where: { $0.language == language }) else { return nil }
    self = captions
  }

  /// The words of a picture's legend, by the English ones; empty for English.
  ///
  /// Translations of the legend's words. Words that also appear next to lines or in source stay English, with
  /// their translation after them.
  public var legend: [String: String] { self == .korean ? Self.koreanLegend : [:] }

  /// The options with the legend in this language.
  public func options(_ options: DiagramOptions) -> DiagramOptions {
    var options = options
    options.legendWords = legend
    return options
  }

  private static let koreanLegend = [
    "Legend": "범례",
    "root": "루트", "tab container": "탭 컨테이너", "tab": "탭", "flow": "플로우", "leaf": "말단",
    "screen": "화면", "container": "컨테이너", "dependency": "의존성", "service": "서비스", "module": "모듈",
    "kept by its container": "컨테이너가 보관", "kept while used": "쓰는 동안만 보관",
    "across the tree": "트리를 가로지름",
    "? incomplete": "? 일부 확인되지 않음", "not known": "알 수 없음",
    "added": "추가됨", "removed": "삭제됨", "changed": "바뀜", "moved": "옮겨짐", "driven": "실행됨",
    "lost its parent": "부모를 잃음",
    "child": "child (자식)", "creates": "creates (생성)", "holds": "holds (보관)", "parent": "parent (부모 참조)",
    "listener": "listener (리스너)", "presents": "presents (화면 표시)", "requires": "requires (필요)",
    "provides": "provides (제공)", "adopts": "adopts (채택)", "registers": "registers (등록)",
    "resolves": "resolves (요청)",
    "strong": "strong (강한 참조)", "weak": "weak (약한 참조)", "unowned": "unowned (미소유 참조)",
  ]
}
