import CoordinatorGraph

extension Edge {
  /// The edge between its two nodes: `-->`, `-.->|parent|`.
  var mermaidArrow: String {
    let line = isDotted ? "-.-" : "--"
    let head = kind == .presents ? "o" : ">"
    return line + head + mermaidText
  }

  /// Whether it does not keep its target alive, or refers to a parent.
  private var isDotted: Bool {
    kind.isWayUp || ownership == .weak || ownership == .unowned
  }

  private var mermaidText: String {
    let words = words(weak: false).joined(separator: ", ")
    guard let label, !label.isEmpty else { return words.isEmpty ? "" : "|\(words)|" }
    return "|\(MermaidLabel.quoted((words.isEmpty ? "" : words + ": ") + label.caption))|"
  }
}
