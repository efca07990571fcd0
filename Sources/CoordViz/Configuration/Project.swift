import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPages

/// The settings of a project, with paths relative to the current folder.
struct Project {
  let configuration: Configuration
  let path: String
  let bounds: RepositoryBounds

  init(at place: ConfigurationPlace, isTrusted: Bool = false) throws(CommandError) {
    path = place.path
    bounds = RepositoryBounds(around: path.folderStart, isTrusted: isTrusted)
    let text = try place.text(isTrusted: isTrusted)
    do {
      configuration = try Configuration(yaml: text, words: Self.words)
      if let link = configuration.sourceLink { _ = try SourceLink(template: link) }
    } catch let error as DeclarationError {
      throw CommandError(in: path, error)
    } catch {
      throw CommandError(path, "source_link: \(error)")
    }
  }

  private static var words: Configuration.Words {
    var words = Configuration.Words.none
    (words.rules, words.themes) = (RuleCatalogue.all.map(\.id), Theme.all.map(\.name))
    words.directions = DiagramOptions.Direction.names
    words.languages = Captions.allCases.map(\.rawValue)
    words.media = Documentation.Medium.allCases.map(\.rawValue)
    return words
  }

  /// A file or folder of the configuration, relative to the current folder.
  func resolved(_ name: String) throws(CommandError) -> String {
    try bounds.file(name, in: path.folderStart, namedBy: path)
  }

  var sources: [Input] {
    get throws(CommandError) {
      var inputs: [Input] = []
      for name in configuration.sources {
        inputs.append(try bounds.input(name, in: path.folderStart, namedBy: path))
      }
      return inputs
    }
  }
  var docs: [String] {
    get throws(CommandError) {
      var paths: [String] = []
      for name in configuration.docs { paths.append(try resolved(name)) }
      return paths
    }
  }
  var hierarchy: String? { get throws(CommandError) { try resolved(configuration.hierarchy) } }
  var thumbnails: String? { get throws(CommandError) { try resolved(configuration.thumbnails) } }
  var baseline: String? { get throws(CommandError) { try resolved(configuration.baseline) } }

  private func resolved(_ name: String?) throws(CommandError) -> String? {
    guard let name else { return nil }
    return try resolved(name)
  }

  /// The project's own rules about edges.
  var architecture: Architecture {
    Architecture(
      rules: configuration.edgeRules.map { rule in
        let place = SourceLocation(file: ProjectRoot.pathFromTop(of: path), line: rule.line)
        return ArchitectureRule(of: rule, at: place)
      }
    )
  }

  var captions: Captions? { configuration.language.flatMap(Captions.init(rawValue:)) }
  var sourceLink: SourceLink? { configuration.sourceLink.flatMap { try? SourceLink(template: $0) } }
  var theme: Theme? { configuration.theme.flatMap(Theme.init(named:)) }
  var direction: DiagramOptions.Direction? {
    configuration.direction.flatMap(DiagramOptions.Direction.init(named:))
  }

  /// Findings with their configured severities, without those of disabled rules.
  func judged(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let decided = configuration.rules[finding.rule] else { return finding }
      guard let severity = decided else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// A snapshot with the configured roles of coordinators. A role that its input already has wins.
  func withRoles(_ snapshot: Snapshot) throws(CommandError) -> Snapshot {
    let roles = configuration.roles
    guard !roles.isEmpty else { return snapshot }
    let first: [Int?]
    do {
      first = try NodeSearch(snapshot.graph).firstMatches(of: roles.map { Glob($0.pattern) })
    } catch {
      throw CommandError(path, "roles: \(error)")
    }
    let nodes = zip(snapshot.graph.nodes, first).map { node, first in
      guard node.kind == .coordinator, node.role == nil, let first else { return node }
      var node = node
      node.role = roles[first].role
      return node
    }
    var snapshot = snapshot
    if let graph = try? Graph(nodes: nodes, edges: snapshot.graph.edges) { snapshot.graph = graph }
    return snapshot
  }
}

extension ArchitectureRule {
  init(of rule: Configuration.EdgeRule, at place: SourceLocation) {
    let forbidden = rule.maxDepth.map(Demand.depth) ?? (rule.to.isReachable ? .noPath : .noEdge)
    self.init(
      rule.name,
      rule.isAllowed ? .onlyEdges : forbidden,
      severity: rule.severity,
      comment: rule.comment,
      from: NodePattern(of: rule.from),
      to: NodePattern(of: rule.to),
      edges: rule.edges,
      place: place
    )
  }
}

extension NodePattern {
  fileprivate init(of choice: Configuration.NodeChoice) {
    self.init(
      names: choice.name,
      otherThan: choice.notName,
      modules: choice.module,
      outside: choice.notModule,
      roles: choice.role,
      kinds: choice.kind
    )
  }
}
