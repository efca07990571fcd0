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
