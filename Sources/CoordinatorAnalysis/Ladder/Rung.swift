/// How much of a graph is drawn where not all of it fits, from everything to nothing.
public enum Rung: String, CaseIterable, Hashable, Sendable {
  /// As it is.
  case full
  /// Equal siblings are one node.
  case folded
  /// Each module is one node.
  case collapsed
  /// What is near a root, or near what the diagram is about.
  case neighbourhood
  /// No diagram: the words say it.
  case list
}
