import Foundation

/// Graphviz's SVG made fit for pages: with a role and a name for those who cannot see it, names for its parts
/// instead of numbers, and without what tells of the program that made it.
///
/// Graphviz escapes `<` and `"` wherever it writes a graph's text, so every `<` starts markup of its own. Costs
/// O(length).
struct CleanSVG {
  let title: String
  let description: String

  func cleaned(_ svg: String) -> String {
    var output = SVGOutput(head: head)
    SVGPiece.forEach(in: Self.plain(svg)) { output.append($0) }
    return output.text
  }

  private var head: String {
    """
    <title id="diagram-title">\(Self.escaped(title))</title>
    <desc id="diagram-description">\(Self.escaped(description))</desc>
    """
  }

  /// Hyphens as hyphens, and no outline by the name that SVG has for it.
  private static func plain(_ svg: String) -> String {
    svg.replacingOccurrences(of: "&#45;", with: "-")
      .replacingOccurrences(of: "stroke=\"transparent\"", with: "stroke=\"none\"")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
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
