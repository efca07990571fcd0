import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPages

/// What a team has decided, with paths as they are from here.
struct Project {
  let configuration: Configuration
  /// Where it was read.
  let path: String

  init(path: String) throws(CommandError) {
    let input = Input.file(path)
    let text = try Document(place: path, name: input.name, bytes: try input.read()).text()
    self.path = path
    do {
      configuration = try Configuration(yaml: text, words: Self.words)
      if let link = configuration.sourceLink { _ = try SourceLink(template: link) }
    } catch let error as DeclarationError {
      throw .noStatement(place: path, error)
    } catch {
      throw .unreadableText(place: path, problem: "source_link: \(error)")
    }
  }

  /// What the team has decided where no argument names a configuration; nil where it has decided nothing.
  static func usual() throws(CommandError) -> Project? {
    guard let path = ConfigurationSearch.usual() else { return nil }
    return try Project(path: path)
  }

  private static let words = Configuration.Words(
    rules: RuleCatalogue.all.map(\.id),
    themes: Theme.all.map(\.name),
    directions: DiagramOptions.Direction.names,
    languages: Captions.all.map(\.language),
    media: Documentation.Medium.allCases.map(\.rawValue)
  )

  /// A path of the configuration as seen from here; a revision of git stays as it is.
  func resolved(_ name: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return MarkerArguments.path(name, in: folder)
  }

  var sources: [String] { configuration.sources.map(resolved) }
  var docs: [String] { configuration.docs.map(resolved) }
  var captions: Captions? { configuration.language.flatMap(Captions.init(named:)) }
  var hierarchy: String? { configuration.hierarchy.map(resolved) }
  var sourceLink: SourceLink? { configuration.sourceLink.flatMap { try? SourceLink(template: $0) } }
  var theme: Theme? { configuration.theme.flatMap(Theme.init(named:)) }
  var direction: DiagramOptions.Direction? {
    configuration.direction.flatMap(DiagramOptions.Direction.init(named:))
  }

  /// Findings as much as they matter here; those of rules that are off are left out.
  func judged(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let decided = configuration.rules[finding.rule] else { return finding }
      guard let severity = decided else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  var baseline: String? { configuration.baseline.map(resolved) }

  /// A snapshot in which coordinators play the parts that were decided. What its reading says of itself counts first.
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
