import CoordinatorGraph

extension DeclarationError {
  /// The problem and how to fix it, without the place.
  public var problem: String {
    switch self {
    case .empty, .tooLarge, .syntax, .tab, .tooDeep, .severalDocuments, .alias: problemOfText
    case .unknownKey(let key, _, let known):
      "unknown key \(key.quoted); \(key.advice(from: known))"
    case .duplicateKey(let key, _):
      "the key \(key.quoted) is there twice; keep one"
    case .missingKey(let key, _):
      "the key \(key.quoted) is missing; add it"
    case .wrongType(_, let key, let expected, let found):
      "\(key.quoted) must be \(expected), but is \(found)"
    case .unknownWord(let word, _, let key, let known):
      "unknown \(key) \(word.quoted); \(word.advice(from: known))"
    case .newerVersion(let version, _):
      "written for a newer coordviz: the format has version \(version), but this one reads 1; update coordviz"
    case .statement(let error):
      error.problem
    }
  }

  private var problemOfText: String {
    switch self {
    case .empty(let expected):
      "the document declares nothing; \(expected)"
    case .tooLarge(let bytes, let limit):
      "the document has \(bytes >> 20) MB, but the limit is \(limit >> 20) MB; use a snapshot in json"
    case .syntax(_, let problem):
      problem
    case .tab:
      "a tab indents this line; indent with spaces"
    case .tooDeep:
      "the values are nested too deeply; declare the inner ones at the top level and name them here"
    case .severalDocuments:
      "a second document begins; keep one graph in a file"
    case .alias:
      "anchors and aliases are not supported; repeat the value"
    default:
      ""
    }
  }
}
