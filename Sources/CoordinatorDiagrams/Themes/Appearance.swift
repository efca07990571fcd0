/// Which pages a picture is made for.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Light pages.
  case light
  /// Dark pages.
  case dark
  /// Both: an SVG follows the reader's setting, and is light if that is unknown. Formats without a style
  /// sheet (PNG, PDF, DOT) are light.
  case both
}
