import CoordinatorDiagrams
import CoordinatorGraph

/// The pages as a catalog for DocC.
struct CatalogPages {
  let documentation: Documentation

  /// The files of the catalog, the pictures among them.
  func files(picture: Documentation.Draw) rethrows -> [PageFile] {
    let pages =
      documentation.pages.map(file) + [Self.information] + documentation.graph.pictures.files(in: "Resources")
    guard documentation.hasPicture else { return pages }
    return try pages
      + documentation.pictures(
        light: "Resources/hierarchy.svg",
        dark: "Resources/hierarchy~dark.svg",
        picture: picture
      )
  }

  /// DocC would else call the documentation by the catalog's file name, and end where an article has that name.
  private static let information = PageFile(
    path: "Info.plist",
    text: """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>CFBundleDisplayName</key>
        <string>\(CatalogLinks.root)</string>
        <key>CFBundleIdentifier</key>
        <string>coordviz.coordinators</string>
      </dict>
      </plist>

      """,
    comment: PageFile.markup
  )

  private func file(of page: Page) -> PageFile {
    let links = CatalogLinks()
    var values = PageContext(page: page, links: links, sourceLink: documentation.options.sourceLink).values
    values["isRoot"] = page.place == .overview
    values["drawing"] = "![\(documentation.words.sentences.picture)](hierarchy)\n"
    values["footer"] = documentation.words.sentences.footer
    if !page.below.isEmpty {
      values["topics"] = [
        "groups": page.below.map { topic in
          [
            "heading": topic.heading,
            "pages": topic.pages.map { ["href": links.link(to: $0, from: page.place)] },
          ]
        }
      ]
    }
    let text = Templates.render(values, with: "catalog_page")
    return PageFile(path: CatalogLinks.path(of: page.place), text: text, comment: PageFile.markup)
  }
}

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
}
