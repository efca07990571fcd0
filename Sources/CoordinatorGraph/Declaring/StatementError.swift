/// Why what was stated makes no graph.
public enum StatementError: Error, Hashable, Sendable {
  /// Two statements at two places give the same name.
  case repeated(NodeID, at: SourceLocation, first: SourceLocation)
  /// Something was said of a name that nothing states; `nearest` is the stated name that it may be a slip of.
  case unknown(NodeID, Node.Kind?, at: SourceLocation, nearest: String?)
  /// The name is that of a node of another kind.
  case wrongKind(NodeID, expected: Node.Kind, found: Node.Kind, at: SourceLocation)
}

extension StatementError {
  /// Where the statement stands that is wrong.
  public var place: SourceLocation {
    switch self {
    case .repeated(_, let place, _), .unknown(_, _, let place, _), .wrongKind(_, _, _, let place):
      place
    }
  }

  /// What is wrong there, and how to mend it.
  public var problem: String {
    switch self {
    case .repeated(let name, _, let first):
      "\(name.rawValue.quoted) is stated at \(first.words) too; give each node a name of its own"
    case .unknown(let name, let kind, _, let nearest):
      "no \(kind?.rawValue ?? "node") is named \(name.rawValue.quoted); "
        + (nearest.map { "did you mean \($0.quoted)?" } ?? "state it, or remove this")
    case .wrongKind(let name, let expected, let found, _):
      "\(name.rawValue.quoted) is a \(found.rawValue), and a \(expected.rawValue) is expected here"
    }
  }
}

extension StatementError: CustomStringConvertible {
  /// One line: the place, what is wrong there, how to mend it.
  public var description: String { "\(place.words): \(problem)" }
}

extension SourceLocation {
  /// `App/Graph.swift:12`, or `line 12` where the file goes without saying.
  fileprivate var words: String { file.isEmpty ? "line \(line)" : "\(file):\(line)" }
}
