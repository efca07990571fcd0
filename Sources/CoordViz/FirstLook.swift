import ArgumentParser

/// `coordviz` without arguments: finds the app's sources, shows the tree, and names commands to try next.
struct FirstLook {
  private let diagnostics = Diagnostics()

  func run() throws {
    let sources = try AppSources(of: ConfigurationArguments.parse([]).project())
    let places = try sources.inputs.map(\.place)
    let names = places.map(\.inShell).joined(separator: " ")
    diagnostics.note("sources \(sources.isConfigured ? "from .coordviz.yml" : "found here"): \(names)")
    // Else it would look around once more.
    try RenderCommand.parse(["--format", "tree"] + (sources.isConfigured ? [] : ["--"] + places)).run()
    diagnostics.note("try next:")
    for line in next(names, sources) { diagnostics.note("  " + line) }
  }

  private func next(_ names: String, _ sources: AppSources) -> [String] {
    let input = sources.isConfigured ? "" : " " + names
    return [
      "coordviz render\(input) -o hierarchy.html   a page with search and links to source",
      "coordviz lint\(input)   bugs in the lifecycle of coordinators",
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
