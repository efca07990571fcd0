import CoordinatorGraph

/// Why a document is not a snapshot that this library can read.
public enum SnapshotError: Error, Hashable, Sendable {
  /// A place in a text. Lines count from 1; columns count Unicode scalars from 1.
  public struct Place: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int

    /// The place at the given line and column.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The document contains only white space.
  case empty
  /// The document ends within a value.
  case cutShort(Place)
  /// The text is not UTF-8.
  case notUTF8(Place)
  /// The text is not JSON: something else was expected there.
  case notJSON(Place, expected: String, found: String)
  /// A newer library wrote it.
  case newerVersion(Int)
  /// It is valid JSON, but the value at `path`, such as `graph.nodes[17].kind`, does not fit the snapshot
  /// format. The path of the document itself is empty.
  case invalid(path: String, Problem)

  /// The problem with a value.
  public enum Problem: Hashable, Sendable {
    /// An object lacks a key.
    case missingKey(String)
    /// An object has a key twice.
    case duplicateKey(String)
    /// The value is of another type.
    case wrongType(expected: String, found: String)
    /// The format does not define this word.
    case unknownWord(String, what: String, known: [String])
    /// The number is too small.
    case below(minimum: Int, found: Int)
    /// The node at another path has the id already.
    case duplicateNode(NodeID, first: String)
    /// An edge starts or ends at an id that no node has.
    case danglingEdge(NodeID)
  }

  /// The same error, seen from the value that holds `key`.
  func within(key: String) -> SnapshotError {
    guard case .invalid(let path, let problem) = self else { return self }
    let isNested = !path.isEmpty && !path.hasPrefix("[")
    return .invalid(path: key + (isNested ? "." : "") + path, problem)
  }

  /// The same error, seen from the array that holds it.
  func within(index: Int) -> SnapshotError {
    within(key: "[\(index)]")
  }
}

extension SnapshotError: CustomStringConvertible {
  /// One line: the place, the problem and the fix.
  public var description: String {
    switch self {
    case .empty:
      "the document is empty; expected a snapshot in json"
    case .cutShort(let place):
      "\(place): the document is cut short; write it again"
    case .notUTF8(let place):
      "\(place): not utf-8; save the document in utf-8"
    case .notJSON(let place, let expected, let found):
      "\(place): not json: expected \(expected), found \(found)"
    case .newerVersion(let version):
      """
      schemaVersion: written by a newer coordviz: the format has version \(version), but this one reads up to \
      \(Snapshot.schemaVersion); update coordviz
      """
    case .invalid(let path, let problem):
      "\(path.isEmpty ? "the document" : path): \(problem)"
    }
  }
}

extension SnapshotError.Place: CustomStringConvertible {
  /// `line 3, column 14`.
  public var description: String { "line \(line), column \(column)" }
}

extension SnapshotError.Problem: CustomStringConvertible {
  /// The problem and how to fix it.
  public var description: String {
    switch self {
    case .missingKey(let key):
      "the key \(key.quoted) is missing; add it"
    case .duplicateKey(let key):
      "the key \(key.quoted) is there twice; keep one"
    case .wrongType(let expected, let found):
      "expected \(expected), found \(found)"
    case .unknownWord(let word, let what, let known):
      "unknown \(what) \(word.quoted); \(word.advice(from: known))"
    case .below(let minimum, let found):
      "\(found) is too small; the minimum is \(minimum)"
    case .duplicateNode(let id, let first):
      "\(first) also has the id \(id.rawValue.quoted); give each node a unique id"
    case .danglingEdge(let id):
      "no node has the id \(id.rawValue.quoted); add the node or remove the edge"
    }
  }
}
