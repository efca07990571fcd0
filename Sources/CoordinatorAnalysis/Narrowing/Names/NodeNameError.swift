import CoordinatorGraph

/// Why a name from the user means no node.
package enum NodeNameError: Error, Hashable, Sendable {
  /// No node has the name, or matches the pattern; `nearest` are names like it.
  case noMatch(String, nearest: [String])
  /// Several types may be meant.
  case ambiguous(String, candidates: [String])
  /// The patterns need too many steps.
  case exhausted(NodeSearch.Exhausted)
}

extension NodeNameError: CustomStringConvertible {
  /// One line: the problem and how to fix it.
  package var description: String {
    switch self {
    case .noMatch(let name, let nearest): "no node matches \(name.quoted); \(Self.advice(nearest))"
    case .ambiguous(let name, let candidates):
      "\(name.quoted) may be \(Self.list(candidates)); use a whole name"
    case .exhausted(let error): "\(error)"
    }
  }

  private static func advice(_ names: [String]) -> String {
    names.isEmpty ? "see all names with 'coordviz list'" : "did you mean \(list(names))?"
  }

  /// The first names: a line has no room for hundreds.
  private static func list(_ names: [String]) -> String {
    let most = 5
    let others = names.count > most ? ["\(names.count - most) others"] : []
    return (names.prefix(most).map(\.quoted) + others).alternatives
  }
}
