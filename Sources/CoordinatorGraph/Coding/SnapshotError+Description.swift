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

extension String {
  /// A suggestion to replace an unknown word.
  package func advice(from words: [String]) -> String {
    if let word = nearest(in: words) { return "did you mean \(word.quoted)?" }
    return "use one of " + words.map(\.quoted).joined(separator: ", ")
  }
}
