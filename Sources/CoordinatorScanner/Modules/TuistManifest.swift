/// The targets of Tuist's Project.swift.
struct TuistManifest {
  let folder: String
  let text: [UInt8]

  var statements: [ModuleStatement] {
    let manifest = SwiftManifest(text)
    let targets = manifest.calls(of: ["target", "Target"]).flatMap(statements)
    // Some projects make targets with their own functions. Then the name and the folder of the project count.
    guard targets.isEmpty, let name = manifest.text("name") else { return targets }
    return [ModuleStatement(.folder(folder), module: name, isTest: nil)]
  }

  private func statements(of call: SwiftManifest.Call) -> [ModuleStatement] {
    guard let name = call.text("name") else { return [] }
    let isTest = call.member("product").map { ["unitTests", "uiTests"].contains($0) }
    return (call.texts("sources") + call.texts("buildableFolders")).compactMap { glob in
      let path = glob.hasSuffix(".swift") && !glob.contains("*") ? glob : Self.start(of: glob)
      return ModuleStatement(path, in: folder, module: name, isTest: isTest)
    }
  }

  /// The folder that a pattern starts with: `Sources` of `Sources/**/*.swift`.
  private static func start(of glob: String) -> String {
    let plain = glob.prefix { $0 != "*" }
    return glob.contains("*") ? String(plain).folder : glob
  }
}
