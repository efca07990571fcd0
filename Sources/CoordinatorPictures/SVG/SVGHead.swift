import CoordinatorDiagrams
import CoordinatorGraph

/// The description of the whole picture, at the start of its document.
struct SVGHead {
  let attributes: String
  let elements: String

  init(of graph: Graph, options: DiagramOptions) {
    let hash = graph.contentHash
    let style =
      options.appearance == .both
      ? DarkStyleSheet(
        theme: options.theme,
        hasChanges: options.changes != nil,
        badges: Array(options.badges.values)
      ) : nil
    // Unique ids allow two pictures in one page.
    let (title, description) = ("title-\(hash)", "description-\(hash)")
    attributes = [
      "class=\"\((["coordviz"] + [style?.scope].compactMap { $0 }).joined(separator: " "))\"",
      // Screen readers ignore the content of an image, but links must be reachable.
      "role=\"\(options.sourceLink == nil && options.pages.isEmpty ? "img" : "group")\"",
      "aria-labelledby=\"\(title)\" aria-describedby=\"\(description)\"",
      "font-family=\"\(Self.families)\"",
    ].joined(separator: " ")
    elements = [
      "<title id=\"\(title)\">\((options.title ?? "Coordinator graph").escapedForXML)</title>",
      "<desc id=\"\(description)\">\(PictureDescription(graph).text.escapedForXML)</desc>",
      "<metadata>graph \(hash)</metadata>",
      style?.element,
    ].compactMap { $0 }.joined(separator: "\n")
  }

  private static let families = DOTDefaults.families.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(
    separator: ", "
  )
}

extension String {
  /// The text as an XML 1.0 document shows it, on one line.
  fileprivate var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\n", "\t": escaped += " "
      default: escaped.unicodeScalars.append(scalar.isXML ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether an XML 1.0 document may hold it.
  fileprivate var isXML: Bool {
    properties.generalCategory != .control && !properties.isNoncharacterCodePoint
  }
}

extension Graph {
  /// A short name for all that the graph holds, such as `fnv1a-0a1b2c3d4e5f6071`: the same for equal graphs on every
  /// machine. It tells an old picture from a new one; it does not protect against people who want two graphs to
  /// have one name.
  ///
  /// FNV-1a of 64 bits (Fowler, Noll and Vo) of the graph's JSON. O(length of the JSON).
  public var contentHash: String {
    let hash = FNV1a.hash(Snapshot(origin: Snapshot.Origin(kind: .declared), graph: self).jsonBytes())
    return "fnv1a-" + FNV1a.digits(hash)
  }
}
