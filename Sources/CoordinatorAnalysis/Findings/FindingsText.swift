import CoordinatorGraph

/// Findings as text, a line each.
public struct FindingsText: Sendable {
  /// A reporter without options.
  public init() {}

  /// `error: 'Home' is attached to 'App' 2 times, and one detach leaves it there; attach it once [attached-twice]`,
  /// with `App/Home.swift:12: ` in front where the line is known; nothing for no findings. Each line ends with `\n`.
  public func text(of findings: [Finding]) -> String {
    findings.map { line(of: $0) + "\n" }.joined()
  }

  private func line(of finding: Finding) -> String {
    let place = finding.location.map { "\($0.file.onOneLine):\($0.line): " } ?? ""
    return "\(place)\(finding.severity.rawValue): \(finding.message.onOneLine) [\(finding.rule.onOneLine)]"
  }
}

extension String {
  /// The text without line breaks and other controls: findings may come from a file.
  fileprivate var onOneLine: String {
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.properties.generalCategory == .control || [0x2028, 0x2029].contains(scalar.value)
    }
    guard unicodeScalars.contains(where: isControl) else { return self }
    return unicodeScalars.map { isControl($0) ? " " : String($0) }.joined()
  }
}
