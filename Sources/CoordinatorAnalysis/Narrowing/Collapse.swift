/// Nodes that are drawn as one.
public enum Collapse: Hashable, Sendable {
  /// Those whose name, type or id matches the pattern; a single one stays as it is. See ``Glob``.
  case matching(String)
  /// Those of each module. A node whose module is not known stays as it is.
  case modules

  /// `module` means the modules; every other text is a pattern.
  public init(_ text: String) {
    self = text == "module" ? .modules : .matching(text)
  }
}
