import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPages

/// The settings of a project, with paths relative to the current folder.
struct Project {
  let configuration: Configuration
  /// The file with the settings.
  let path: String

  /// The paths that it may name.
  let bounds: RepositoryBounds

  init(at place: ConfigurationPlace, isTrusted: Bool = false) throws(CommandError) {
    path = place.path
    bounds = RepositoryBounds(around: Self.folder(of: path), isTrusted: isTrusted)
    let text = try place.text(isTrusted: isTrusted)
    do {
      configuration = try Configuration(yaml: text, words: Self.words)
      if let link = configuration.sourceLink { _ = try SourceLink(template: link) }
    } catch let error as DeclarationError {
      throw place.problem(error)
    } catch {
      throw .unreadableText(place: path, problem: "source_link: \(error)")
    }
  }

  /// The settings if no argument names a configuration; nil without a configuration.
  static func usual() throws(CommandError) -> Project? {
    guard let place = ConfigurationSearch.usual() else { return nil }
    return try Project(at: place)
  }

  private static let words = Configuration.Words(
    rules: RuleCatalogue.all.map(\.id),
    themes: Theme.all.map(\.name),
    directions: DiagramOptions.Direction.names,
    languages: Captions.all.map(\.language),
    media: Documentation.Medium.allCases.map(\.rawValue)
  )

  /// A path of the configuration, relative to the current folder; a git revision stays unchanged.
  func resolved(_ name: String) throws(CommandError) -> String {
    try bounds.resolved(name, in: Self.folder(of: path), namedBy: path)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  var sources: [String] { get throws(CommandError) { try resolved(configuration.sources) } }
  var docs: [String] { get throws(CommandError) { try resolved(configuration.docs) } }
  var hierarchy: String? { get throws(CommandError) { try resolved(configuration.hierarchy) } }
  var thumbnails: String? { get throws(CommandError) { try resolved(configuration.thumbnails) } }
  var baseline: String? { get throws(CommandError) { try resolved(configuration.baseline) } }

  private func resolved(_ names: [String]) throws(CommandError) -> [String] {
    var paths: [String] = []
    for name in names { paths.append(try resolved(name)) }
    return paths
  }

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

  var captions: Captions? { configuration.language.flatMap(Captions.init(named:)) }
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
  func withRoles(_ snapshot: Snapshot) -> Snapshot {
    let parts = configuration.roles.map { (glob: Glob($0.pattern), role: $0.role) }
    guard !parts.isEmpty else { return snapshot }
    let nodes = snapshot.graph.nodes.map { node in
      var node = node
      if node.kind == .coordinator, node.role == nil {
        node.role = parts.first { $0.glob.matches(node.type) || $0.glob.matches(node.name) }?.role
      }
      return node
    }
    var snapshot = snapshot
    if let graph = try? Graph(nodes: nodes, edges: snapshot.graph.edges) { snapshot.graph = graph }
    return snapshot
  }
}
