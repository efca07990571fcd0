/// The room that a picture should fit, in points; nil: it may be as wide or as high as it likes.
public struct PictureRoom: Hashable, Sendable {
  /// The greatest width.
  public var width: Double?
  /// The greatest height.
  public var height: Double?

  /// Room of a size.
  public init(width: Double? = nil, height: Double? = nil) {
    (self.width, self.height) = (width, height)
  }

  /// The column of a README on GitHub. Names in it are as large as its own text.
  public static let readme = PictureRoom(width: 830)

  /// How much a picture shrinks to fit: 1 where it does not have to.
  package func scale(width: Double, height: Double) -> Double {
    min(1, (self.width ?? width) / max(width, 1), (self.height ?? height) / max(height, 1))
  }

  /// Whether it has a limit.
  package var isLimited: Bool { width != nil || height != nil }
}
