import CoordinatorGraph

/// A colour of a terminal (ECMA-48).
enum TerminalColour: Int {
  case red = 31
  case green = 32
  case yellow = 33
  case blue = 34

  func around(_ text: String) -> String { "\u{1B}[1;\(rawValue)m\(text)\u{1B}[0m" }
}

extension Finding.Severity {
  var colour: TerminalColour {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}

extension String {
  /// A coloured line of an explanation: objects that should be released, objects that should live, and
  /// suspect references.
  var painted: String {
    let rest = drop { " │".contains($0) }
    let colours: [(String, TerminalColour)] = [("leaking", .red), ("not leaking", .green), ("~", .yellow)]
    guard let colour = colours.first(where: { rest.hasPrefix($0.0) })?.1 else { return self }
    return prefix(count - rest.count) + colour.around(String(rest))
  }
}
