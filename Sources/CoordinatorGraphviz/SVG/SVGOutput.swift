/// The cleaned document as it grows, piece by piece.
struct SVGOutput {
  private let head: String
  private var pieces: [String] = []
  /// The groups that are open.
  private var groups: [Group] = []
  private var isInTitle = false
  /// Where the title stands of the part that is being written.
  private var title: Int?
  /// A line that held only what was dropped goes, too.
  private var wasDropped = true

  private enum Group {
    /// The whole drawing. The document's own title names it.
    case drawing
    case part
    /// Graphviz wraps what has a tooltip in a link to nowhere. The tooltip is a better title than a number.
    case link
  }

  init(head: String) {
    self.head = head
  }

  var text: String { pieces.joined() }

  mutating func append(_ piece: SVGPiece) {
    switch piece {
    case .aside: wasDropped = true
    case .text(let text): append(text: String(text))
    case .tag(let tag): append(tag: String(tag))
    }
  }

  private mutating func append(text: String) {
    let isTitleOfDrawing = isInTitle && groups.last == .drawing
    if isTitleOfDrawing || (wasDropped && text == "\n") { return }
    if isInTitle { title = pieces.count }
    pieces.append(text)
  }

  private mutating func append(tag: String) {
    let isKept = follow(tag)
    wasDropped = !isKept
    if isKept { pieces.append(tag.hasPrefix("<svg ") ? labelled(tag) : tag) }
  }

  /// Whether the tag stays.
  private mutating func follow(_ tag: String) -> Bool {
    if tag.hasPrefix("<g ") {
      groups.append(Self.group(tag))
      return groups.last != .link
    }
    if tag == "</g>" { return groups.popLast() != .link }
    if tag == "<title>" || tag == "</title>" {
      isInTitle = tag == "<title>"
      return groups.last != .drawing
    }
    if tag.hasPrefix("<a ") {
      if let title, let tooltip = Self.tooltip(tag) { pieces[title] = tooltip }
      return false
    }
    return tag != "</a>"
  }

  private static func group(_ tag: String) -> Group {
    if tag.hasPrefix("<g id=\"a_") { return .link }
    return tag.hasPrefix("<g id=\"graph") ? .drawing : .part
  }

  private static func tooltip(_ tag: String) -> String? {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    guard let name = parts.firstIndex(where: { $0.hasSuffix(" xlink:title=") }), name + 1 < parts.count
    else { return nil }
    return String(parts[name + 1])
  }

  private func labelled(_ tag: String) -> String {
    let label = "role=\"img\" aria-labelledby=\"diagram-title diagram-description\""
    return "<svg \(label) \(tag.dropFirst("<svg ".count))\n\(head)"
  }
}
