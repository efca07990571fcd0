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

  /// The link to a line of source, if there is a line and a link. Graphviz 2.42 writes an `&` unescaped.
  static func link(to location: SourceLocation?, by link: SourceLink?) -> [DOTAttribute] {
    guard let location, let url = link?.url(to: location) else { return [] }
    return [DOTAttribute(.URL, DOTText.label(url))]
  }
}

extension [DOTAttribute] {
  var list: String { "[" + map(\.text).joined(separator: ", ") + "]" }
}

/// Colours as every version of Graphviz reads them.
package enum DOTColour {
  /// `#rgb` or `#rrggbb` as `#rrggbb`; nil for anything else, which Graphviz is not shown.
  ///
  /// Before version 8 Graphviz knows no `#rgb`.
  package static func written(_ colour: String) -> String? {
    let digits = colour.dropFirst()
    guard colour.first == "#", digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    switch digits.count {
    case 3: return "#" + digits.map { "\($0)\($0)" }.joined()
    case 6: return colour
    default: return nil
    }
  }
}

/// Numbers in the C locale, short, and the same on every machine.
enum DOTNumber {
  /// A number with two decimals at most.
  static func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Points as inches, with as many decimals as give the points back.
  static func inches(_ points: Double) -> String {
    let parts = Int((points / 72 * 1_000_000).rounded())
    let digits = String(parts % 1_000_000 + 1_000_000).dropFirst()
    return "\(parts / 1_000_000).\(digits)"
  }
}

/// Captions as Graphviz shows them unchanged, whatever they hold.
///
/// Graphviz interprets a quoted string three times: its lexer reads quotes, its labels read backslashes, and
/// its drawing reads entities.
///
/// It refuses strings of more than 16 384 bytes and drawings of more than 65 535 points. Captions are short,
/// and the limits here keep the rest well below.
enum DOTText {
  /// A label on one line.
  static func label(_ caption: String) -> String {
    escaped(caption, backslash: "\\\\")
  }

  /// Graphviz reads backslashes here once more than in labels.
  static func tooltip(_ tooltip: Tooltip) -> String {
    tooltip.lines.map { escaped($0, backslash: "\\\\\\\\") }.joined(separator: "\\n")
  }

  private static func escaped(_ caption: String, backslash: String) -> String {
    var escaped = ""
    for scalar in caption.unicodeScalars {
      switch scalar {
      case "\\": escaped += backslash
      case "\"": escaped += "\\\""
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
