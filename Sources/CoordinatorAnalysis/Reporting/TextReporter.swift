import CoordinatorGraph

/// Findings as readable text, one line each.
public struct TextReporter: Reporter {
  private let isColoured: Bool

  /// A reporter; colours are for terminals.
  public init(isColoured: Bool = false) {
    self.isColoured = isColoured
  }

  /// `error: 'Home' is attached to 'App' 2 times, so one detach does not remove it; attach it once
  /// [attached-twice]`, with `App/Home.swift:12: ` in front if the line is known. Empty without findings.
  ///
  /// The next lines are indented: the advice and the details, or the details and the fix if that is known. Findings of one
  /// file stand together, and the first finding of a rule shows its advice for all.
  public func report(_ findings: [Finding], rules: [RuleDescription] = []) -> String {
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
