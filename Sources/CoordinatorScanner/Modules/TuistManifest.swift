/// The targets of Tuist's Project.swift.
struct TuistManifest {
  let folder: String
  let text: [UInt8]

  var statements: [ModuleStatement] {
    let tokens = SwiftTokens.tokens(of: text)
    let targets = SwiftCall.calls(of: ["target", "Target"], in: tokens).flatMap(statements)
    // Some projects make targets with their own functions. Then the name and the folder of the project count.
    return targets.isEmpty ? [whole(named: name(in: tokens))].compactMap(\.self) : targets
  }

  private func statements(of call: SwiftCall) -> [ModuleStatement] {
    guard let name = call.text("name") else { return [] }
    return call.texts("sources").compactMap { glob in
      let path = glob.hasSuffix(".swift") && !glob.contains("*") ? glob : Self.start(of: glob)
      guard let path = folder.appending(path: path) else { return nil }
      return ModuleStatement(path.hasSuffix(".swift") ? .file(path) : .folder(path), module: name)
    }
  }

  /// The folder that a pattern starts with: `Sources` of `Sources/**/*.swift`.
  private static func start(of glob: String) -> String {
    let plain = glob.prefix { $0 != "*" }
    return glob.contains("*") ? String(plain).folder : glob
  }

  private func whole(named name: String?) -> ModuleStatement? {
    name.map { ModuleStatement(.folder(folder), module: $0) }
  }

  /// The first text after `name:`.
  private func name(in tokens: [SwiftToken]) -> String? {
    for place in tokens.indices.dropLast(2)
    where tokens[place] == .word("name") && tokens[place + 1] == .colon {
      if case .text(let text) = tokens[place + 2] { return text }
    }
    return nil
  }
}
