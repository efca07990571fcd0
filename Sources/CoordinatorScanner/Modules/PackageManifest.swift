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

  /// Targets of one kind share a folder, such as `Sources`.
  private static func kind(of call: SwiftManifest.Call) -> String {
    ["testTarget", "plugin"].contains(call.name) ? call.name : "target"
  }

  var statements: [ModuleStatement] {
    let calls = SwiftManifest(text).calls(of: Self.functions)
    let counts = Dictionary(calls.map { (Self.kind(of: $0), 1) }, uniquingKeysWith: +)
    return calls.flatMap { statements(of: $0, isAlone: counts[Self.kind(of: $0)] == 1) }
  }

  /// - Parameter isAlone: Whether the package has no other target of the kind. Then the shared folder may hold its files.
  private func statements(of call: SwiftManifest.Call, isAlone: Bool) -> [ModuleStatement] {
    guard let name = call.text("name") else { return [] }
    return paths(of: call, named: name, isAlone: isAlone).compactMap { path in
      ModuleStatement(path, in: folder, module: name, isTest: call.name == "testTarget")
    }
  }

  private func paths(of call: SwiftManifest.Call, named name: String, isAlone: Bool) -> [String] {
    guard call.has("path") else {
      let folders = Self.usualFolders(of: call)
      return folders.map { "\($0)/\(name)" } + (isAlone ? folders.prefix(1) : [])
    }
    guard let path = call.text("path") else { return [] }
    // Targets may share a path and name their own files below it.
    let sources = call.texts("sources")
    return sources.isEmpty ? [path] : sources.map { "\(path)/\($0)" }
  }
}
