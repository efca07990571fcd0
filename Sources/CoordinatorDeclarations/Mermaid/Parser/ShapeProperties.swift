import CoordinatorDiagrams

/// The content of `@{ … }`: properties in one line of YAML, or one line each.
struct ShapeProperties {
  private let values: [String: String]

  init(_ text: MermaidText, _ range: Range<Int>) throws(MermaidError) {
    let inner = text.string(range)
    guard let values = YAMLDocument.texts(of: "{\(inner)}") ?? YAMLDocument.texts(of: inner) else {
      throw .invalid(
        text.place(of: range.lowerBound),
        problem: "expected properties such as 'shape: rounded'",
        mending: "write a name, a colon and a value for each"
      )
    }
    self.values = values
  }

  var label: Flowchart.Label? {
    values["label"].map { Flowchart.Label(scalars: $0.unicodeScalars.map(\.value), writing: .quoted) }
  }

  var shape: Flowchart.Shape? { values["shape"].map(Flowchart.Shape.init(named:)) }
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
