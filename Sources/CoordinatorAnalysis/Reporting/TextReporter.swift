import CoordinatorGraph

/// Writes findings as text of one format.
///
/// The text depends on the findings and on the catalogue alone.
package protocol Reporter: Sendable {
  /// The findings as text that ends with a newline, or that is empty.
  ///
  /// - Parameter rules: Descriptions of rules; some rules of the findings may be missing.
  func report(_ findings: [Finding], rules: [RuleDescription]) -> String
}

/// Findings as readable text, one line each.
package struct TextReporter: Reporter {
  private let isColoured: Bool

  /// A reporter; colours are for terminals.
  package init(isColoured: Bool = false) {
    self.isColoured = isColoured
  }

  /// `error: 'Home' is attached to 'App' 2 times, so one detach does not remove it; attach it once
  /// [attached-twice]`, with `App/Home.swift:12: ` in front if the line is known. Empty without findings.
  ///
  /// The next lines are indented: the advice and the details, or the details and the fix if that is known. Findings of one
  /// file stand together, and the first finding of a rule shows its advice for all.
  package func report(_ findings: [Finding], rules: [RuleDescription] = []) -> String {
    var told: Set<String> = []
    let lines = findings.byFile.flatMap { finding -> [String] in
      var finding = finding
      if finding.fix == nil, let advice = finding.advice, !told.insert(advice).inserted {
        finding.advice = nil
      }
      return self.lines(of: finding)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of finding: Finding) -> [String] {
    guard isColoured else { return finding.lines() }
    return finding.lines {
      $0.colour.around("\($0.rawValue):")
    } further: {
      $0.painted
    }
  }
}

extension [Finding] {
  /// The findings of each file together, in the order in which the files come first.
  fileprivate var byFile: [Finding] {
    var places: [String?: Int] = [:]
    for finding in self where places[finding.location?.file] == nil {
      places[finding.location?.file] = places.count
    }
    let keyed = enumerated().map { (place: places[$1.location?.file] ?? 0, order: $0, finding: $1) }
    return keyed.sorted { ($0.place, $0.order) < ($1.place, $1.order) }.map(\.finding)
  }
}

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
