/// The words in names for the end of a flow.
enum ExitNaming {
  /// Whether a name says that a flow is done: `onCancel`, `didFinish`, `loginDidFinish`. Other words after the end
  /// mean something else: `didFinishLoading`, `closeKeyboard`.
  ///
  /// - Parameter subject: The name of the type that may be done.
  static func isExit(_ name: Name, of subject: Name) -> Bool {
    let words = words(of: name.lastPart)
    guard let position = words.lastIndex(where: exits.contains) else { return false }
    let own = Set(self.words(of: subject.lastPart))
    return words[words.index(after: position)...].allSatisfy { others.contains($0) || own.contains($0) }
  }

  private static let exits: Set = [
    "finish", "finished", "done", "complete", "completed", "cancel", "cancelled", "canceled", "close",
    "closed",
    "dismiss", "dismissed", "back", "end", "ended", "exit", "exited", "leave", "left", "skip", "skipped",
    "quit",
    "abort", "aborted", "logout", "signout", "disappear", "out",
  ]

  /// Words that may follow.
  private static let others: Set = [
    "flow", "self", "child", "coordinator", "with", "in", "from", "result", "handler", "button", "tapped",
    "pressed",
    "tap", "clicked", "action", "callback", "closure", "event", "requested", "request", "screen", "modal",
    "sheet",
    "selected",
  ]

  /// The words of a name in camel case, in small letters.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isUppercase || !character.isLetter, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
    }
    return word.isEmpty ? words : words + [word]
  }
}
