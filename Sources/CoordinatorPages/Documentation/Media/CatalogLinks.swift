/// Links by the names of articles, which DocC takes in the letters of ASCII alone: all others become one dash.
struct CatalogLinks: PageContext.Links {
  /// The name of the first article and of the whole: no other page is called so.
  static let root = "Coordinators"

  /// The name of an article. No two pages share one.
  static func name(of place: PagePlace) -> String {
    if place == .overview { return root }
    guard !place.name.utf8.allSatisfy({ $0 < 0x80 }) else { return place.name }
    let letters = place.name.split { !$0.isASCII }.joined(separator: "-")
    return (letters.isEmpty ? "page" : letters) + "-" + Fingerprint.digits(of: place.name)
  }

  static func path(of place: PagePlace) -> String {
    (place.folder.map { $0 + "/" } ?? "") + name(of: place) + ".md"
  }

  func link(to place: PagePlace, from page: PagePlace) -> String { "doc:" + Self.name(of: place) }

  func image(_ file: String, from page: PagePlace) -> String { file }

  /// What DocC shows of the catalog.
  static let information = PageFile(
    path: "Info.plist",
    text: """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>CFBundleDisplayName</key>
        <string>\(root)</string>
        <key>CFBundleIdentifier</key>
        <string>coordviz.coordinators</string>
      </dict>
      </plist>

      """,
    comment: PageFile.markup
  )
}
