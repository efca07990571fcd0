import CoordinatorDiagrams

/// How large a bitmap may be. Filling a larger one takes longer than all else, and few programs show it.
enum PixelLimit {
  static let mostPixels = 100_000_000.0
  /// Graphviz's default resolution.
  private static let usual = 96.0

  /// The resolution, in dots an inch, at which a placed picture fits; nil where it fits as it is.
  static func reduced(_ dotsPerInch: Double?, _ placement: Placement) -> Double? {
    guard let whole = PlacedExtent(placement)?.whole else { return nil }
    let wanted = dotsPerInch ?? usual
    // A point is the 72nd part of an inch.
    let pixels = (whole.right - whole.left) * (whole.top - whole.bottom) * (wanted / 72) * (wanted / 72)
    return pixels > mostPixels ? wanted * (mostPixels / pixels).squareRoot() : nil
  }

  static let warning = """
    the png is smaller than requested, because it would have more than \(Int(mostPixels) / 1_000_000) million \
    pixels; use --format svg, or draw a part
    """
}
