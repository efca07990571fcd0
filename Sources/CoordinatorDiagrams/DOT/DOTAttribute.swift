import CoordinatorGraph

/// One attribute of a statement.
///
/// Only the names listed here can be written. Graphviz has others that read files (`image`, `shapefile`) or
/// write raw markup (`stylesheet`), so nothing in a graph may choose a name.
struct DOTAttribute {
  enum Name: String {
    case arrowhead, arrowsize, arrowtail, bgcolor, charset, color, dir, dpi, fillcolor, fixedsize
    case fontcolor, fontname, fontsize, height, id, label, labelloc, lp, margin, nodesep,
      ordering
    case outputorder, pad, penwidth, peripheries, pos, rankdir, ranksep, shape, style, tooltip
    case width, URL
    case classes = "class"
  }

  let name: Name
  /// Escaped already, or the library's own.
  let value: String

  init(_ name: Name, _ value: String) {
    self.name = name
    self.value = value
  }

  var text: String { "\(name.rawValue)=\"\(value)\"" }
}

extension DOTAttribute {
  /// The link to a line of source, if there is a line and a link. Graphviz 2.42 writes an `&` unescaped.
  static func link(to location: SourceLocation?, by link: SourceLink?) -> [DOTAttribute] {
    guard let location, let url = link?.url(to: location) else { return [] }
    return [DOTAttribute(.URL, DOTText.label(url))]
  }
}

extension [DOTAttribute] {
  var list: String { "[" + map(\.text).joined(separator: ", ") + "]" }
}
