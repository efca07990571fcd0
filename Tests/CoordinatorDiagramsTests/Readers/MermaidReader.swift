/// Reads the flowcharts that the renderer writes, and nothing more.
struct MermaidReader {
  /// Labels by id, in the order of their definitions; one that is defined twice is in here twice.
  private(set) var definitions: [(id: String, label: String)] = []
  private(set) var edges: [(from: String, arrow: String, text: String, to: String)] = []
  private(set) var modules: [String] = []
  private(set) var styled: [String] = []
  private(set) var unread: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") { read(line.drop { $0 == " " }) }
  }

  private mutating func read(_ line: Substring) {
    let words = line.split(separator: " ")
    switch words[0] {
    case "graph", "---", "title:", "accTitle:", "accDescr:", "end", "classDef": return
    case "style": styled.append(String(words[1]))
    case "class": styled += words[1].split(separator: ",").map(String.init)
    case "subgraph": modules.append(Self.decoded(line.drop { $0 != "\"" }.dropFirst().dropLast(2)))
    default: readNodes(line)
    }
  }

  private mutating func readNodes(_ line: Substring) {
    var rest = line
    guard let from = takeNode(&rest) else { return unread.append(String(line)) }
    guard !rest.isEmpty else { return }
    rest.removeFirst()
    let arrow = take(&rest) { "-.>o".contains($0) }
    let text = rest.first == "|" ? takeText(&rest) : ""
    guard rest.first == " " else { return unread.append(String(line)) }
    rest.removeFirst()
    guard let to = takeNode(&rest), rest.isEmpty else { return unread.append(String(line)) }
    edges.append((from, String(arrow), text, to))
  }

  private func take(_ rest: inout Substring, while belongs: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: belongs)
    rest = rest.dropFirst(taken.count)
    return taken
  }

  private mutating func takeNode(_ rest: inout Substring) -> String? {
    let id = String(take(&rest) { $0.isASCII && ($0.isUppercase || $0.isNumber) })
    let opening = take(&rest) { "[({".contains($0) }
    guard !id.isEmpty else { return nil }
    guard !opening.isEmpty else { return id }
    let isQuoted = rest.first == "\""
    if isQuoted { rest.removeFirst() }
    let label = take(&rest) { isQuoted ? $0 != "\"" : !"])}".contains($0) }
    rest = rest.dropFirst(opening.count + (isQuoted ? 1 : 0))
    definitions.append((id, Self.decoded(label)))
    return id
  }

  private func takeText(_ rest: inout Substring) -> String {
    rest.removeFirst()
    let text = take(&rest) { $0 != "|" }
    rest.removeFirst()
    return Self.decoded(text.first == "\"" ? text.dropFirst().dropLast() : text)
  }

  static func decoded(_ text: Substring) -> String {
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { decoded, part in
      let digits = part.prefix { $0 != ";" }
      decoded.unicodeScalars.append(UInt32(digits).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
      decoded += part.dropFirst(digits.count + 1)
    }
  }
}
