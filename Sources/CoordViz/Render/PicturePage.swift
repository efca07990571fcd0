import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPages

/// A graph as a page with a picture to move about in.
struct PicturePage {
  let graph: Graph
  let options: DiagramOptions
  var findings: [Finding] = []
  var captions = Captions.english
  /// Other names for the kinds of nodes, if they represent something else.
  var kinds: [Node.Kind: String] = [:]

  /// Draws the picture, and creates the page around it.
  func product() throws -> Product {
    let looks = captions.options(Viewer.pictureOptions(from: options))
    let picture = try GraphvizPicture(graph, looks).drawn(as: "svg")
    let viewer = Viewer(
      graph: graph,
      picture: String(decoding: picture.bytes, as: UTF8.self),
      options: options,
      findings: findings,
      captions: captions,
      kinds: kinds
    )
    return Product(
      text: ViewerPage(viewer).html,
      as: .markup,
      warnings: picture.warnings,
      layout: picture.layout
    )
  }
}
