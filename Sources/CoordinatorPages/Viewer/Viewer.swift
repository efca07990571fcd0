import CoordinatorDiagrams
import CoordinatorGraph

/// The content of the interactive page of a graph: the tree, findings and changes.
///
/// ``html`` is the page in a file, ``LivePage`` the one that a server keeps up to date. Both have one script, in which a
/// graph is a recording of one line.
package struct Viewer: Sendable {
  package var graph: Graph
  /// The theme and title, links to source, badges, images, and what changed. The page lays out by itself.
  package var options = DiagramOptions()
  package var findings: [Finding] = []
  package var captions = Captions.english
  /// Pages about nodes: relative addresses, or addresses on the web. Other addresses, such as `javascript:`,
  /// are ignored.
  package var pages: [NodeID: String] = [:]
  /// The kinds of nodes that the reader has to ask for.
  package var hidden: Set<Node.Kind> = []

  /// What is neither a coordinator nor a screen.
  package static let secondary: Set<Node.Kind> = [.container, .dependency, .service, .module]

  /// The viewer's script: plain JavaScript, the same for every graph.
  package static let script = EmbeddedFile.script

  /// The viewer's style sheet: the same for all viewers of one theme.
  package var style: String {
    EmbeddedFile.style
      + ThemeStyle(
        options.theme,
        hasChanges: options.changes != nil,
        badges: Array(options.badges.values)
      ).text
  }

  package var title: String { options.title ?? captions["coordinators"] }

  /// The graph as the line of a recording: names without signs of change, findings in the language of the page.
  var line: RecordingLine {
    let nodes = graph.nodes.map { node in
      var node = node.unsigned(options.changes?.nodes[node.id])
      if node.label != nil || node.type.caption != node.type { node.label = node.name.caption }
      return node
    }
    let snapshot = Snapshot(
      origin: Snapshot.Origin(kind: .declared, name: title),
      graph: (try? Graph(nodes: nodes, edges: graph.edges)) ?? graph,
      findings: findings
    )
    return .snapshot(RecordedSnapshot(at: 0, snapshot: snapshot))
  }
}

extension Viewer {
  package init(of graph: Graph) { self.graph = graph }
}
