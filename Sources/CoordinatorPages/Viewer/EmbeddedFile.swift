/// Files that are built into the library, so that no bundle is needed where it runs.
enum EmbeddedFile {
  case markup, script, style

  /// The text of the file, or of several in the order in which they are read.
  var text: String {
    switch self {
    case .markup: Self.text(PackageResources.viewer_mustache)
    case .style: Self.styles.map(Self.text).joined(separator: "\n")
    // A separate block keeps the names of the script out of the page.
    case .script: "\"use strict\";\n{\n" + Self.scripts.map(Self.text).joined(separator: "\n") + "}\n"
    }
  }

  /// Each file may use what the files before it declare.
  private static let scripts = [
    PackageResources.words_js, PackageResources.elements_js, PackageResources.graph_js,
    PackageResources.seen_js,
    PackageResources.search_js, PackageResources.plane_js, PackageResources.drawn_js,
    PackageResources.tidy_js, PackageResources.layout_js, PackageResources.lines_js,
    PackageResources.picture_js,
    PackageResources.badges_js, PackageResources.cycles_js,
    PackageResources.camera_js, PackageResources.pointers_js, PackageResources.finder_js,
    PackageResources.facts_js,
    PackageResources.panel_js, PackageResources.minimap_js, PackageResources.address_js,
    PackageResources.appearance_js,
    PackageResources.keys_js,
    PackageResources.actions_js, PackageResources.viewer_js, PackageResources.start_js,
  ]

  private static let styles = [
    PackageResources.colours_css, PackageResources.frame_css, PackageResources.picture_css,
    PackageResources.panel_css, PackageResources.print_css,
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
