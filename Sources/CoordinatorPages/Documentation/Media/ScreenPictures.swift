import CoordinatorDiagrams
import CoordinatorGraph

/// The images of screens as files of their own.
///
/// Each is an SVG around the image: it has the size that pages show, and can name who wrote it.
struct ScreenPictures: Sendable {
  /// The name of each screen's file, without its ending.
  let names: [NodeID: String]
  private let thumbnails: [NodeID: Thumbnail]

  init(_ thumbnails: [NodeID: Thumbnail]) {
    self.thumbnails = thumbnails
    var names: [NodeID: String] = [:]
    for id in thumbnails.keys {
      // Catalogs only know letters of ASCII.
      let name = FileName(id.rawValue)
      names[id] =
        "screen-"
        + (name.text.utf8.allSatisfy { $0 < 0x80 }
          ? name.withFingerprint : Fingerprint.digits(of: id.rawValue))
    }
    self.names = names
  }

  /// The files in a folder.
  func files(in folder: String) -> [PageFile] {
    thumbnails.compactMap { id, thumbnail in
      guard let name = names[id] else { return nil }
      let (width, height) = (Int(thumbnail.size.width), Int(thumbnail.size.height))
      let text = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(width)" height="\(height)">
        <image width="\(width)" height="\(height)" xlink:href="\(thumbnail.address)"/>
        </svg>
        """
      return PageFile(path: "\(folder)/\(name).svg", text: text, comment: PageFile.markup)
    }
  }
}
