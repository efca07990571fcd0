/// The targets of a Package.swift.
struct PackageManifest {
  let folder: String
  let text: [UInt8]

  private static let functions: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]

  /// The folders in which SwiftPM looks for a target without a path.
  private static func usualFolders(of call: SwiftManifest.Call) -> [String] {
    switch call.name {
    case "testTarget": ["Tests", "Sources", "Source", "src", "srcs"]
    case "plugin": ["Plugins"]
    default: ["Sources", "Source", "src", "srcs"]
    }
  }

  var statements: [ModuleStatement] {
    SwiftManifest(text).calls(of: Self.functions).flatMap(statements)
  }

  private func statements(of call: SwiftManifest.Call) -> [ModuleStatement] {
    guard let name = call.text("name") else { return [] }
    let isNamed = call.has("path")
    let paths =
      isNamed ? [call.text("path")].compactMap(\.self) : Self.usualFolders(of: call).map { "\($0)/\(name)" }
    return paths.compactMap(folder.appending).map { ModuleStatement(.folder($0), module: name) }
  }
}
