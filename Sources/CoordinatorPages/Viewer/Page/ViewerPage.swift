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

extension String {
  /// The text as HTML shows it, in content and in quoted attributes.
  var escapedForHTML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// The page of `coordviz serve`. It holds nothing of an app: the server sends that while it is open.
public enum LivePage {
  /// The page. It loads ``script``, ``style`` and ``icon`` from its own folder, as `live.js`, `live.css`,
  /// `icon.svg`.
  ///
  /// - Parameter opensSource: Whether the server opens lines of source in an editor.
  public static func html(opensSource: Bool = false) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>coordviz</title>
    <link rel="icon" href="icon.svg">
    <link rel="stylesheet" href="live.css">
    </head>
    <body class="viewer-page">
    \(EmbeddedFile.markup)
    <noscript><p class="viewer-noscript">The live view needs JavaScript.</p></noscript>
    <script type="application/json" id="viewer-content">\(ScriptJSON.text(of: ViewerContent(opensSource: opensSource)))</script>
    <script src="live.js" defer></script>
    </body>
    </html>

    """
  }

  /// The page's script.
  public static let script = EmbeddedFile.script

  /// The page's style sheet.
  public static let style = EmbeddedFile.style + ThemeStyle(.standard, hasChanges: true).text

  /// The page's sign, as SVG.
  public static let icon = EmbeddedFile.icon
}
