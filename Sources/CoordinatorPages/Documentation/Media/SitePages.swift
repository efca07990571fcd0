import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// The pages as a site of HTML that needs neither a server nor a network.
struct SitePages {
  let documentation: Documentation

  /// The files of the site: the interactive front page, the others, and what all of them share.
  var files: [PageFile] {
    let pages =
      documentation.pages.map { page in
        page.place == .overview && documentation.hasPicture
          ? PageFile(path: SiteLinks.path(of: .overview), text: front, comment: PageFile.markup)
          : file(of: page)
      } + documentation.graph.pictures.files(in: SiteLinks.images)
    let shared = [
      PageFile(path: "assets/site.css", text: style, comment: PageFile.script),
      PageFile(path: "assets/site.js", text: script, comment: PageFile.script),
      PageFile(path: "assets/search.js", text: searchIndex, comment: PageFile.script),
    ]
    return pages + shared
  }

  private var style: String { EmbeddedFile.sharedStyle + EmbeddedFile.text(PackageResources.site_css) }

  /// The words that the script says, besides names of kinds.
  private static let said: Set = ["appearance", "system", "light", "dark", "noneFound", "more"]

  /// The words that it says come first, and the search that it shares with the viewer.
  private var script: String {
    let said = documentation.words.words.filter { key, _ in key.hasPrefix("node.") || Self.said.contains(key)
    }
    return "\"use strict\";\n{\nconst content = {words: \(ScriptJSON.text(of: said))};\n"
      + EmbeddedFile.shared
      + EmbeddedFile.text(PackageResources.site_js) + "}\n"
  }

  private func file(of page: Page) -> PageFile {
    let words = documentation.words
    var values = PageContext(page: page, links: SiteLinks(), sourceLink: documentation.options.sourceLink)
      .values
    if let subject = page.subject, documentation.hasPicture {
      values["show"] =
        SiteLinks().link(to: .overview, from: page.place) + "#node=\(subject.rawValue.encodedPath)"
    }
    values["footer"] = words["sentences.footer"]
    values["root"] = page.place.folder == nil ? "" : "../"
    values["language"] = words.rawValue
    values["site"] = documentation.pages.first?.title ?? ""
    values["isOverview"] = page.place == .overview
    values["kindName"] = page.place.kind.rawValue
    values["words"] = words.words
    if !documentation.graph.pictures.names.isEmpty { values["hasImages"] = true }
    if page.sections.count > 2, page.place != .overview { values["contents"] = true }
    let text = Templates.render(values, with: "site_page")
    return PageFile(path: SiteLinks.path(of: page.place), text: text, comment: PageFile.markup)
  }

  /// The front page: the interactive picture, whose nodes link to their pages.
  private var front: String {
    let graph = documentation.graph
    var options = documentation.options
    options.title = documentation.pages.first?.title
    let viewer = Viewer(
      graph: graph.graph,
      options: options,
      findings: graph.snapshot.findings,
      captions: documentation.words,
      pages: graph.names.places.mapValues { SiteLinks().link(to: $0, from: .overview) },
      hidden: Viewer.secondary
    )
    return viewer.html
  }
}

/// Paths from one page of a site to another.
struct SiteLinks: PageContext.Links {
  static let ending = ".html"

  static func name(of place: PagePlace) -> String { place.name }
}

// The search index of a site: the names on all pages. It is a script, since pages opened as files may not load data.
extension SitePages {
  /// An assignment of plain JSON: the name, the kind, the page, and what tells it from others of that name.
  fileprivate var searchIndex: String { "window.coordvizIndex = \(ScriptJSON.text(of: entries));\n" }

  private var entries: [[String]] {
    let graph = documentation.graph
    return graph.graph.nodes.compactMap { node in
      guard let place = place(of: node) else { return nil }
      let page = SiteLinks().link(to: place, from: .overview)
      let detail = node.type == node.name ? node.module : node.type
      return [node.name.caption, node.kind.rawValue, page, detail?.caption ?? ""]
    }
  }

  /// The page that describes a node: its own, or the page of a node that shows, provides or requires it.
  private func place(of node: Node) -> PagePlace? {
    let graph = documentation.graph
    if let place = graph.names[node.id] { return place }
    return graph.graph.edges(to: node.id).lazy.compactMap { graph.names[$0.from] }.first
  }
}
