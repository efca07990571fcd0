import Foundation

/// WCAG 2.1, "contrast ratio" and "relative luminance".
enum Contrast {
  static func ratio(_ first: String, _ second: String) -> Double {
    let luminances = [luminance(first), luminance(second)].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private static func luminance(_ colour: String) -> Double {
    var digits = colour.dropFirst().map { String($0) }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let number = Int(digits.joined(), radix: 16) ?? 0
    return zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let level = Double((number >> part.0) & 0xFF) / 255
      return sum + part.1 * (level <= 0.03928 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4))
    }
  }
}
