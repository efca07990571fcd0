import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport

/// Mermaid itself, in headless Chromium, by way of the project's script.
enum RealMermaid {
  struct Drawing {
    var graph: Graph
    var options: DiagramOptions
  }

  /// What the script says of one file.
  struct Answer: Decodable {
    var error: String?
    var labels: [String: String?]?
    var title: String?
    var accessible: [String?]?
  }

  /// One Chromium for all drawings, since it takes longer to start than to draw.
  static func answers(_ drawings: [Drawing]) throws -> [Answer] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try drawings.enumerated().map { number, drawing in
      try write(drawing, to: folder.appendingPathComponent("\(number).mmd"))
    }
    return try MermaidScript.command(files).run().output.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }

  private static func write(_ drawing: Drawing, to file: URL) throws -> String {
    let text = MermaidRenderer(options: drawing.options).render(drawing.graph)
    try text.write(to: file, atomically: true, encoding: .utf8)
    let expected = "nodes \(drawing.graph.nodes.count)\nedges \(drawing.graph.edges.count)\n"
    try expected.write(to: file.appendingPathExtension("expected"), atomically: true, encoding: .utf8)
    return file.path
  }
}
