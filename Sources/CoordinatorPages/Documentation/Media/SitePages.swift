import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// The pages as a site of HTML that needs neither a server nor a network.
struct SitePages {
  let documentation: Documentation

  /// The files of the site: the interactive front page, the others, and what all of them share.
  func files(picture: Documentation.Draw) rethrows -> [PageFile] {
    let pages =
      try documentation.pages.map { page in
        page.place == .overview && documentation.hasPicture
          ? PageFile(path: SiteLinks.path(of: .overview), text: front, comment: PageFile.markup)
          : try file(of: page, picture)
      } + documentation.graph.pictures.files(in: SiteLinks.images)
    let shared = [
      PageFile(path: "assets/site.css", text: style, comment: PageFile.script),
      PageFile(path: "assets/site.js", text: Self.script, comment: PageFile.script),
      PageFile(path: "assets/search.js", text: SiteSearch(documentation).script, comment: PageFile.script),
    ]
    return pages + shared
  }

  private var style: String {
    String(decoding: PackageResources.site_css, as: UTF8.self)
      + ThemeStyle(documentation.options.theme, hasChanges: false).text
  }
  private static let script = String(decoding: PackageResources.site_js, as: UTF8.self)

  private func file(of page: Page, _ picture: Documentation.Draw) rethrows -> PageFile {
    let words = documentation.words
    var values = PageContext(page: page, links: SiteLinks(), sourceLink: documentation.options.sourceLink)
      .values
    if let near = try surroundings(of: page, picture) { values["near"] = near }
    values["footer"] = words.sentences.footer
    values["root"] = page.place.folder == nil ? "" : "../"
    values["language"] = words.language
    values["site"] = documentation.pages.first?.title ?? ""
    values["isOverview"] = page.place == .overview
    values["kindName"] = page.place.kindName
    values["words"] = names
    if !documentation.graph.pictures.names.isEmpty { values["hasImages"] = true }
    if page.sections.count > 2, page.place != .overview { values["contents"] = true }
    let text = Templates.render(values, with: "site_page")
    return PageFile(path: SiteLinks.path(of: page.place), text: text, comment: PageFile.markup)
  }

  /// What is drawn around a coordinator, with links to the pages of the others.
  private func surroundings(of page: Page, _ picture: Documentation.Draw) rethrows -> String? {
    let graph = documentation.graph
    guard let subject = page.subject, let near = Surroundings(of: subject, in: graph) else { return nil }
    var options = documentation.options
    (options.title, options.sourceLink, options.appearance) = (nil, nil, .light)
    options.hasLegend = false
    options.hiddenBelow = near.hiddenBelow
    options.roots = Set(graph.hierarchyTree.roots)
    let others = near.graph.nodes.filter { $0.id != subject }
    options.pages = Dictionary(
      uniqueKeysWithValues: others.compactMap { node in
        graph.names[node.id].map { (node.id, SiteLinks().link(to: $0, from: page.place)) }
      }
    )
    let svg = InlineSVG(String(decoding: try picture(near.graph, options), as: UTF8.self)).text
    let id = "id=\"\(ElementID.node(subject))\" class=\"node"
    return svg.replacing(id, with: id + " is-subject", maxReplacements: 1)
  }

  private var names: [String: String] {
    let site = documentation.words.site
    return [
      "search": site.search, "noResult": site.noResult, "contents": site.contents, "skip": site.skip,
      "way": site.way, "appearance": site.appearance, "light": site.light, "dark": site.dark,
      "system": site.system,
    ]
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
      captions: documentation.words.captions,
      pages: graph.names.places.mapValues { SiteLinks().link(to: $0, from: .overview) },
      hidden: Viewer.secondary
    )
    return ViewerPage(viewer).html
  }
}

/// Paths from one page of a site to another.
struct SiteLinks: PageContext.Links {
  static func path(of place: PagePlace) -> String {
    (place.folder.map { $0 + "/" } ?? "") + place.name + ".html"
  }

  func link(to place: PagePlace, from page: PagePlace) -> String {
    let path = Self.path(of: place).encodedPath
    if page.folder == nil { return path }
    return place.folder == page.folder ? place.name.encodedPath + ".html" : "../" + path
  }
}

extension PagePlace {
  /// The style sheet class of the kind.
  fileprivate var kindName: String {
    switch kind {
    case .overview: "overview"
    case .findings: "findings"
    case .coordinator: "coordinator"
    case .container: "container"
    }
  }
}
