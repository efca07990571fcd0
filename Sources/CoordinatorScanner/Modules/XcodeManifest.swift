/// The targets of an Xcode project, by the files and folders that they compile.
struct XcodeManifest {
  private let folder: String
  private let objects: [String: PropertyList]
  private let root: PropertyList?

  init(folder: String, text: [UInt8]) {
    self.folder = folder
    let list = PropertyListReader.read(text)
    if case .dictionary(let objects)? = list?["objects"] { self.objects = objects } else { objects = [:] }
    root = list?.text("rootObject").flatMap { [objects] in objects[$0] }
  }

  var statements: [ModuleStatement] {
    let paths = self.paths
    return (root?.texts("targets") ?? []).flatMap { id -> [ModuleStatement] in
      guard let target = objects[id], let name = target.text("name") else { return [] }
      let isTest = target.text("productType").map { Self.testProducts.contains($0) }
      let places =
        files(of: target).compactMap { paths[$0] }.map(ModuleStatement.Place.file)
        + target.texts("fileSystemSynchronizedGroups").compactMap { paths[$0] }
        .map(ModuleStatement.Place.folder)
      return places.map { ModuleStatement($0, module: name, isTest: isTest) }
    }
  }

  private static let testProducts: Set = [
    "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing",
  ]

  /// The references to the files that a target compiles.
  private func files(of target: PropertyList) -> [String] {
    target.texts("buildPhases").compactMap { objects[$0] }
      .filter { $0.text("isa") == "PBXSourcesBuildPhase" }
      .flatMap { $0.texts("files") }
      .compactMap { objects[$0]?.text("fileRef") }
  }

  /// The path of each file and group in the tree of groups. Files outside of the project are missing.
  private var paths: [String: String] {
    var paths: [String: String] = [:]
    let start = folder.appending(path: root?.text("projectDirPath") ?? "") ?? folder
    var waiting = root?.text("mainGroup").map { [($0, start)] } ?? []
    while let (id, parent) = waiting.popLast() {
      guard paths[id] == nil, let object = objects[id],
        let path = path(of: object, in: parent, start: start)
      else { continue }
      paths[id] = path
      waiting += object.texts("children").map { ($0, path) }
    }
    return paths
  }

  private func path(of object: PropertyList, in parent: String, start: String) -> String? {
    switch object.text("sourceTree") {
    case "<group>", nil: parent.appending(path: object.text("path") ?? "")
    case "SOURCE_ROOT": start.appending(path: object.text("path") ?? "")
    default: nil
    }
  }
}
