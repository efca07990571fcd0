import CoordinatorDiagrams
import CoordinatorGraph

/// The pages as Markdown for GitHub and GitLab.
struct MarkdownPages {
  let documentation: Documentation

  /// The files; the picture is asked for where Mermaid would be too big for hosts.
  func files(picture: Documentation.Draw) rethrows -> [PageFile] {
    let mermaid = self.mermaid
    let drawing = mermaid ?? Self.picture(documentation.words.sentences.picture)
    let pages =
      documentation.pages.map { file(of: $0, drawing: drawing) }
      + documentation.graph.pictures.files(in: MarkdownLinks.images)
    guard mermaid == nil, documentation.hasPicture else { return pages }
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

  private var mermaid: String? {
    var options = documentation.options
    options.title = nil
    let graph = documentation.graph.tree
    let text = MermaidRenderer(options: options).render(graph)
    return MermaidExcess(of: graph, drawnAs: text) == nil ? text.fencedAsMermaid : nil
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

  /// The text in a block of code whose fence is longer than any run of backticks in it.
  fileprivate var fencedAsMermaid: String {
    var (longest, run) = (2, 0)
    for byte in utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)mermaid\n\(self)\(fence)\n"
  }
}
