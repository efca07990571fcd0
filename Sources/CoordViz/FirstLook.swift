import ArgumentParser
import Foundation

/// `coordviz` without arguments: finds the app's sources, shows the tree, and names commands to try next.
struct FirstLook {
  private let diagnostics = Diagnostics()

  /// Whether nothing was asked for, and nothing comes through a pipe or from a file either.
  static func isWanted(_ arguments: [String]) -> Bool {
    guard arguments.isEmpty, let input = FileStatus(of: .standardInput) else { return false }
    return !input.isPipe && !input.isSocket && !input.isRegularFile
  }

  func run() throws {
    let sources = try AppSources()
    guard !sources.paths.isEmpty else {
      throw CommandError.unreadableText(
        place: FileManager.default.currentDirectoryPath,
        problem: "no Swift sources here; name the folder of the app: coordviz render PATH --format tree"
      )
    }
    let names = sources.paths.map(\.inShell).joined(separator: " ")
    diagnostics.note("sources \(sources.isConfigured ? "from .coordviz.yml" : "found here"): \(names)")
    try RenderCommand.parse(["--format", "tree", "--"] + sources.paths).run()
    diagnostics.note("try next:")
    for line in next(names, sources) { diagnostics.note("  " + line) }
  }

  private func next(_ names: String, _ sources: AppSources) -> [String] {
    let render = sources.isConfigured ? "coordviz render" : "coordviz render \(names)"
    return [
      "\(render) -o hierarchy.html   a page with search and links to source",
      "coordviz lint \(names)   bugs in the lifecycle of coordinators",
      sources.isConfigured
        ? "coordviz docs   fills the diagrams in your documents"
        : "coordviz init   writes .coordviz.yml, so that you need not name the sources",
    ]
  }
}

extension String {
  /// The text as a shell reads it as one word.
  fileprivate var inShell: String {
    let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+@".contains($0)) }
    return isPlain && !isEmpty ? self : "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
