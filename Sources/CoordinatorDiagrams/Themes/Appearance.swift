/// Which pages a picture is made for.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Light pages.
  case light
  /// Dark pages.
  case dark
  /// Either: an SVG follows the reader's setting, and is light where that is not known. What has no style
  /// sheet (PNG, PDF, DOT) is light.
  case both
}
