/// The letters of a picture: layouts measure them, and ``DOTRenderer`` asks for them. Sizes are points.
public enum DiagramFont {
  /// The size of a node's label.
  public static let node = 13.0
  /// The size of an edge's label.
  public static let edge = 10.0
  /// The size of a module's name.
  public static let module = 12.0
  /// The size of the title.
  public static let title = 18.0
  /// Families that read alike, the Korean ones after the Latin.
  public static let families = [
    "Helvetica", "Arial", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR",
    "sans-serif",
  ]
}
