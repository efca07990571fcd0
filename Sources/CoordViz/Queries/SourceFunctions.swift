import CoordinatorGraph
import CoordinatorScanner

/// The functions around lines of source, which say when a step is taken.
final class SourceFunctions {
  /// The folder that paths in the graph start from; nil if the graph was not read from source here.
  private let top: String?
  private var outlines: [String: SourceOutline?] = [:]

  init(of inputs: [Input]) {
    let first = inputs.allSatisfy(\.isSource) ? inputs.first?.path : nil
    top = first.map(ProjectRoot.real).map { path in
      ProjectRoot(of: path, isFolder: FileStatus(path: path)?.isFolder ?? false).path
    }
  }

  /// The name of the function in which the first line is that shows an edge.
  func name(of edge: Edge) -> String? {
    guard let place = edge.evidence.first, let outline = outline(of: place.file) else { return nil }
    let members = outline.declarations.lazy.flatMap(\.members)
    return members.first { $0.kind == .function && $0.lines.contains(place.line) }?.names.first
  }

  private func outline(of file: String) -> SourceOutline? {
    if let known = outlines[file] { return known }
    let outline = top.flatMap { try? Input.file("\($0)/\(file)").read() }.flatMap(SourceOutline.init)
    outlines[file] = .some(outline)
    return outline
  }
}
