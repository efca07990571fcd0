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
