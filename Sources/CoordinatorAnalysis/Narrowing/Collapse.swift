/// Nodes that are drawn as one.
public enum Collapse: Hashable, Sendable {
  /// Nodes whose name, type or id matches the pattern; a single one stays unchanged. See ``Glob``.
  case matching(String)
  /// Nodes of each module. A node with an unknown module stays unchanged.
  case modules

  /// `module` means the modules; every other text is a pattern.
  public init(_ text: String) {
    self = text == "module" ? .modules : .matching(text)
  }
}
