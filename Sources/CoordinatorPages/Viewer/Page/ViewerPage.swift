import CoordinatorDiagrams
import CoordinatorGraph

extension Viewer {
  /// The whole page: one file that needs no network and no server. Without scripts, it shows the tree as text.
  /// Equal viewers give the same bytes. All text from the graph is escaped.
  package var html: String {
    let policy = ContentSecurityPolicy.element(
      script: Self.scriptSource,
      style: ContentSecurityPolicy.source(style),
      hasImages: !options.thumbnails.isEmpty
    )
    return Self.page(
      language: captions.rawValue,
      title: title,
      withoutScript: "<pre class=\"viewer-noscript\">\(TextTree().render(graph).escapedForHTML)</pre>",
      content: ViewerContent(self),
      head: "\(policy)\n<style>\(style)</style>",
      scripts: """
        <script type="application/json" id="viewer-snapshot">\(ScriptJSON.escaped(line.jsonBytes()))</script>
        <script>\(Self.script)</script>
        """
    )
  }

  /// Hashed once: all pages have the same 130 kB.
  private static let scriptSource = ContentSecurityPolicy.source(script)

  fileprivate static func page(
    language: String,
    title: String,
    withoutScript: String,
    content: ViewerContent,
    head: String,
    scripts: String
  ) -> String {
    """
    <!doctype html>
    <html lang="\(language)">
    <head>
    <meta charset="utf-8">
    \(head)
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="coordviz">
    <title>\(title.escapedForHTML)</title>
    </head>
    <body class="viewer-page">
    <noscript>\(withoutScript)</noscript>
    \(EmbeddedFile.markup)
    <script type="application/json" id="viewer-content">\(ScriptJSON.text(of: content))</script>
    \(scripts)
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
package enum LivePage {
  /// The page. It loads ``script``, ``style`` and ``icon`` from its own folder, as `live.js`, `live.css`,
  /// `icon.svg`.
  ///
  /// - Parameter opensSource: Whether the server opens lines of source in an editor.
  package static func html(opensSource: Bool = false) -> String {
    Viewer.page(
      language: Captions.english.rawValue,
      title: "coordviz",
      withoutScript: "<p class=\"viewer-noscript\">The live view needs JavaScript.</p>",
      content: ViewerContent(opensSource: opensSource),
      head: "<link rel=\"icon\" href=\"icon.svg\">\n<link rel=\"stylesheet\" href=\"live.css\">",
      scripts: "<script src=\"live.js\" defer></script>"
    )
  }

  package static let script = EmbeddedFile.script
  package static let style = EmbeddedFile.style + ThemeStyle(.standard, hasChanges: true).text

  /// The page's sign, as SVG.
  package static let icon = EmbeddedFile.icon
}
