/// The content of `@{ … }`: properties by name, in one line of YAML or one line each.
struct ShapeProperties {
  private(set) var values: [String: String] = [:]
  private let place: MermaidError.Place

  init(_ text: MermaidText, _ range: Range<Int>) throws(MermaidError) {
    place = text.place(of: range.lowerBound)
    for part in Self.parts(text.string(range)) {
      guard let colon = part.firstIndex(of: ":") else {
        throw .invalid(
          place,
          problem: "expected 'name: value', found \(part.inQuotes)",
          mending: "add the value"
        )
      }
      let name = String(part[..<colon].trimmed)
      values[name] = Self.value(part[part.index(after: colon)...].trimmed)
    }
  }

  var label: Flowchart.Label? {
    values["label"].map { Flowchart.Label(scalars: $0.unicodeScalars.map(\.value), writing: .quoted) }
  }

  /// - Throws: when no shape has the name.
  func shape() throws(MermaidError) -> Flowchart.Shape? {
    guard let name = values["shape"] else { return nil }
    guard let shape = Flowchart.Shape(named: name) else {
      throw .invalid(
        place,
        problem: "unknown shape \(name.inQuotes)",
        mending: "write 'rect', 'rounded' or 'cyl'"
      )
    }
    return shape
  }

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

  private static func value(_ text: Substring) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'", text.last == quote, text.count > 1 else {
      return String(text)
    }
    let inner = String(text.dropFirst().dropLast())
    return quote == "\"" ? inner.unescaped : inner
  }
}

extension Flowchart.Shape {
  /// The shape of the given name. Many names have no meaning here.
  fileprivate init?(named name: String) {
    switch name {
    case "rect", "rectangle", "proc", "process": self = .box
    case "rounded", "event": self = .round
    case "stadium", "terminal", "pill": self = .stadium
    case "fr-rect", "framed-rectangle", "subprocess", "subproc", "subroutine": self = .subroutine
    case "cyl", "cylinder", "database", "db": self = .cylinder
    case "hex", "hexagon", "prepare": self = .hexagon
    default:
      guard Self.others.contains(name) else { return nil }
      self = .other
    }
  }

  private static let others = Set(
    """
    anchor bang bolt bow-rect bow-tie-rectangle brace brace-l brace-r braces card choice circ circle cloud collate \
    com-link comment cross-circ crossed-circle curv-trap curved-trapezoid das data-store datastore dbl-circ decision \
    delay diam diamond disk display div-proc div-rect divided-process divided-rectangle doc docs document documents \
    double-circle doublecircle extract f-circ filled-circle flag flip-tri flipped-triangle fork fr-circ \
    framed-circle h-cyl half-rounded-rectangle horizontal-cylinder hourglass icon in-out \
    internal-storage inv-trapezoid join junction lean-l lean-left lean-r lean-right lightning-bolt lin-cyl lin-doc \
    lin-proc lin-rect lined-cylinder lined-document lined-process lined-rectangle loop-limit manual manual-file \
    manual-input notch-pent notch-rect notched-pentagon notched-rectangle note odd out-in paper-tape priority procs \
    processes question shaded-process sl-rect sloped-rectangle sm-circ small-circle st-doc st-rect \
    stacked-document stacked-rectangle start state stop stored-data summary tag-doc tag-proc tag-rect \
    tagged-document tagged-process tagged-rectangle text trap-b trap-t trapezoid trapezoid-bottom trapezoid-top tri \
    triangle win-pane window-pane
    """.split(separator: " ").map(String.init)
  )
}
