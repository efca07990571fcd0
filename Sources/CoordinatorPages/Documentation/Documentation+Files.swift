import CoordinatorDiagrams

extension Documentation {
  /// The documentation's files, sorted by their paths.
  ///
  /// - Parameters:
  ///   - medium: What they are written in.
  ///   - picture: Draws the hierarchy as SVG, for light or dark pages. It is asked only where the medium shows it.
  public func files(as medium: Medium, picture: (Appearance) throws -> [UInt8]) rethrows -> [PageFile] {
    let files =
      switch medium {
      case .markdown: try MarkdownPages(documentation: self).files(picture: picture)
      }
    return files.sorted { $0.path < $1.path }
  }

  /// Whether there is a hierarchy to be drawn.
  var hasPicture: Bool { !graph.tree.nodes.isEmpty }
}
