import CoordinatorGraph

/// Something that is looked for in every graph.
public struct Rule: Sendable {
  /// Its id, in kebab case: `attached-twice`.
  public let id: String

  /// How much it matters.
  public let severity: Finding.Severity

  /// What it looks for, in a few words.
  public let summary: String

  /// The readings of an app in which it can be told. Where a node is a type, one node may stand for many objects.
  public let origins: Set<Snapshot.Origin.Kind>

  let breaches: @Sendable (Relations) -> [Breach]

  init(
    _ id: String,
    _ severity: Finding.Severity,
    _ summary: String,
    in origins: Set<Snapshot.Origin.Kind> = Set(Snapshot.Origin.Kind.allCases),
    breaches: @escaping @Sendable (Relations) -> [Breach]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.origins = origins
    self.breaches = breaches
  }
}

/// One place where a rule is broken.
struct Breach: Equatable {
  /// The position of the node that it is about.
  let node: Int
  let message: String
  /// The line of source that shows it; where the node stands when nil.
  var location: SourceLocation?
}

extension [Rule] {
  /// What breaks the rules, rule by rule in their order, and for each by the ids of the nodes.
  ///
  /// What a graph does not tell is no finding, and no finding is no proof: where a node says in `unknown` that it may be
  /// incomplete, rules that would need the rest keep silent. Each rule costs O(n + m), those of containers that times a
  /// 64th of the dependencies.
  public func findings(in snapshot: Snapshot) -> [Finding] {
    let relations = Relations(of: snapshot.graph)
    return filter { $0.origins.contains(snapshot.origin.kind) }.flatMap { $0.findings(in: relations) }
  }
}

extension Rule {
  fileprivate func findings(in relations: Relations) -> [Finding] {
    let breaches = breaches(relations).sorted { ($0.node, $0.message) < ($1.node, $1.message) }
    return breaches.map { breach in
      let node = relations.graph.nodes[breach.node]
      return Finding(
        rule: id,
        severity: severity,
        message: breach.message,
        node: node.id,
        location: breach.location ?? node.location
      )
    }
  }
}
