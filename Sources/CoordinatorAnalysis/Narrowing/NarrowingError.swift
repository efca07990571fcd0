import CoordinatorGraph

/// Why a graph cannot be narrowed.
public enum NarrowingError: Error, Hashable, Sendable {
  /// No node has the name, or matches the pattern, that was given as `option`; `nearest` are names like it.
  case noMatch(String, option: Option, nearest: [String])
  /// The patterns need too many steps.
  case exhausted(NodeSearch.Exhausted, option: Option)

  /// The option that a name was given to.
  public enum Option: String, CaseIterable, Hashable, Sendable {
    case focus, reaches, only, exclude, collapse
  }
}

extension NarrowingError: CustomStringConvertible {
  /// One line: the problem and how to fix it.
  public var description: String {
    switch self {
    case .noMatch(let name, let option, let nearest):
      "\(option.rawValue): no node matches \(name.quoted); \(Self.advice(nearest))"
    case .exhausted(let error, let option): "\(option.rawValue): \(error)"
    }
  }

  private static func advice(_ names: [String]) -> String {
    guard let last = names.last else { return "use a name of the graph, or remove the option" }
    let others = names.dropLast().map(\.quoted).joined(separator: ", ")
    return "did you mean \(others.isEmpty ? "" : others + " or ")\(last.quoted)?"
  }
}
