import CoordinatorAnalysis

/// What a scan of folders leaves out by its name.
struct LeftOut: Sendable {
  /// What users leave out, as they wrote it.
  let globs: [Glob]
  let includesTests: Bool

  /// Folders of tools and of other people's code; hidden ones are left out, too.
  static let folders: Set<String> = ["Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules"]
  /// Folders that are documents: no source is compiled from inside.
  static let endings: Set<String> = [
    "app", "appex", "bundle", "framework", "lproj", "playground", "xcassets", "xcdatamodeld", "xcframework",
    "xcodeproj", "xctemplate", "xcworkspace",
  ]

  enum Reason: String, CaseIterable {
    case test = "tests"
    case tool = "tools and others' code"
    case excluded = "what --exclude-path names"
  }

  /// Why an entry is left out; nil where it is not. A pattern without a slash is compared with the name, one with a
  /// slash with the path: as the file was reached, and as evidence names it.
  func reason(name: String, isFolder: Bool, paths: [String]) -> Reason? {
    if isFolder {
      if name.hasPrefix(".") || Self.folders.contains(name) { return .tool }
      if let ending = name.ending, Self.endings.contains(ending) { return .tool }
      if !includesTests, name.hasSuffix("Tests") { return .test }
    }
    let isExcluded = globs.contains { glob in
      glob.pattern.contains("/") ? paths.contains { glob.matches($0) } : glob.matches(name)
    }
    return isExcluded ? .excluded : nil
  }
}
