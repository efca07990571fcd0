import CoordinatorDiagrams

/// The content of `@{ … }`: properties by name, in one line of YAML or one line each.
struct ShapeProperties {
  private(set) var values: [String: String] = [:]

  init(_ text: MermaidText, _ range: Range<Int>) throws(MermaidError) {
    for part in Self.parts(text.string(range)) {
      guard let colon = part.firstIndex(of: ":") else {
        throw .invalid(
          text.place(of: range.lowerBound),
          problem: "expected 'name: value', found \(String(part).quoted)",
          mending: "add the value"
        )
      }
      let name = String(part[..<colon].trimmed)
      values[name] = part[part.index(after: colon)...].trimmed.unquoted
    }
  }

  var label: Flowchart.Label? {
    values["label"].map { Flowchart.Label(scalars: $0.unicodeScalars.map(\.value), writing: .quoted) }
  }

  var shape: Flowchart.Shape? { values["shape"].map(Flowchart.Shape.init(named:)) }

  /// Splits the text at commas and line ends outside quotes.
  private static func parts(_ text: String) -> [Substring] {
    var quote: Character?
    let parts = text.split { letter in
      if let open = quote { quote = letter == open ? nil : open; return false }
      if letter == "\"" || letter == "'" { quote = letter }
      return letter == "," || letter == "\n"
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }
}

extension Flowchart.Shape {
  /// The shape of the given name. Many names have no meaning here.
  fileprivate init(named name: String) {
    switch name {
    case "rect", "rectangle", "proc", "process": self = .box
    case "rounded", "event": self = .round
    case "stadium", "terminal", "pill": self = .stadium
    case "fr-rect", "framed-rectangle", "subprocess", "subproc", "subroutine": self = .subroutine
    case "cyl", "cylinder", "database", "db": self = .cylinder
    case "hex", "hexagon", "prepare": self = .hexagon
    default: self = .other
    }
  }
}
