import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

/// A snapshot, and a caption about the parts that its picture omits. Each format has its own place for the
/// caption.
struct CaptionedGraph {
  var snapshot: Snapshot
  /// One line about the omitted parts, or nil.
  var caption: String?
  /// The roots of the whole graph.
  var roots: Set<NodeID>?
  /// How many nodes below a node an overview omits.
  var hiddenBelow: [NodeID: Int] = [:]

  var graph: Graph { snapshot.graph }

  /// The name of the app in all texts about it.
  var title: String { snapshot.origin.name ?? "Coordinators" }

  /// The options, with the caption behind the title.
  func titled(_ options: DiagramOptions) -> DiagramOptions {
    var options = options
    options.title =
      caption.map { [options.title, $0].compactMap { $0 }.joined(separator: ": ") } ?? options.title
    return options
  }

  /// The options for a diagram as text, with the caption behind the title.
  func diagrammed(_ options: DiagramOptions) -> DiagramOptions {
    var options = titled(options)
    options.roots = roots
    return options
  }

  /// The options for a picture: the caption is below it.
  func captioned(_ looks: Looks) -> DiagramOptions {
    var options = looks.options
    if looks.hasCaption { options.caption = caption }
    (options.roots, options.hiddenBelow) = (roots, hiddenBelow)
    return options
  }

  /// The part that a README shows: the whole graph, or an overview if its names would be too small to read.
  func forReadme() -> CaptionedGraph {
    guard let overview = Overview(of: graph) else { return self }
    var part = self
    part.snapshot.graph = overview.graph
    part.hiddenBelow = overview.hiddenBelow
    part.roots = roots ?? Set(graph.roots(along: .hierarchy).map(\.id))
    let words =
      "overview with \(overview.graph.nodes.count) of \(graph.nodes.count) nodes; +3 means 3 more below"
    part.caption = caption.map { "\($0); \(words)" } ?? words
    return part
  }

  /// The options for a page with a title: by default the name of the input.
  func named(_ options: DiagramOptions) -> DiagramOptions {
    var options = options
    options.title = options.title ?? snapshot.origin.name
    options.roots = roots
    return titled(options)
  }

  /// The snapshot with the caption behind the name of its origin.
  var named: Snapshot {
    var snapshot = snapshot
    if let caption {
      snapshot.origin.name = [snapshot.origin.name, caption].compactMap { $0 }.joined(separator: ": ")
    }
    return snapshot
  }

  /// The caption as a line that the format reads over.
  func comment(_ mark: String) -> String { caption.map { "\(mark)\($0.onOneLine)\n" } ?? "" }

  /// The caption as a paragraph of Markdown.
  var paragraph: String { caption.map { "\($0.onOneLine.withoutMarkup)\n\n" } ?? "" }

  /// The caption on a separate line, after the tree.
  var lastLine: String { caption.map { "(\($0.onOneLine))\n" } ?? "" }
}

extension String {
  /// The text with a backslash before characters that have a meaning in Markdown.
  var withoutMarkup: String {
    map { "\\`*_[]<>#|~&$".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

extension DiagramOptions {
  /// Marks the edges that break a project's rules, and names the rule at the node of each finding.
  mutating func mark(_ violations: [Violation]) {
    highlights.formUnion(violations.lazy.flatMap(\.edges))
    mark(violations.map(\.finding))
  }

  /// Names the rules at the nodes of findings, behind what became of the nodes.
  mutating func mark(_ findings: [Finding]) {
    var rules: [NodeID: [Finding]] = [:]
    var seen: Set<[String]> = []
    for finding in findings {
      guard let node = finding.node, seen.insert([node.rawValue, finding.rule]).inserted else { continue }
      rules[node, default: []].append(finding)
    }
    for (node, findings) in rules {
      guard var badge = NodeBadge(findings) else { continue }
      if let change = changes?.nodes[node] {
        badge.word =
          "\(badges[node]?.word ?? legendWord(changes?.words[change] ?? change.rawValue)), ! \(badge.word)"
        badge.sign = change.sign
      }
      badges[node] = badge
    }
  }
}

extension Project {
  /// The violations that a picture of a graph marks.
  static func violations(of project: Project?, in graph: Graph) -> [Violation] {
    project?.architecture.violations(in: graph) ?? []
  }
}

extension NodeBadge {
  /// The badge of a node that breaks rules: it names the first of them.
  fileprivate init?(_ findings: [Finding]) {
    let worst = findings.contains { $0.severity == .error }
    guard let first = findings.first, let style = Theme.leaks.kinds[worst ? .dependency : .screen] else {
      return nil
    }
    let others = findings.count > 1 ? " +\(findings.count - 1)" : ""
    self.init(name: worst ? "violation" : "doubtful", sign: "!", word: first.rule + others, style: style)
  }
}
