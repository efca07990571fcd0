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
}
