import Foundation

/// The page of `coordviz serve`. It holds nothing of an app: the server sends that while it is open.
public enum LivePage {
  /// The page. It loads ``script``, ``style`` and ``icon`` from its own folder, as `live.js`, `live.css`,
  /// `icon.svg`.
  public static let html = text(PackageResources.live_html)
    .replacingOccurrences(of: "{{content}}", with: ScriptJSON.text(of: LiveContent()))

  /// The page's script.
  public static let script = "\"use strict\";\n{\n" + scripts.map(text).joined(separator: "\n") + "}\n"

  /// The page's style sheet.
  public static let style = styles.map(text).joined(separator: "\n")

  /// The page's sign, as SVG.
  public static let icon = text(PackageResources.icon_svg)

  /// Each file may use what the files before it declare. The first ones are those of the page in a file, ``ViewerPage``.
  private static let scripts = [
    PackageResources.words_js, PackageResources.elements_js, PackageResources.search_js,
    PackageResources.camera_js, PackageResources.pointers_js, PackageResources.finder_js,
    PackageResources.appearance_js,
    PackageResources.live_model_js, PackageResources.live_runs_js, PackageResources.live_feed_js,
    PackageResources.live_layout_js, PackageResources.live_forest_js, PackageResources.live_picture_js,
    PackageResources.live_timeline_js, PackageResources.live_events_js, PackageResources.live_panel_js,
    PackageResources.live_tabs_js, PackageResources.live_actions_js, PackageResources.live_keys_js,
    PackageResources.live_js,
  ]

  private static let styles = [
    PackageResources.colours_css, PackageResources.frame_css, PackageResources.picture_css,
    PackageResources.panel_css, PackageResources.live_css, PackageResources.live_tree_css,
    PackageResources.live_side_css,
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
