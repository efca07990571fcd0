import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// The pages as Markdown: for GitHub and GitLab, or as the articles of a catalog for DocC.
struct MarkdownPages {
  let documentation: Documentation
  let isCatalog: Bool

  private var links: any PageContext.Links { isCatalog ? CatalogLinks() : MarkdownLinks() }
  private var light: String { isCatalog ? "Resources/hierarchy.svg" : "images/hierarchy.svg" }
  private var dark: String { isCatalog ? "Resources/hierarchy~dark.svg" : "images/hierarchy-dark.svg" }

  /// The files, the pictures among them.
  func files(picture: Documentation.Draw) rethrows -> [PageFile] {
    let pages =
      documentation.pages.map(file) + (isCatalog ? [CatalogLinks.information] : [])
      + documentation.graph.pictures.files(in: isCatalog ? "Resources" : MarkdownLinks.images)
    guard documentation.hasPicture else { return pages }
    return try pages
      + [(light, Appearance.light), (dark, .dark)].map { path, appearance in
        var options = documentation.options
        (options.title, options.appearance) = (nil, appearance)
        let text = String(decoding: try picture(documentation.graph.tree, options), as: UTF8.self)
        return PageFile(path: path, text: text, comment: PageFile.markup)
      }
  }

  private func file(of page: Page) -> PageFile {
    var values = PageContext(page: page, links: links, sourceLink: documentation.options.sourceLink).values
    values["drawing"] = drawing
    values["footer"] = documentation.words["sentences.footer"]
    if isCatalog {
      var catalog: [String: Any] = ["isRoot": page.place == .overview]
      catalog["topics"] = topics(of: page)
      (values["way"], values["catalog"]) = (nil, catalog)
    }
    let text = Templates.render(values, with: "markdown_page")
    return PageFile(path: type(of: links).path(of: page.place), text: text, comment: PageFile.markup)
  }

  /// DocC shows the articles that an article names as its topics.
  private func topics(of page: Page) -> [String: Any]? {
    let groups = page.below.map { topic in
      ["heading": topic.heading, "pages": topic.pages.map { ["href": links.link(to: $0, from: page.place)] }]
        as [String: Any]
    }
    return groups.isEmpty ? nil : ["groups": groups]
  }

  /// A picture that follows the page's own light or dark, as DocC and GitHub know them.
  private var drawing: String {
    let alternative = documentation.words["sentences.picture"]
    if isCatalog { return "![\(alternative)](hierarchy)\n" }
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(dark)">
        <img alt="\(alternative)" src="\(light)">
      </picture>

      """
  }
}

/// Paths from one Markdown file to another. The overview is what hosts show for its folder.
struct MarkdownLinks: PageContext.Links {
  static let ending = ".md"

  static func name(of place: PagePlace) -> String { place == .overview ? "README" : place.name }
}

extension String {
  /// The path in a URL.
  var encodedPath: String { addingPercentEncoding(withAllowedCharacters: Self.plainInPaths) ?? self }

  private static let plainInPaths = CharacterSet.urlPathAllowed.subtracting(
    .init(charactersIn: "!$&'()*+,;=:@")
  )
}

/// Links by the names of articles, which DocC takes in the letters of ASCII alone: all others become one dash.
struct CatalogLinks: PageContext.Links {
  /// The name of the first article and of the whole: no other page is called so.
  static let root = "Coordinators"
  static let ending = ".md"

  /// The name of an article. No two pages share one.
  static func name(of place: PagePlace) -> String {
    if place == .overview { return root }
    guard !place.name.utf8.allSatisfy({ $0 < 0x80 }) else { return place.name }
    let letters = place.name.split { !$0.isASCII }.joined(separator: "-")
    return (letters.isEmpty ? "page" : letters) + "-" + Fingerprint.digits(of: place.name)
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
