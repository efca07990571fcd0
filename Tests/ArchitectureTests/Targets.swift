/// What each target may import. `docs/architecture.md` shows the same table, and a test compares the two.
struct Target: Sendable {
  /// Files of a target.
  enum Files: Sendable {
    case every
    case named(Set<String>)
  }

  /// The folder under Sources.
  let folder: String
  /// The name that docs and Package.swift call it by.
  let name: String
  /// The targets and packages that it may import.
  let imports: Set<String>
  /// The modules of the platform that it may import, and in which of its files.
  let platform: [String: Files]

  init(_ name: String, folder: String? = nil, imports: Set<String>, platform: [String: Files] = [:]) {
    self.name = name
    self.folder = folder ?? name
    self.imports = imports
    self.platform = platform
  }

  static let all: [Target] = [
    Target("CoordinatorGraph", imports: []),
    Target("CoordinatorDiagrams", imports: ["CoordinatorGraph"]),
    Target(
      "CoordinatorCore",
      imports: ["CoordinatorGraph"],
      platform: threads(in: "Lock.swift").merging([
        "UIKit": .every, "Foundation": .named(["Snapshot+Writing.swift"]),
      ]) { $1 }
    ),
    Target("CGraphviz", imports: []),
    Target(
      "CoordinatorGraphviz",
      imports: ["CGraphviz", "CoordinatorDiagrams", "CoordinatorGraph"],
      platform: threads(in: "LargeStack.swift").merging(["Foundation": .every]) { $1 }
    ),
    Target(
      "coordviz",
      folder: "CoordViz",
      imports: ["ArgumentParser", "CoordinatorDiagrams", "CoordinatorGraph", "CoordinatorGraphviz"],
      platform: ["Foundation": .every]
    ),
  ]

  /// The targets that apps embed: on every iOS since 13, without a word on stdout, by the standard library.
  static let embedded: Set<String> = ["CoordinatorCore", "CoordinatorDiagrams", "CoordinatorGraph"]

  /// The modules of this package and of its packages; all others belong to the platform.
  static let packages: Set<String> = all.reduce(into: Set(all.map(\.name))) { $0.formUnion($1.imports) }

  /// The C libraries that have threads and locks, for one file.
  private static func threads(in file: String) -> [String: Files] {
    Dictionary(uniqueKeysWithValues: ["Bionic", "Darwin", "Glibc", "Musl"].map { ($0, .named([file])) })
  }
}
