/// The options of a marker, as the command line would have them: `focus=Home fold` is `--focus=Home --fold`.
enum MarkerWords {
  static func arguments(_ text: String, line: Int) throws(MarkerError) -> [String] {
    var (words, word) = ([String](), "")
    var quote: Character?
    var isWord = false
    for letter in text {
      if let open = quote {
        if letter == open { quote = nil } else { word.append(letter) }
      } else if letter == "\"" || letter == "'" {
        (quote, isWord) = (letter, true)
      } else if letter.isWhitespace {
        if isWord { words.append(word) }
        (word, isWord) = ("", false)
      } else {
        word.append(letter)
        isWord = true
      }
    }
    if quote != nil { throw MarkerError(line: line, problem: "a quote in the marker has no end; close it") }
    return (isWord ? words + [word] : words).map { $0.hasPrefix("--") ? $0 : "--\($0)" }
  }
}
