/// The words of the live page in all languages; the reader can change between them.
struct LiveContent: Encodable {
  struct Language: Encodable {
    let words: [String: String]
    let names: [String: String]
  }

  let languages: [String: Language]

  init() {
    languages = Dictionary(
      uniqueKeysWithValues: Captions.all.map { captions in
        let viewer = ViewerWord.allCases.map { ($0.rawValue, captions.text($0)) }
        let live = LiveWords.texts.map { ($0.key, captions == .korean ? $0.value.korean : $0.value.english) }
        let words = Dictionary(viewer + live) { $1 }
        return (captions.language, Language(words: words, names: captions.names))
      }
    )
  }
}
