import CoordinatorDiagrams
import CoordinatorGraph

/// A picture for light pages and one for dark pages, as DocC knows them by their names.
struct PicturePair {
  /// The common name of both on a page.
  let name: String
  let files: [HostedProduct.Picture]

  init(_ graph: Graph, _ options: DiagramOptions, name: String) throws {
    self.name = name
    files = try [(Appearance.light, ""), (.dark, "~dark")].map { appearance, mark in
      var options = options
      options.appearance = appearance
      // The page shows it as an image, in which links do not work.
      options.sourceLink = nil
      if options.room == PictureRoom() { options.room = .readme }
      let product = try DrawnPicture(graph, options).drawn(as: "svg")
      return HostedProduct.Picture(name: "\(name)\(mark).svg", bytes: product.bytes)
    }
  }
}
