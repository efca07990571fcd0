import CoordinatorGraph

/// Why a graph cannot be narrowed.
public struct NarrowingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The option that a name was given to.
  public enum Option: String, CaseIterable, Hashable, Sendable {
    case focus, reaches, only, exclude, collapse
  }

  /// The option.
  public let option: Option
  /// What is wrong with the name.
  public let problem: NodeNameError

  /// One line: the problem and how to fix it.
  public var description: String { "\(option.rawValue): \(problem)" }
}
