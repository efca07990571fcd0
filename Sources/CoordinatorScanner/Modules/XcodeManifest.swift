import Foundation

/// The targets of an Xcode project, by the files and folders that they compile.
struct XcodeManifest {
  private let folder: String
  private let objects: [String: Object]
  private let root: Object?

  /// What a project file says of its targets. It is a property list in the old style.
  private struct Project: Decodable {
    let objects: [String: PossibleObject]
    let rootObject: String
  }

  /// An object, or nil for one that is not as Xcode writes it.
  private struct PossibleObject: Decodable {
    let object: Object?

    init(from decoder: any Decoder) { object = try? Object(from: decoder) }
  }

  /// The project, a target, a phase, a file or a group. Each has some of these; they refer to others by ids.
  private struct Object: Decodable {
    let isa, name, path, sourceTree, productType, target, fileRef, mainGroup, projectDirPath: String?
    let targets, buildPhases, files, children: [String]?
    let fileSystemSynchronizedGroups, exceptions, membershipExceptions: [String]?

    /// Whether it is a target of tests; nil where it does not say.
    var isTest: Bool? {
      productType.map {
        ["com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing"].contains($0)
      }
    }
  }

  init(folder: String, text: [UInt8]) {
    self.folder = folder
    // Foundation also reads XML, but ends the program where that nests deeply. A project starts with a comment or a brace.
    let start = text.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    let isOldStyle = start == UInt8(ascii: "/") || start == UInt8(ascii: "{")
    let project = isOldStyle ? try? PropertyListDecoder().decode(Project.self, from: Data(text)) : nil
    objects = project?.objects.compactMapValues(\.object) ?? [:]
    root = project.flatMap { [objects] in objects[$0.rootObject] }
  }

  /// The files and folders of each target. O(length of the text): a project may repeat its objects, and each counts once,
  /// for the first target that names it.
  var statements: [ModuleStatement] {
    let paths = self.paths
    var seen: Set<String> = []
    func new(_ ids: [String]?) -> [String] { (ids ?? []).filter { seen.insert($0).inserted } }
    return new(root?.targets).flatMap { id -> [ModuleStatement] in
      guard let target = objects[id], let name = target.name else { return [] }
      let phases = new(target.buildPhases).compactMap { objects[$0] }
        .filter { $0.isa == "PBXSourcesBuildPhase" }
      let files = new(phases.flatMap { new($0.files) }.compactMap { objects[$0]?.fileRef })
      let folders = new(target.fileSystemSynchronizedGroups)
      let exceptions = folders.flatMap { self.exceptions(of: $0, in: id, paths) }
      let places =
        files.compactMap { paths[$0] }.map(ModuleStatement.Place.file)
        + folders.compactMap { paths[$0] }.map(ModuleStatement.Place.folder)
      return places.map { ModuleStatement($0, module: name, isTest: target.isTest) } + exceptions
    }
  }

  /// The files of a synchronized folder that its target leaves to others.
  private func exceptions(of folder: String, in owner: String, _ paths: [String: String])
    -> [ModuleStatement]
  {
    let sets = (objects[folder]?.exceptions ?? []).compactMap { objects[$0] }
    let left = Set(sets.filter { $0.target == owner }.flatMap { $0.membershipExceptions ?? [] })
    return sets.filter { $0.target != owner }.flatMap { set -> [ModuleStatement] in
      guard let target = set.target.flatMap({ objects[$0] }), let name = target.name,
        let start = paths[folder]
      else { return [] }
      return (set.membershipExceptions ?? []).filter(left.contains).compactMap {
        ModuleStatement($0, in: start, module: name, isTest: target.isTest)
      }
    }
  }

  /// The path of each file and group in the tree of groups. Files outside of the project are missing, and so are those
  /// whose paths no system would open.
  private var paths: [String: String] {
    var paths: [String: String] = [:]
    let start = folder.appending(path: root?.projectDirPath ?? "") ?? folder
    var waiting = root?.mainGroup.map { [($0, start)] } ?? []
    while let (id, parent) = waiting.popLast() {
      guard paths[id] == nil, let object = objects[id],
        let path = path(of: object, in: parent, start: start), path.utf8.count <= Self.longestPath
      else { continue }
      paths[id] = path
      waiting += (object.children ?? []).map { ($0, path) }
    }
    return paths
  }

  /// The longest path that macOS opens, in bytes. Nested groups repeat the path of the groups around them, so their paths
  /// would be quadratic without it.
  private static let longestPath = 1024

  private func path(of object: Object, in parent: String, start: String) -> String? {
    switch object.sourceTree {
    case "<group>", nil: parent.appending(path: object.path ?? "")
    case "SOURCE_ROOT": start.appending(path: object.path ?? "")
    default: nil
    }
  }
}
