import CoordinatorDiagrams
import Foundation
import Mustache

/// The elements of a viewer.
struct ViewerMarkup {
  private let viewer: Viewer

  init(_ viewer: Viewer) {
    self.viewer = viewer
  }

  var text: String { Self.template?.render(content) ?? "" }

  /// A file of this library, which a test renders.
  private static let template = try? MustacheTemplate(string: EmbeddedFile.markup.text)

  private var content: [String: Any] {
    let words = ViewerWord.allCases.map { ($0.rawValue, viewer.captions.text($0)) }
    return [
      "title": viewer.title,
      "hasChanges": viewer.options.changes != nil,
      "words": Dictionary(uniqueKeysWithValues: words),
      "picture": InlineSVG(viewer.picture).text,
      "data": ScriptJSON.text(of: ViewerContent(viewer)),
    ]
  }
}
