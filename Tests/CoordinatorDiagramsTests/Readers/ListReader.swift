/// Reads trees and outlines of marked graphs: which nodes have a line of their own, and which edges there are.
struct ListReader {
  private(set) var nodes: [String] = []
  private(set) var edges: [ShownEdge] = []
  private var path: [String] = []

  /// - Parameter bullets: the characters that indent a line, four to a level, or the first two and then two.
  init(_ text: String, indent: (Substring) -> (depth: Int, text: Substring)) {
    for line in text.split(separator: "\n") {
      let (level, text) = indent(line)
      read(text, level: level)
    }
  }

  private mutating func read(_ text: Substring, level: Int) {
    var words = text.prefix { $0 != "§" }.drop { $0 == "*" }
    var depth = level
    if words.hasPrefix("depth ") {
      depth = Int(words.dropFirst(6).prefix { $0.isNumber }) ?? -1
      words = words.drop { $0 != "," && $0 != ":" }.dropFirst(2)
    }
    guard let id = mark(in: text) else { return }
    path.removeSubrange(depth...)
    if let parent = path.last { edges.append(ShownEdge(from: parent, to: id, words: String(words))) }
    path.append(id)
    if !text.hasSuffix(" see above") && !text.hasSuffix(" see below") { nodes.append(id) }
  }

  /// Reads a tree of box-drawing characters.
  static func tree(_ text: String) -> ListReader {
    ListReader(text) { line in
      let rest = line.drop { "│├└─ ".contains($0) }
      return (line[..<rest.startIndex].count / 4, rest)
    }
  }

  /// Reads a nested list.
  static func outline(_ text: String) -> ListReader {
    var rootWidth = 0
    return ListReader(text) { line in
      let spaces = line.prefix { $0 == " " }.count
      let bullet = line.drop { $0 == " " }.prefix { $0 != " " }
      let text = line.dropFirst(spaces + bullet.count + 1)
      if spaces == 0 { rootWidth = bullet.count + 1 }
      return (spaces == 0 ? 0 : (spaces - rootWidth) / 2 + 1, text)
    }
  }
}
