import Foundation
import TestSupport

/// Mermaid itself, in headless Chromium, by way of the project's script.
enum RealMermaid {
  /// What it makes of one text.
  struct Answer: Decodable {
    /// Why it refuses the text.
    var error: String?
    var nodes: Int?
    var edges: Int?
    var modules: Int?
    var drawnNodes: Int?
    var drawnEdges: Int?
    /// What each node shows, by its id; null for what is no node of its own.
    var labels: [String: String?]?
  }

  /// One Chromium for all texts, since it takes longer to start than to draw.
  static func answers(to texts: [String]) throws -> [Answer] {
    try TemporaryFolder.with { folder in
      let files = try texts.enumerated().map { number, text in
        let file = folder / "\(number).mmd"
        try Data(text.utf8).write(to: file)
        return file.path
      }
      return try MermaidScript.command(files).run().output.split(separator: "\n").map {
        try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
      }
    }
  }
}
