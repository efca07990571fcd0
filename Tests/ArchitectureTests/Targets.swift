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
      "CoordinatorSymbols",
      imports: [],
      platform: cLibrary(in: ["LineTable.swift", "ProgramFile.swift", "SymbolTable.swift"])
    ),
    Target(
      "CoordinatorCore",
      imports: ["CoordinatorGraph", "CoordinatorSymbols"],
      platform: cLibrary(in: [
        "Lock.swift", "RecordingFile.swift", "StreamConnection.swift", "System.swift",
      ]).merging([
        "UIKit": .every, "Combine": .named(["Abilities.swift"]), "ObjectiveC": .named(["Abilities.swift"]),
        "Dispatch": .named(["MainActorCheck.swift", "RecordingFile.swift", "RecordingStream.swift"]),
        "Foundation": .named(["Saving.swift"]),
      ]) { $1 }
    ),
    Target(
      "CoordinatorDeclarations",
      imports: ["CoordinatorDiagrams", "CoordinatorGraph", "Yams"],
      platform: ["Foundation": .every]
    ),
    Target(
      "CoordinatorTesting",
      imports: ["CoordinatorCore", "CoordinatorDiagrams", "CoordinatorGraph"],
      platform: ["Testing": .named(["TestFailure.swift"]), "XCTest": .named(["TestFailure.swift"])]
    ),
    Target(
      "CoordinatorScanner",
      imports: ["CoordinatorGraph", "SwiftParser", "SwiftSyntax"],
      platform: ["Foundation": .named(["Name.swift", "XcodeManifest.swift"])]
    ),
    Target("CoordinatorLint", imports: ["CoordinatorGraph", "CoordinatorScanner"]),
    Target("CoordinatorAnalysis", imports: ["CoordinatorDiagrams", "CoordinatorGraph"]),
    Target(
      "CoordinatorPictures",
      imports: ["CoordinatorDiagrams", "CoordinatorGraph"],
      platform: ["Foundation": .every]
    ),
    Target("CGraphviz", imports: []),
    Target(
      "CoordinatorGraphviz",
      imports: ["CGraphviz", "CoordinatorDiagrams", "CoordinatorGraph", "CoordinatorPictures"],
      platform: cLibrary(
        in: ["GraphvizLibrary.swift", "LargeStack.swift"]
      ).merging(["Foundation": .every]) { $1 }
    ),
    Target(
      "CoordinatorPages",
      imports: ["CoordinatorDiagrams", "CoordinatorGraph", "Mustache"],
      platform: ["Foundation": .every]
    ),
    Target(
      "coordviz",
      folder: "CoordViz",
      imports: [
        "ArgumentParser", "CoordinatorAnalysis", "CoordinatorDeclarations", "CoordinatorDiagrams",
        "CoordinatorGraph", "CoordinatorGraphviz", "CoordinatorLint", "CoordinatorPages",
        "CoordinatorPictures",
        "CoordinatorScanner", "FlyingFox", "FlyingSocks",
      ],
      platform: ["Foundation": .every]
    ),
  ]

  /// The targets that apps embed: on every iOS since 13, without a word on stdout, by the standard library.
  static let embedded: Set<String> = [
    "CoordinatorCore", "CoordinatorDiagrams", "CoordinatorGraph", "CoordinatorTesting",
  ]

  /// The modules of this package and of its packages; all others belong to the platform.
  static let packages: Set<String> = all.reduce(into: Set(all.map(\.name))) { $0.formUnion($1.imports) }

  /// The platforms' C libraries, for the files that need locks, threads or symbols of the running program.
  private static func cLibrary(in files: Set<String>) -> [String: Files] {
    let names = ["Android", "Bionic", "Darwin", "Glibc", "Musl"]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, .named(files)) })
  }
}
