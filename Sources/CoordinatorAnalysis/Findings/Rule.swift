import CoordinatorDiagrams
import CoordinatorGraph

/// Something that is looked for in every graph.
package struct Rule: Sendable {
  /// Its id, in kebab case: `attached-twice`.
  package let id: String
  package let severity: Finding.Severity
  package let summary: String

  /// The kinds of graphs that it applies to. In some of them a node is a type and stands for many objects.
  package let origins: Set<Snapshot.Origin.Kind>

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

struct Breach: Equatable {
  /// The position of the node that it is about.
  let node: Int
  let message: String
  /// The line of source that shows it; the place of the node when nil.
  var location: SourceLocation?
}

extension Relations {
  /// A breach at the first member of each cycle of a part of the graph: in words about one node that leads to itself, or about
  /// several.
  func breaches(
    cyclesOf part: Graph,
    along kinds: Set<Edge.Kind>,
    one: (String) -> String,
    several: (String) -> String
  ) -> [Breach] {
    part.cycles(along: kinds).map(positions).compactMap { members in
      members.first.map {
        Breach(node: $0, message: members.count == 1 ? one(name($0)) : several(names(members)))
      }
    }
  }

  /// The names of nodes in a sentence; of many, the first few.
  func names(_ nodes: [Int]) -> String {
    let limit = 4
    var names = nodes.prefix(limit).map(name)
    if nodes.count > limit { names.append("\(nodes.count - limit) more") }
    return names.listed(with: "and")
  }
}

extension [Rule] {
  /// The findings, in the order of the rules, and for each rule by node id.
  ///
  /// Unknown parts of a graph give no findings, so a graph without findings is not proved correct. If a node
  /// is incomplete according to `unknown`, rules that need the missing part skip it. Each rule costs O(n +
  /// m); the rules for containers cost that times a 64th of the number of dependencies.
  package func findings(in snapshot: Snapshot) -> [Finding] {
    let relations = Relations(of: snapshot.graph)
    return filter { $0.origins.contains(snapshot.origin.kind) }.flatMap { $0.findings(in: relations) }
  }
}

extension Rule {
  fileprivate func findings(in relations: Relations) -> [Finding] {
    let breaches = breaches(relations).sorted { ($0.node, $0.message) < ($1.node, $1.message) }
    if breaches.isEmpty { return [] }
    let names = Set(relations.graph.nodes.map(\.name))
    return breaches.map { breach in
      let node = relations.graph.nodes[breach.node]
      return Finding(
        rule: id,
        severity: severity,
        message: breach.message,
        node: node.id,
        location: breach.location ?? node.location,
        types: Set(breach.message.namedParts.filter(names.contains) + [node.name]).sorted()
      )
    }
  }

  /// All rules, in the order of their findings in reports: first crashes and leaks, then misleading code.
  package static let all: [Rule] = [
    // The tree of coordinators.
    .attachedTwice,
    .twoParents,
    .cycle,
    .strongWayUp,
    // Containers. A cycle comes first, since a container on a cycle is its own ancestor.
    .containerCycle,
    .requiredNotProvided,
    .resolvedNotRegistered,
    .serviceCycle,
    .captiveDependency,
    .providedTwice,
    // Dead weight comes last.
    .providedNotRequired,
    .registeredNotResolved,
  ]
}
