import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPages

/// A graph as a page with a picture to move about in, which lays out by itself.
struct PicturePage {
  let graph: Graph
  let options: DiagramOptions
  var findings: [Finding] = []
  var captions = Captions.english

  var product: Product {
    let viewer = Viewer(graph: graph, options: options, findings: findings, captions: captions)
    return Product(text: ViewerPage(viewer).html, as: .markup)
  }
}
