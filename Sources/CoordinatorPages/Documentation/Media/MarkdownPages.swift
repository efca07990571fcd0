import CoordinatorDiagrams
import CoordinatorGraph

/// The pages as Markdown for GitHub and GitLab.
struct MarkdownPages {
  let documentation: Documentation

  /// The files.
  func files(picture: Documentation.Draw) rethrows -> [PageFile] {
    let drawing = Self.picture(documentation.words.sentences.picture)
    let pages =
      documentation.pages.map { file(of: $0, drawing: drawing) }
      + documentation.graph.pictures.files(in: MarkdownLinks.images)
    guard documentation.hasPicture else { return pages }
    return try pages + documentation.pictures(light: Self.light, dark: Self.dark, picture: picture)
  }

  private func file(of page: Page, drawing: String) -> PageFile {
    var values = PageContext(page: page, links: MarkdownLinks(), sourceLink: documentation.options.sourceLink)
      .values
    values["drawing"] = drawing
    values["footer"] = documentation.words.sentences.footer
    let text = Templates.render(values, with: "markdown_page")
    return PageFile(path: MarkdownLinks.path(of: page.place), text: text, comment: PageFile.markup)
  }

  private static let light = "images/hierarchy.svg"
  private static let dark = "images/hierarchy-dark.svg"

  /// Pictures that follow the page's own light or dark, as GitHub knows them.
  private static func picture(_ alternative: String) -> String {
    """
    <picture>
      <source media="(prefers-color-scheme: dark)" srcset="\(dark)">
      <img alt="\(alternative)" src="\(light)">
    </picture>

    """
  }
}

/// Paths from one Markdown file to another. The overview is what hosts show for its folder.
struct MarkdownLinks: PageContext.Links {
  static func path(of place: PagePlace) -> String {
    let name = place == .overview ? "README" : place.name
    return (place.folder.map { $0 + "/" } ?? "") + name + ".md"
  }

  func link(to place: PagePlace, from page: PagePlace) -> String {
    let path = Self.path(of: place)
    if page.folder == nil { return path.encodedPath }
    guard place.folder == page.folder else { return "../" + path.encodedPath }
    return path.split(separator: "/").last.map { String($0).encodedPath } ?? path
  }
}

extension String {
  /// The path in a URL.
  var encodedPath: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-._~/".unicodeScalars.contains(scalar))
      return isPlain
        ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
