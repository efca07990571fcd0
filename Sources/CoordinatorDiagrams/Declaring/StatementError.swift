import CoordinatorGraph

/// Why declarations do not form a graph.
public enum StatementError: Error, Hashable, Sendable {
  /// Two statements at two places give the same name.
  case repeated(NodeID, at: SourceLocation, first: SourceLocation)
  /// A declaration uses a name that is not declared; `nearest` is the declared name that was probably meant.
  case unknown(NodeID, Node.Kind?, at: SourceLocation, nearest: String?)
  /// The name belongs to a node of another kind.
  case wrongKind(NodeID, expected: Node.Kind, found: Node.Kind, at: SourceLocation)
}

extension StatementError {
  /// The place of the wrong declaration.
  public var place: SourceLocation {
    switch self {
    case .repeated(_, let place, _), .unknown(_, _, let place, _), .wrongKind(_, _, _, let place):
      place
    }
  }

  /// The problem and how to fix it.
  public var problem: String {
    switch self {
    case .repeated(let name, _, let first):
      "\(name.rawValue.quoted) is also declared at \(first.words); give each node a unique name"
    case .unknown(let name, let kind, _, let nearest):
      "no \(kind?.rawValue ?? "node") is named \(name.rawValue.quoted); "
        + (nearest.map { "did you mean \($0.quoted)?" } ?? "declare it, or remove this")
    case .wrongKind(let name, let expected, let found, _):
      "\(name.rawValue.quoted) is a \(found.rawValue), but a \(expected.rawValue) is expected here"
    }
  }
}

extension StatementError: CustomStringConvertible {
  /// One line: the place, the problem and the fix.
  public var description: String { "\(place.words): \(problem)" }
}

extension SourceLocation {
  /// `App/Graph.swift:12`, or `line 12` where the file is obvious.
  fileprivate var words: String { file.isEmpty ? "line \(line)" : "\(file):\(line)" }
}
