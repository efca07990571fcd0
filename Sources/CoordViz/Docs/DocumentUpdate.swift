import CoordinatorGraph
import Foundation

/// A document with redrawn blocks, before anything is written.
struct DocumentUpdate {
  let path: String
  let document: MarkedDocument
  let blocks: [FilledBlock]

  /// Reads a document, and draws all its blocks.
  init(path: String, usual: Usual, reportingTo diagnostics: Diagnostics) throws {
    self.path = path
    let folder = path.folderStart
    do {
      document = try MarkedDocument(Input.file(path).read())
      blocks = try document.blocks.enumerated().map { number, block in
        var arguments = try MarkerArguments.parse(block)
        arguments.output = arguments.output ?? Self.picture(number, of: path)
        let bounds = usual.configuration.bounds(around: folder)
        let place = DocumentPlace(folder: folder, bounds: bounds, name: "\(path):\(block.line)")
        return try Self.filled(arguments, at: place, usual: usual, reportingTo: diagnostics)
      }
    } catch let error as MarkerError {
      throw CommandError("\(path):\(error.line)", error.problem)
    }
  }

  /// The file of the picture of a block that names none: beside the document, with its name.
  private static func picture(_ number: Int, of path: String) -> String {
    let name = path.lastPathName
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return "\(stem)-coordinators\(number == 0 ? "" : "-\(number + 1)").svg"
  }

  private static func filled(
    _ arguments: MarkerArguments,
    at place: DocumentPlace,
    usual: Usual,
    reportingTo diagnostics: Diagnostics
  ) throws -> FilledBlock {
    guard !arguments.input.isEmpty || !usual.inputs.isEmpty else {
      throw CommandError(place.name, "the block has no input; add input=FILE to its marker")
    }
    let source = try arguments.source(at: place, usual: usual.inputs)
    let snapshot = try usual.read.snapshot(of: source, reportingTo: diagnostics)
    var looks = arguments.looks.looks(usual.project)
    let view = arguments.show ?? .hierarchy
    let drawing = try arguments.narrowing.narrowed(snapshot, to: view, from: place.name)
    if arguments.format == .svg, drawing.graph.nodes.contains(where: { $0.kind == .screen }) {
      let images = try usual.thumbnails?.thumbnails(for: drawing.graph, reportingTo: diagnostics)
      looks.options.thumbnails = images ?? [:]
    }
    do {
      let block = try FilledBlock(drawing, arguments, at: place, looks)
      block.warnings.forEach { diagnostics.warning("\(place.name): \($0)") }
      return block
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(place.name, error.localizedDescription)
    }
  }

  /// Settings that apply to all blocks.
  struct Usual {
    /// The inputs of blocks that name none.
    let inputs: [Input]
    /// The inputs that were read for earlier blocks.
    let read: BlockInputs
    let project: Project?
    let configuration: ConfigurationArguments
    let thumbnails: ThumbnailFolder?
  }

  /// The document with its blocks filled. A block that a formatter has changed stays as it is.
  var bytes: [UInt8] {
    let contents = zip(document.blocks, blocks).map { block, filled in
      let old = document.content(of: block)
      return BlockText(old) == BlockText(filled.text) ? old : filled.text
    }
    return document.filled(with: contents)
  }

  /// The outdated blocks, one line each with its place.
  func changes() -> [String] {
    zip(document.blocks, blocks).flatMap { block, filled in
      var lines = BlockChanges(old: document.content(of: block), new: filled.text).lines
      if lines.isEmpty { lines = filled.pictures.compactMap(\.change) }
      return lines.map { "\(path):\(block.line): \($0)" }
    }
  }

  /// Writes the pictures of all documents, then the documents, so that no document shows a missing picture.
  static func write(_ updates: [DocumentUpdate], reportingTo diagnostics: Diagnostics) throws {
    for picture in updates.flatMap({ $0.blocks.flatMap(\.pictures) }) {
      try Folder.make(for: picture.path)
      try Output.file(picture.path).write(
        Product(bytes: picture.bytes, as: .markup),
        reportingTo: diagnostics
      )
    }
    for update in updates {
      try Output.file(update.path).write(Product(bytes: update.bytes, as: .bytes), reportingTo: diagnostics)
    }
  }
}

extension FilledBlock.Picture {
  /// What is out of date in the file; nil if nothing is. A merge may damage a picture of the right graph.
  var change: String? {
    let old = String(decoding: (try? Input.file(path).read()) ?? [], as: UTF8.self)
    let new = String(decoding: bytes, as: UTF8.self)
    guard let graph = Self.graph(in: old), graph == Self.graph(in: new) else {
      return "~ the picture \(path) is out of date"
    }
    return old.replacing("\r\n", with: "\n") == new
      ? nil : "~ the drawing \(path) differs; the graph is the same"
  }

  private static func graph(in text: String) -> Substring? {
    guard let start = text.range(of: "<metadata>"), let end = text.range(of: "</metadata>") else {
      return nil
    }
    return start.upperBound <= end.lowerBound ? text[start.upperBound..<end.lowerBound] : nil
  }
}
