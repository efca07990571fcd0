import CoordinatorGraph

/// Draws a graph as a nested list in Markdown, with descriptions of the nodes.
///
/// Roots are numbered, all else has a dash. A node's own line has its name in bold; where it is met again, its
/// name is slanted and the line says where its own is. Below depth 32, items keep their indentation and say
/// their depth. Takes time and space linear in the graph's.
public struct MarkdownOutline: Renderer {
  /// A renderer of outlines without options.
  public init() {}

  /// The graph as a nested list; empty for an empty graph.
  public func render(_ graph: Graph) -> String {
    var roots = 0
    return Listing(graph).items.map { item in
      if item.depth == 0 { roots += 1 }
      return bullet(of: item, root: roots) + text(of: item) + "\n"
    }.joined()
  }

  /// Children are indented to the text of their root, which depends on the digits of its number.
  private func bullet(of item: Listing.Item, root: Int) -> String {
    let number = "\(root). "
    guard item.indent > 0 else { return number }
    return String(repeating: " ", count: number.count + 2 * (item.indent - 1)) + "- "
  }

  /// Names are between asterisks, so that a name cannot start a list.
  private func text(of item: Listing.Item) -> String {
    let name = item.node.caption.markdown
    let prefix = item.prefix(.boxes).markdown
    guard item.reference == nil else { return "\(prefix)*\(name)*\(item.suffix(.boxes))" }
    let purpose = item.node.documentation?.firstParagraph ?? ""
    return "\(prefix)**\(name)**" + (purpose.isEmpty ? "" : " - \(purpose.markdown)")
  }
}

extension String {
  /// The text with a backslash before all characters with a meaning in Markdown. It mentions nobody, and an address in it
  /// is no link.
  var markdown: String {
    var escaped = ""
    let scalars = Array(unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let isOfAddress = scalar == ":" && scalars[place...].starts(with: "://".unicodeScalars)
      let isOfName = scalar == "." && scalars[..<place].suffix(3).elementsEqual("www".unicodeScalars)
      if Self.marks.contains(scalar) || isOfAddress || isOfName { escaped.append("\\") }
      escaped.unicodeScalars.append(scalar)
      if scalar == "@" { escaped += Self.nothing }
    }
    return escaped
  }

  /// A comment separates the sign from the name: a backslash does not keep GitHub from mentioning somebody.
  private static let nothing = "<!-- -->"

  private static let marks = Set("\\`*_[]<>#|~&$".unicodeScalars)

  /// The lines up to the first empty one, as one line of visible characters.
  var firstParagraph: String {
    split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { $0.trimmed }
      .drop { $0.isEmpty }
      .prefix { !$0.isEmpty }
      .joined(separator: " ")
      .oneLine
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: SubSequence {
    let start = drop { $0.isWhitespace }
    return start.dropLast(start.reversed().prefix { $0.isWhitespace }.count)
  }
}
