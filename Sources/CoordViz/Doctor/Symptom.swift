/// One line of the doctor's report.
struct Symptom: Equatable {
  /// The part that was checked: `graphviz`, `png`.
  let name: String
  /// What was found.
  let found: String
  /// How to install a missing part.
  var remedy: String?
  /// Whether something cannot be done without it.
  var isMissing = false

  /// `missing  png        its plugin is not there; apt-get install graphviz`
  var line: String {
    let state = isMissing ? "missing" : remedy == nil ? "ok" : "note"
    return state.padded(to: 9) + name.padded(to: 11)
      + ([found] + [remedy].compactMap { $0 }).joined(separator: "; ")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
