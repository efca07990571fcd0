/// A configuration to begin with: what was found, and comments for the rest.
struct FirstConfiguration {
  private let look: ProjectLook

  init(of look: ProjectLook) { self.look = look }

  var text: String {
    let sources = look.graphs.isEmpty ? look.sources : look.graphs
    return """
      # What 'coordviz' draws for this project; docs/reference/configuration.md of coordviz has all keys.
      version: 1

      # What is read where a command names no input, from the folder of this file.
      \(Self.list("sources", sources, example: "Sources"))

      # What 'coordviz render' draws: a file, or a file with options.
      # outputs:
      #   - docs/hierarchy.svg
      #   - {path: docs/home.mmd, focus: HomeCoordinator, depth: 2}

      # The documents whose blocks 'coordviz docs' fills. A block is
      #   <!-- coordviz:begin --> and <!-- coordviz:end -->, on lines of their own.
      \(Self.list("docs", look.docs, example: "README.md"))

      # The documentation that 'coordviz docs' writes: a page a coordinator, as markdown, html or docc.
      # pages: {path: docs/app, format: markdown}
      # language: en

      # The text that 'coordviz snapshot' writes and checks.
      # hierarchy: docs/App.hierarchy

      # The parts that coordinators play, by their names.
      # roles: {AppCoordinator: root, "*TabBarCoordinator": tabContainer}

      # theme: default
      # direction: TD
      # source_link: https://github.com/OWNER/NAME/blob/main/{file}#L{line}

      """
  }

  private static func list(_ key: String, _ values: [String], example: String) -> String {
    guard !values.isEmpty else { return "# \(key): [\(example)]" }
    return
      ([key + ":"]
      + values.map { "  - \"\($0.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined())\"" })
      .joined(separator: "\n")
  }
}
