/// Why a text is no hierarchy.
public struct HierarchyTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line that is wrong, from 1.
  public var line: Int
  /// The problem and how to fix it.
  public var problem: String

  /// `12: unknown kind 'coordinater'; did you mean 'coordinator'?`.
  public var description: String { "\(line): \(problem)" }
}
