extension Baseline {
  /// The baseline as a text: a line for each finding, sorted, so that two branches can be merged line by line. The same
  /// text for equal baselines.
  public func text() -> String {
    let head = [
      Self.head + String(Self.version), "# rule | node | names | number | your reason, which is kept",
    ]
    return (head + entries.map(\.line)).map { $0 + "\n" }.joined()
  }

  /// The start of the first line.
  static let head = "# coordviz baseline "
}

extension Baseline.Entry {
  /// `attached-twice | App/Home | Home, App | 1 | the old list, until 2.0`.
  fileprivate var line: String {
    fingerprint.description + (reason.map { " | " + $0.baselineField } ?? "")
  }
}

extension Unicode.Scalar {
  fileprivate var baselineEscape: String { "\\u{\(String(value, radix: 16))}" }
}

extension String {
  /// The text as the first field, where some signs would make a remark of the line, or the mark of a merge.
  var firstBaselineField: String {
    guard let first = unicodeScalars.first, ["#", "<", "=", ">"].contains(first) else { return baselineField }
    return first.baselineEscape + String(unicodeScalars.dropFirst()).baselineField
  }

  /// The text as a field. It escapes characters that would end a field or a line, and spaces at its ends.
  var baselineField: String {
    let scalars = Array(unicodeScalars)
    return scalars.enumerated().map { place, scalar in
      let isEnd = place == 0 || place == scalars.count - 1
      return switch scalar {
      case "\\", "|": "\\\(scalar)"
      case " " where !isEnd: " "
      case _ where scalar.isControl || scalar.properties.isWhitespace || scalar == "\u{FEFF}":
        scalar.baselineEscape
      default: String(scalar)
      }
    }.joined()
  }
}
