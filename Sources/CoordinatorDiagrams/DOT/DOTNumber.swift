/// Numbers in the C locale, short, and the same on every machine.
enum DOTNumber {
  /// A number with two decimals at most.
  static func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Points as inches, with as many decimals as give the points back.
  static func inches(_ points: Double) -> String {
    let parts = Int((points / 72 * 1_000_000).rounded())
    let digits = String(parts % 1_000_000 + 1_000_000).dropFirst()
    return "\(parts / 1_000_000).\(digits)"
  }
}
