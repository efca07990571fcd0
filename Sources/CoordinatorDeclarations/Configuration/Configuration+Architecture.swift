import CoordinatorGraph

extension Configuration {
  /// A rule about edges: an element of `forbidden` or `allowed`.
  package struct EdgeRule: Hashable, Sendable {
    package var name = ""
    /// The line with the rule, from 1.
    package var line: Int
    /// Whether it names the edges that may be there, instead of those that may not.
    package let isAllowed: Bool
    package var severity = Finding.Severity.error
    package var comment: String?
    package var from = NodeChoice()
    package var to = NodeChoice()
    /// The kinds of edges that count; empty: the usual ones.
    package var edges: [Edge.Kind] = []
    /// The most edges from the start.
    package var maxDepth: Int?
  }

  /// Nodes that a rule is about.
  package struct NodeChoice: Hashable, Sendable {
    /// Patterns of names.
    package var name: [String] = []
    package var notName: [String] = []
    package var module: [String] = []
    package var notModule: [String] = []
    /// The roles that count; empty: all.
    package var role: [Node.Role] = []
    package var kind: [Node.Kind] = []
    /// Whether paths to the nodes count, and not only edges.
    package var isReachable = false
  }

  /// The rules of `forbidden` or `allowed`. No two have one name, and none that of a rule of coordviz itself.
  static func edgeRules(_ key: String) -> ConfigurationKey<Self> {
    ConfigurationKey(key) { (fields, words, owner) throws(DeclarationError) in
      for item in try fields[key]?.items(key) ?? [] {
        var rule = EdgeRule(line: item.line, isAllowed: key == "allowed")
        try EdgeRule.keys(isAllowed: rule.isAllowed).read(item, key, words, into: &rule)
        try rule.check()
        if words.rules.contains(rule.name) {
          throw .syntax(
            line: rule.line,
            problem: "\(rule.name.quoted) is a rule of coordviz itself; choose another name"
          )
        }
        guard !owner.edgeRules.contains(where: { $0.name == rule.name }) else {
          throw .duplicateKey(rule.name, line: rule.line)
        }
        owner.edgeRules.append(rule)
      }
    } written: {
      let rules = $0.edgeRules.filter { $0.isAllowed == (key == "allowed") }
      return .list(rules.map { .mapping(EdgeRule.keys(isAllowed: $0.isAllowed).fields(of: $0)) })
    }
  }
}

extension Configuration.EdgeRule {
  fileprivate static func keys(isAllowed: Bool) -> [ConfigurationKey<Self>] {
    let keys = [
      named, severe, explained, nodes("from", \.from, Configuration.NodeChoice.keys),
      nodes(
        "to",
        \.to,
        Configuration.NodeChoice.keys + (isAllowed ? [] : [Configuration.NodeChoice.reachable])
      ),
      .words("edges", \.edges),
    ]
    return isAllowed ? keys : keys + [depth]
  }

  /// Names are written on command lines and in baselines.
  private static let named = ConfigurationKey<Self>("name") { (fields, _, owner) throws(DeclarationError) in
    let value = try fields.required("name")
    owner.name = try value.text("name")
    guard !owner.name.isEmpty, owner.name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) })
    else {
      throw .wrongType(
        line: value.line,
        key: "name",
        expected: "letters, digits and dashes, as 'search-opens-no-login'",
        found: owner.name.quoted
      )
    }
  } written: {
    .text($0.name)
  }

  private static let severe = ConfigurationKey<Self>("severity") {
    (fields, _, owner) throws(DeclarationError) in
    owner.severity = try fields.word("severity") ?? .error
  } written: {
    .text($0.severity.rawValue)
  }

  private static let explained = ConfigurationKey<Self>("comment") {
    (fields, _, owner) throws(DeclarationError) in
    owner.comment = try fields.text("comment")
  } written: {
    .text($0.comment)
  }

  private static let depth = ConfigurationKey<Self>("max_depth") {
    (fields, _, owner) throws(DeclarationError) in
    owner.maxDepth = try fields["max_depth"]?.number("max_depth", minimum: 0)
  } written: {
    $0.maxDepth.map { .number($0) } ?? .nothing
  }

  /// A pattern of names, or a mapping.
  private static func nodes(
    _ name: String,
    _ path: ConfigurationKey<Self>.Path<Configuration.NodeChoice>,
    _ keys: [ConfigurationKey<Configuration.NodeChoice>]
  ) -> ConfigurationKey<Self> {
    ConfigurationKey(name) { (fields, words, owner) throws(DeclarationError) in
      guard let value = fields[name] else { return }
      switch try value.shape() {
      case .text, .list: owner[keyPath: path].name = try fields.texts(name)
      default: try keys.read(value, name, words, into: &owner[keyPath: path])
      }
    } written: {
      .mapping(keys.fields(of: $0[keyPath: path]), isOnOneLine: true)
    }
  }

  fileprivate func check() throws(DeclarationError) {
    if maxDepth != nil, to.isReachable {
      throw .syntax(
        line: line,
        problem: "'reachable' and 'max_depth' exclude each other; make two rules of it"
      )
    }
    // Otherwise every edge of the graph breaks the rule.
    let all = Configuration.NodeChoice(isReachable: to.isReachable)
    if from == Configuration.NodeChoice(), to == all, maxDepth == nil { throw .missingKey("to", line: line) }
  }
}

extension Configuration.NodeChoice {
  fileprivate static let keys: [ConfigurationKey<Self>] = [
    .texts("name", \.name), .texts("not_name", \.notName), .texts("module", \.module),
    .texts("not_module", \.notModule), .words("role", \.role), .words("kind", \.kind),
  ]

  fileprivate static let reachable = ConfigurationKey<Self>("reachable") {
    (fields, _, owner) throws(DeclarationError) in
    owner.isReachable = try fields["reachable"]?.truth("reachable") ?? false
  } written: {
    $0.isReachable ? .truth(true) : .nothing
  }
}
