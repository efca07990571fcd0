/// A first configuration: the files of the project, and comments for the other keys.
struct FirstConfiguration {
  private let look: ProjectLook

  init(of look: ProjectLook) { self.look = look }

  var text: String {
    """
    # The configuration of coordviz for this project; docs/reference/configuration.md of coordviz describes all keys.
    version: 1

    # The input of commands without an input, relative to the folder of this file.
    \(Self.list("sources", look.inputs, example: "Sources"))

    # The pictures that 'coordviz render' draws: a file, or a file with options.
    # outputs:
    #   - docs/hierarchy.svg
    #   - {path: docs/home.mmd, focus: HomeCoordinator, depth: 2}

    # The documents with diagrams that 'coordviz docs' updates. A diagram is between two lines:
    #   <!-- coordviz:begin --> and <!-- coordviz:end -->
    \(Self.list("docs", look.docs, example: "README.md"))

    # The pages that 'coordviz docs' writes, one per coordinator, as markdown, html or docc.
    # pages: {path: docs/app, format: markdown}
    # language: en

    # The text that 'coordviz snapshot' writes and checks.
    # hierarchy: docs/App.hierarchy

    # The findings that you know, and other severities of rules: error, warning, note or off.
    # baseline: known.txt
    # rules: {child-never-removed: error}

    # Your own rules: edges that must not exist, and the only ones that may.
    # forbidden:
    #   - {name: home-opens-no-login, from: HomeCoordinator, to: {name: Login*, reachable: true}}

    # The folder with images of screens.
    # thumbnails: Tests/__Snapshots__

    # The roles of coordinators, by name.
    # roles: {AppCoordinator: root, "*TabBarCoordinator": tabContainer}

    # theme: default
    # direction: TD
    # strip_suffix: Coordinator
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
