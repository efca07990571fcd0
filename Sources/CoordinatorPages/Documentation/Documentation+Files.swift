import CoordinatorDiagrams
import CoordinatorGraph

extension Documentation {
  /// Draws a graph as SVG.
  public typealias Draw = (Graph, DiagramOptions) throws -> [UInt8]

  /// The documentation's files, sorted by their paths.
  ///
  /// - Parameters:
  ///   - medium: What they are written in.
  ///   - picture: Draws the hierarchy and parts of it. It is asked only where the medium shows them.
  public func files(as medium: Medium, picture: Draw) rethrows -> [PageFile] {
    let files =
      switch medium {
      case .markdown: try MarkdownPages(documentation: self, isCatalog: false).files(picture: picture)
      case .html: SitePages(documentation: self).files
      case .docc: try MarkdownPages(documentation: self, isCatalog: true).files(picture: picture)
      }
    return files.sorted { $0.path < $1.path }
  }

  /// The hierarchy as two files, for light and for dark pages.
  func pictures(
    light: String,
    dark: String,
    picture: Draw
  ) rethrows -> [PageFile] {
    try [(light, Appearance.light), (dark, .dark)].map { path, appearance in
      var options = options
      (options.title, options.appearance) = (nil, appearance)
      let text = String(decoding: try picture(graph.tree, options), as: UTF8.self)
      return PageFile(path: path, text: text, comment: PageFile.markup)
    }
  }

  /// Whether there is a hierarchy to be drawn.
  var hasPicture: Bool { !graph.tree.nodes.isEmpty }
}
