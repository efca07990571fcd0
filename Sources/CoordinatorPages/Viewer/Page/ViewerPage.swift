import CoordinatorDiagrams
import CoordinatorGraph

/// A whole page with a picture to move about in: one file that needs no network and no server. Without scripts, it
/// shows the tree as text.
public struct ViewerPage: Sendable {
  /// The viewer on this page.
  public var viewer: Viewer

  /// A page of the given viewer.
  public init(_ viewer: Viewer) {
    self.viewer = viewer
  }

  /// The page. Equal viewers give the same bytes. All text from the graph is escaped.
  public var html: String {
    let style = viewer.style
    let policy = ContentSecurityPolicy(
      scripts: [Viewer.script],
      styles: [style],
      hasImages: !viewer.options.thumbnails.isEmpty
    )
    return """
      <!doctype html>
      <html lang="\(viewer.captions.language)">
      <head>
      <meta charset="utf-8">
      \(policy.element)
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="coordviz">
      <title>\(viewer.title.escapedForHTML)</title>
      <style>\(style)</style>
      </head>
      <body class="viewer-page">
      <noscript><pre class="viewer-noscript">\(TextTree().render(viewer.graph).escapedForHTML)</pre></noscript>
      \(EmbeddedFile.markup)
      <script type="application/json" id="viewer-content">\(ScriptJSON.text(of: ViewerContent(viewer)))</script>
      <script type="application/json" id="viewer-snapshot">\(ScriptJSON.escaped(viewer.line.jsonBytes()))</script>
      <script>\(Viewer.script)</script>
      </body>
      </html>

      """
  }
}
