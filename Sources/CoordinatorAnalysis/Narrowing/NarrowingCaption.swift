// The words of captions: what is shown, and what is omitted.

extension Narrowing {
  /// `12 of 340 nodes`; `12 of 340 nodes in 3 groups` where groups are all that is drawn; `12 of 340 nodes, drawn as 9`.
  static func share(drawn: Int, asGroups: Bool, chosen: Int, of all: Int) -> String {
    let words = counted(all, "node")
    let part = chosen == all ? "all \(words)" : "\(chosen) of \(words)"
    if asGroups { return "\(part) in \(counted(drawn, "group"))" }
    return drawn == chosen ? part : "\(part), drawn as \(drawn)"
  }
}

extension Focus {
  /// `HomeCoordinator and 2 levels below`.
  var words: String {
    let levels = depth.map { counted(max($0, 0), "level") } ?? "everything"
    let place =
      switch direction {
      case .up: "above"
      case .down: "below"
      case .both: "above and below"
      }
    return "\(listed(names)) and \(levels) \(place)"
  }
}

/// `1 node`, `2 nodes`.
package func counted(_ count: Int, _ word: String) -> String {
  "\(count) \(word)\(count == 1 ? "" : "s")"
}

/// The names with commas and an `or`; of many, the first few.
func listed(_ names: [String]) -> String {
  join(names.map { $0.isPlain ? $0 : $0.quoted })
}

/// The patterns of the command line.
func quoted(_ patterns: [String]) -> String {
  join(patterns.map(\.quoted))
}

private func join(_ words: [String]) -> String {
  let limit = 3
  let shown = words.count > limit ? words.prefix(limit) + ["\(words.count - limit) more"] : words[...]
  return shown.joined(separator: " or ")
}

extension String {
  /// Whether the text is a valid Swift name, short enough for a sentence.
  fileprivate var isPlain: Bool {
    !isEmpty && utf8.count <= 80
      && utf8.allSatisfy { $0 == 95 || 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0 }
  }
}
