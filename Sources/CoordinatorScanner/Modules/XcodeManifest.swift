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

  /// The files and folders of each target. O(length of the text): a project may repeat its objects, and each counts once,
  /// for the first target that names it.
  var statements: [ModuleStatement] {
    let paths = self.paths
    var seen: Set<String> = []
    func new(_ ids: [String]) -> [String] { ids.filter { seen.insert($0).inserted } }
    return new(root?.texts("targets") ?? []).flatMap { id -> [ModuleStatement] in
      guard let target = objects[id], let name = target.text("name") else { return [] }
      let isTest = Self.isTest(target)
      let phases = new(target.texts("buildPhases")).compactMap { objects[$0] }
        .filter { $0.text("isa") == "PBXSourcesBuildPhase" }
      let files = new(phases.flatMap { new($0.texts("files")) }.compactMap { objects[$0]?.text("fileRef") })
      let folders = new(target.texts("fileSystemSynchronizedGroups"))
      let exceptions = folders.flatMap { self.exceptions(of: $0, in: id, paths) }
      let places =
        files.compactMap { paths[$0] }.map(ModuleStatement.Place.file)
        + folders.compactMap { paths[$0] }.map(ModuleStatement.Place.folder)
      return places.map { ModuleStatement($0, module: name, isTest: isTest) } + exceptions
    }
  }

  /// The files of a synchronized folder that its target leaves to others.
  private func exceptions(of folder: String, in owner: String, _ paths: [String: String])
    -> [ModuleStatement]
  {
    let sets = (objects[folder]?.texts("exceptions") ?? []).compactMap { objects[$0] }
    let left = Set(sets.filter { $0.text("target") == owner }.flatMap { $0.texts("membershipExceptions") })
    return sets.filter { $0.text("target") != owner }.flatMap { set -> [ModuleStatement] in
      guard let target = set.text("target").flatMap({ objects[$0] }), let name = target.text("name"),
        let start = paths[folder]
      else { return [] }
      let isTest = Self.isTest(target)
      return set.texts("membershipExceptions").filter(left.contains).compactMap {
        ModuleStatement($0, in: start, module: name, isTest: isTest)
      }
    }
  }

  private static func isTest(_ target: PropertyList) -> Bool? {
    target.text("productType").map {
      ["com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing"].contains($0)
    }
  }

  /// The path of each file and group in the tree of groups. Files outside of the project are missing, and so are those
  /// whose paths no system would open.
  private var paths: [String: String] {
    var paths: [String: String] = [:]
    let start = folder.appending(path: root?.text("projectDirPath") ?? "") ?? folder
    var waiting = root?.text("mainGroup").map { [($0, start)] } ?? []
    while let (id, parent) = waiting.popLast() {
      guard paths[id] == nil, let object = objects[id],
        let path = path(of: object, in: parent, start: start), path.utf8.count <= Self.longestPath
      else { continue }
      paths[id] = path
      waiting += object.texts("children").map { ($0, path) }
    }
    return paths
  }

  /// The longest path that macOS opens, in bytes. Nested groups repeat the path of the groups around them, so their paths
  /// would be quadratic without it.
  private static let longestPath = 1024

  private func path(of object: PropertyList, in parent: String, start: String) -> String? {
    switch object.text("sourceTree") {
    case "<group>", nil: parent.appending(path: object.text("path") ?? "")
    case "SOURCE_ROOT": start.appending(path: object.text("path") ?? "")
    default: nil
    }
  }
}
