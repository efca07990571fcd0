import CoordinatorScanner

/// Which files of a scan are tests, and no part of the app.
///
/// A file is a test if its target is one, or if it imports a test framework or `@testable` code. The name of a folder is no
/// proof, because apps have features called Tests. A folder such as `AppTests` has only tests if one of its files is a test, or
/// if there is a folder `App` next to it.
struct TestFiles {
  /// The place of a file in the list, and whether it is a test.
  private(set) var areTests: [Bool]

  /// - Parameters:
  ///   - files: The path of each file, and whether its imports say that it is a test.
  ///   - roots: The named folders. Their own names do not count.
  init(_ files: [(path: String, importsTests: Bool)], of modules: ModuleMap, below roots: [String]) {
    let targets = modules.targets(of: files.map(\.path))
    areTests = zip(files, targets).map { $0.importsTests || $1?.isTest == true }
    let folders = files.map { Self.folders(of: $0.path, below: roots) }
    guard folders.contains(where: { !$0.isEmpty }) else { return }
    let proven = Set(zip(folders, areTests).flatMap { $1 ? $0 : [] })
    let all = Set(files.map { ProjectRoot.folder(of: $0.path) }.flatMap(Self.prefixes))
    for (place, (folders, target)) in zip(folders, targets).enumerated() where target?.isOfFile != true {
      areTests[place] =
        areTests[place] || folders.contains { proven.contains($0) }
        || target?.isTest == nil && folders.contains { Self.isBesideTested($0, all) }
    }
  }

  /// The folders around a file whose names end in Tests.
  private static func folders(of path: String, below roots: [String]) -> [String] {
    // Most paths have no such folder.
    guard path.utf8.count > 6, path.contains("Tests/") else { return [] }
    let start = roots.filter { $0.isEmpty || path.hasPrefix($0 + "/") }.map(\.count).max() ?? 0
    return prefixes(of: ProjectRoot.folder(of: path)).filter { $0.count > start && $0.hasSuffix("Tests") }
  }

  /// A folder and all folders around it.
  private static func prefixes(of folder: String) -> [String] {
    var (prefixes, prefix) = ([String](), "")
    for part in folder.pathNames where part != "." {
      prefix += prefix.isEmpty ? part : "/" + part
      prefixes.append(prefix)
    }
    return prefixes
  }

  /// Whether there is a folder without the ending next to a folder.
  private static func isBesideTested(_ folder: String, _ all: Set<String>) -> Bool {
    ["UITests", "Tests"].contains { ending in
      guard folder.hasSuffix(ending) else { return false }
      let stem = String(folder.dropLast(ending.count))
      return all.contains(stem.isEmpty || stem.utf8.last == UInt8(ascii: "/") ? stem + "Sources" : stem)
    }
  }
}
