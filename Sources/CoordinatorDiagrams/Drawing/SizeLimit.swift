/// The greatest size of a picture, in pixels of a page; nil means no limit.
public struct SizeLimit: Hashable, Sendable {
  /// The greatest width.
  public var width: Double?
  /// The greatest height.
  public var height: Double?

  /// A limit of both lengths.
  public init(width: Double? = nil, height: Double? = nil) {
    (self.width, self.height) = (width, height)
  }

  /// The column of a README on GitHub, and what a screen shows of it at once.
  public static let readme = SizeLimit(width: 830, height: 900)

  /// The scale at which names have 12 pixels: no larger than the text around them.
  package static let largest = 12 / NodeBox.fontSize
  /// The scale at which names have 10 pixels.
  package static let readable = 10 / NodeBox.fontSize

  /// The scale at which the words on lines have 9 pixels. No picture is drawn smaller to fit.
  package static let least = 9 / EdgeBox.fontSize

  /// How many pixels a point has where a picture fits.
  package func scale(width: Double, height: Double) -> Double {
    min(Self.largest, (self.width ?? width) / max(width, 1), (self.height ?? height) / max(height, 1))
  }

  /// Whether it has a limit.
  package var isLimited: Bool { width != nil || height != nil }
}
