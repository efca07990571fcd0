/// The cleaned document as it grows, piece by piece.
struct SVGOutput {
  private(set) var bytes: [UInt8] = []
  private let head: SVGHead
  /// The groups that are open.
  private var groups: [Group] = []
  private var isInTitle = false
  /// Whether the link that is open, or was last, leads somewhere.
  private var isInLink = false
  /// The position of the title of the current part.
  private var title: Range<Int>?
  /// A line that held only what was dropped goes, too.
  private var wasDropped = true

  private enum Group {
    /// The whole drawing. The document's own title names it.
    case drawing
    case part
    /// Graphviz wraps what has a tooltip in a link to nowhere. The tooltip is a better title than a number.
    case link
  }

  init(head: SVGHead, capacity: Int) {
    self.head = head
    bytes.reserveCapacity(capacity)
  }

  mutating func append(_ piece: SVGPiece) {
    switch piece {
    case .aside: wasDropped = true
    case .text(let text): append(text: text)
    case .tag(let tag): append(tag: tag)
    }
  }

  private mutating func append(text: Bytes) {
    let isTitleOfDrawing = isInTitle && groups.last == .drawing
    if isTitleOfDrawing || (wasDropped && text.isEqual(to: "\n")) { return }
    let start = bytes.count
    write(text)
    if isInTitle { title = start..<bytes.count }
  }

  private mutating func append(tag: Bytes) {
    let isKept = follow(tag)
    wasDropped = !isKept
    if isKept { write(tag: tag) }
  }

  /// Whether the tag stays.
  private mutating func follow(_ tag: Bytes) -> Bool {
    if tag.starts(with: "<g ") {
      let group = Self.group(tag)
      groups.append(group)
      return group != .link
    }
    if tag.isEqual(to: "</g>") { return groups.popLast() != .link }
    if tag.isEqual(to: "<title>") || tag.isEqual(to: "</title>") {
      isInTitle = tag.isEqual(to: "<title>")
      return groups.last != .drawing
    }
    if tag.starts(with: "<a ") {
      takeTooltip(of: tag)
      isInLink = tag.value(after: " xlink:href=\"") != nil
      return isInLink
    }
    return !tag.isEqual(to: "</a>") || isInLink
  }

  private static func group(_ tag: Bytes) -> Group {
    if tag.starts(with: "<g id=\"a_") { return .link }
    return tag.starts(with: "<g id=\"graph") ? .drawing : .part
  }

  /// The title is among the last that was written, so that little has to make room.
  private mutating func takeTooltip(of tag: Bytes) {
    guard let title, let tooltip = tag.value(after: " xlink:title=\"") else { return }
    let rest = Array(bytes[title.upperBound...])
    bytes.removeSubrange(title.lowerBound...)
    write(tag.part(tooltip.lowerBound, tooltip.upperBound))
    self.title = title.lowerBound..<bytes.count
    bytes += rest
  }

  private mutating func write(tag: Bytes) {
    if tag.starts(with: "<text ") {
      write(textTag: tag)
    } else if tag.starts(with: "<svg ") {
      bytes += "<svg \(head.attributes) ".utf8
      write(tag.part(5, tag.count))
      bytes += "\n\(head.elements)".utf8
    } else if tag.starts(with: "<a ") {
      write(link: tag)
    } else if tag.starts(with: "<g ") {
      write(groupTag: tag)
    } else {
      write(shape: tag)
    }
  }

  /// The font families are in the document's first tag, once for all.
  private mutating func write(textTag tag: Bytes) {
    guard let families = tag.value(after: " font-family=\"") else { return write(tag) }
    write(tag.part(0, families.lowerBound - 14))
    if tag.part(0, families.upperBound).hasSuffix(" Bold") { write(Bytes(" font-weight=\"bold\"")) }
    write(tag.part(families.upperBound + 1, tag.count))
  }

  /// Versions of Graphviz differ in whether they escape an `&` that is escaped already.
  private mutating func write(link tag: Bytes) {
    guard let target = tag.value(after: " xlink:href=\"") else { return }
    write(Bytes("<a xlink:href=\""))
    write(tag.part(target.lowerBound, target.upperBound), replacing: "&amp;amp;", by: "&amp;")
    write(Bytes("\">"))
  }

  /// A sample in the legend is no node and no edge of the graph.
  private mutating func write(groupTag tag: Bytes) {
    for (former, latter): (StaticString, StaticString) in [
      ("class=\"node legend", "class=\"legend node"), ("class=\"edge legend", "class=\"legend edge"),
    ] where tag.place(of: former) != nil {
      return write(tag, replacing: former, by: latter)
    }
    write(tag)
  }

  /// No outline has another name in SVG than in old versions of Graphviz.
  private mutating func write(shape tag: Bytes) {
    let isFilled = tag.starts(with: "<p") || tag.starts(with: "<e")
    isFilled ? write(tag, replacing: "stroke=\"transparent\"", by: "stroke=\"none\"") : write(tag)
  }

  /// Writes bytes, hyphens as hyphens.
  private mutating func write(_ part: Bytes) {
    guard part.place(of: UInt8(ascii: "&")) != nil else { return bytes.append(contentsOf: part) }
    write(part, replacing: "&#45;", by: "-")
  }

  private mutating func write(_ part: Bytes, replacing former: StaticString, by latter: StaticString) {
    var place = 0
    while let found = part.place(of: former, from: place) {
      bytes.append(contentsOf: part.part(place, found))
      bytes.append(contentsOf: Bytes(latter))
      place = found + former.utf8CodeUnitCount
    }
    bytes.append(contentsOf: part.part(place, part.count))
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length && part(count - length, count).starts(with: text)
  }
}
