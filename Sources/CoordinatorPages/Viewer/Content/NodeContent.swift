import CoordinatorDiagrams
import CoordinatorGraph

/// The viewer's data about a node.
struct NodeContent: Encodable {
  let id: String
  /// The id of its part of the picture.
  let element: String
  let name: String
  /// The width and height of its outline, in points.
  let size: [Double]
  /// Its type, where that is not its name.
  let type: String?
  let kind: String
  let role: String?
  let module: String?
  let documentation: String?
  let unknown: [String]?
  let source: SourceContent?
  /// The address of the page about it.
  let page: String?
  let change: String?
  /// The sign and the word of its badge.
  let verdict: String?

  /// All nodes, in the order of the drawing.
  static func all(in drawing: Drawing, of viewer: Viewer) -> [NodeContent] {
    let suffix = viewer.options.suffix.text(in: drawing.nodes)
    return zip(drawing.nodes, drawing.parts).map {
      NodeContent($0, isRoot: $1 == .root, without: suffix, in: viewer)
    }
  }

  private init(_ node: Node, isRoot: Bool, without suffix: String?, in viewer: Viewer) {
    let change = viewer.options.changes?.nodes[node.id]
    let badge = viewer.options.badge(of: node)
    let box = NodeBox(
      of: node.unsigned(change),
      isBold: isRoot,
      without: suffix,
      badge: badge,
      thumbnail: viewer.options.thumbnails[node.id]
    )
    size = [box.width, box.height]
    verdict = viewer.options.badges[node.id].map { "\($0.sign) \($0.word)" }
    id = node.id.rawValue
    element = ElementID.node(node.id)
    name = node.unsigned(change).name.caption
    type = node.type == name ? nil : node.type
    kind = node.kind.rawValue
    role = node.role?.rawValue
    module = node.module
    documentation = node.documentation
    unknown = node.unknown.isEmpty ? nil : node.unknown
    source = node.location.map { SourceContent($0, viewer.options.sourceLink) }
    page = viewer.pages[node.id].flatMap { $0.isPageAddress ? $0 : nil }
    self.change = change?.rawValue
  }
}

extension String {
  /// Whether it leads to a page, and not to a script or to data: a path, or an address of the web.
  var isPageAddress: Bool {
    let start = prefix { !"/?#".contains($0) }
    guard let colon = start.firstIndex(of: ":") else { return true }
    return ["http", "https"].contains(start[..<colon].lowercased())
  }
}

/// A line of source.
struct SourceContent: Encodable {
  /// `App/LoginCoordinator.swift:17`
  let text: String
  /// Its address, where links to source are wanted.
  let link: String?

  init(_ location: SourceLocation, _ link: SourceLink?) {
    text = "\(location.file.caption):\(location.line)"
    self.link = link?.url(to: location)
  }
}
