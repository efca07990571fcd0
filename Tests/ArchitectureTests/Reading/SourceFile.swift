import Foundation
import TestSupport

/// A Swift file of the project, as the checks read it.
struct SourceFile: Sendable {
  /// Its path from the project's folder: `Sources/CoordinatorGraph/Graph.swift`.
  let path: String
  /// Its text.
  let text: String
  /// Its text without comments and with strings blanked, line for line; see ``Code``.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    self.code = Code.only(of: text)
  }

  /// The folder under Sources that it stands in, which is its target.
  var target: String {
    path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }

  /// Every Swift file under Sources, by path.
  static let all: [SourceFile] = under("Sources")

  /// Every Swift file under a folder of the project, by path.
  static func under(_ folder: String) -> [SourceFile] {
    let paths =
      FileManager.default.enumerator(atPath: (projectFolder / folder).path)?
      .compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let file = projectFolder / folder / path
      return SourceFile(
        path: "\(folder)/\(path)",
        text: (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      )
    }
  }
}
