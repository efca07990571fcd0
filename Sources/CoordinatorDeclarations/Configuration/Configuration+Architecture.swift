import CoordinatorGraph

extension Configuration {
  /// A rule about edges: an element of `forbidden` or `allowed`.
  public struct EdgeRule: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The line with the rule, from 1.
    public var line: Int
    /// Whether it names the edges that may be there, instead of those that may not.
    public var isAllowed: Bool
    /// How much a violation matters.
    public var severity: Finding.Severity
    /// The reason.
    public var comment: String?
    /// The nodes that edges start from.
    public var from: NodeChoice
    /// The nodes that edges lead to.
    public var to: NodeChoice
    /// The kinds of edges that count; empty: the usual ones.
    public var edges: [Edge.Kind]
    /// Whether paths count, and not only edges.
    public var isReachable: Bool
    /// The most edges from the start.
    public var maxDepth: Int?
  }

  /// Nodes that a rule is about.
  public struct NodeChoice: Hashable, Sendable {
    /// Patterns of names.
    public var name: [String] = []
    /// Patterns of names that do not count.
    public var notName: [String] = []
    /// Patterns of modules.
    public var module: [String] = []
    /// Patterns of modules that do not count.
    public var notModule: [String] = []
    /// The roles that count; empty: all.
    public var role: [Node.Role] = []
    /// The kinds of nodes that count; empty: all.
    public var kind: [Node.Kind] = []
  }
}

extension [Configuration.EdgeRule] {
  /// The rules of `forbidden` and `allowed`.
  ///
  /// - Parameter taken: Names that these rules cannot have, because other code defines them.
  init(_ fields: YAMLFields, taken: [String]) throws(DeclarationError) {
    self.init()
    var seen: Set<String> = []
    for key in ["forbidden", "allowed"] {
      for item in try fields[key]?.items(key) ?? [] {
        let rule = try Configuration.EdgeRule(item, key)
        if taken.contains(rule.name) {
          throw .syntax(
            line: rule.line,
            problem: "\(rule.name.quoted) is a rule of coordviz itself; choose another name"
          )
        }
        guard seen.insert(rule.name).inserted else { throw .duplicateKey(rule.name, line: rule.line) }
        append(rule)
      }
    }
  }
}

extension Configuration.EdgeRule {
  fileprivate init(_ value: YAMLValue, _ key: String) throws(DeclarationError) {
    isAllowed = key == "allowed"
    let known = isAllowed ? ConfigurationKeys.allowed : ConfigurationKeys.forbidden
    let fields = try YAMLFields(value, key, line: value.line, known: known)
    line = value.line
    name = try Self.name(fields.required("name"))
    severity = try fields.word("severity") ?? .error
    comment = try fields.text("comment")
    from = try Configuration.NodeChoice(fields, "from", known: ConfigurationKeys.nodes)
    to = try Configuration.NodeChoice(fields, "to", known: ConfigurationKeys.target(isAllowed: isAllowed))
    edges = try fields.words("edges")
    isReachable = try Self.isReachable(fields, isAllowed)
    maxDepth = try fields["max_depth"]?.number("max_depth", minimum: 0)
    try check()
  }

  private static func isReachable(_ fields: YAMLFields, _ isAllowed: Bool) throws(DeclarationError) -> Bool {
    guard let value = fields["to"], case .mapping = try value.shape() else { return false }
    let known = ConfigurationKeys.target(isAllowed: isAllowed)
    let fields = try YAMLFields(value, "to", line: value.line, known: known)
    return try fields["reachable"]?.truth("reachable") ?? false
  }

  /// Names are written on command lines and in baselines.
  private static func name(_ value: YAMLValue) throws(DeclarationError) -> String {
    let name = try value.text("name")
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }) else {
      throw .wrongType(
        line: value.line,
        key: "name",
        expected: "letters, digits and dashes, as 'search-opens-no-login'",
        found: name.quoted
      )
    }
    return name
  }

  private func check() throws(DeclarationError) {
    if maxDepth != nil, isReachable {
      throw .syntax(
        line: line,
        problem: "'reachable' and 'max_depth' exclude each other; make two rules of it"
      )
    }
    // Otherwise every edge of the graph breaks the rule.
    let isAboutAll = from == Configuration.NodeChoice() && to == Configuration.NodeChoice()
    if isAboutAll, maxDepth == nil { throw .missingKey("to", line: line) }
  }
}

extension Configuration.NodeChoice {
  /// A pattern of names, or a mapping.
  fileprivate init(_ fields: YAMLFields, _ key: String, known: [String]) throws(DeclarationError) {
    self.init()
    guard let value = fields[key] else { return }
    switch try value.shape() {
    case .text, .list: name = try fields.texts(key)
    default:
      let fields = try YAMLFields(value, key, line: value.line, known: known)
      (name, notName) = (try fields.texts("name"), try fields.texts("not_name"))
      (module, notModule) = (try fields.texts("module"), try fields.texts("not_module"))
      (role, kind) = (try fields.words("role"), try fields.words("kind"))
    }
  }
}

extension YAMLFields {
  /// The words of a key; empty if the key is missing.
  fileprivate func words<Word>(_ key: String) throws(DeclarationError) -> [Word]
  where Word: RawRepresentable<String>, Word: CaseIterable {
    try list(key) { (item) throws(DeclarationError) in try item.word(key) }
  }
}
