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
      "\(key.quoted) has to be \(expected), and is \(found)"
    case .unknownWord(let word, _, let key, let known):
      "unknown \(key) \(word.quoted); \(word.advice(from: known))"
    case .newerVersion(let version, _):
      "made for a newer coordviz: the format's version is \(version), and this one reads 1; update coordviz"
    case .statement(let error):
      error.problem
    }
  }

  private var problemOfText: String {
    switch self {
    case .empty(let expected):
      "nothing is stated; \(expected)"
    case .tooLarge(let bytes, let limit):
      "\(bytes >> 20) MB are too much, and \(limit >> 20) MB are read; use a snapshot in json"
    case .syntax(_, let problem):
      problem
    case .tab:
      "a tab indents this line; indent with spaces"
    case .tooDeep:
      "values stand too deep within values; state the inner ones by themselves and name them here"
    case .severalDocuments:
      "a second document begins; keep one graph in a file"
    case .alias:
      "anchors and aliases are not read; write out what is meant"
    default:
      ""
    }
  }
}
