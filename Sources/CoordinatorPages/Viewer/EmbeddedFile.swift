/// Files that are built into the library, so that no bundle is needed where it runs.
enum EmbeddedFile {
  static let markup = text(PackageResources.viewer_html)
  static let icon = text(PackageResources.icon_svg)

  /// What the viewer shares with the pages of a site. Each file may use what the files before it declare.
  static let shared = [
    PackageResources.base_js, PackageResources.appearance_js, PackageResources.search_js,
    PackageResources.finder_js,
  ].map(text).joined(separator: "\n")

  /// A block keeps the names of the script out of the page.
  static let script =
    "\"use strict\";\n{\n" + shared
    + [
      PackageResources.content_js, PackageResources.camera_js, PackageResources.pointers_js,
      PackageResources.state_js, PackageResources.runs_js, PackageResources.feed_js, PackageResources.tree_js,
      PackageResources.layout_js, PackageResources.picture_js, PackageResources.timeline_js,
      PackageResources.events_js, PackageResources.panel_js, PackageResources.facts_js,
      PackageResources.actions_js, PackageResources.keys_js, PackageResources.viewer_js,
    ].map(text).joined(separator: "\n") + "}\n"

  /// The style sheets that all pages share.
  static let sharedStyle = [PackageResources.colours_css, PackageResources.search_css].map(text).joined(
    separator: "\n"
  )

  static let style =
    sharedStyle
    + [PackageResources.frame_css, PackageResources.picture_css, PackageResources.panel_css].map(text)
    .joined(separator: "\n")

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
