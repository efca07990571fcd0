import CoordinatorAnalysis
import Foundation

/// The files and folders that a scan ignores by name.
struct IgnoredFiles: Sendable {
  /// The user's patterns, as written.
  let globs: [Glob]
  let includesTests: Bool
  /// What a revision on the other side of a comparison cannot have; nil without one.
  var workTree: WorkTree?
  /// The patterns that are plain names, and the others.
  private let names: Set<String>
  private let wildcards: [Glob]

  /// Files that match the user's patterns.
  init(globs: [Glob], includesTests: Bool) {
    (self.globs, self.includesTests) = (globs, includesTests)
    names = Set(globs.filter(\.isLiteral).map(\.pattern))
    wildcards = globs.filter { !$0.isLiteral }
  }

  /// Folders of tools and of third-party code; hidden ones are ignored, too.
  static let folders: Set<String> = ["Carthage", "DerivedData", "SourcePackages", "node_modules"]
  /// The folder of CocoaPods, and the file beside it or in it that tells it from a folder of the app.
  private static let pods = "Pods"
  private static let podfiles = ["Podfile", "Pods/Manifest.lock", "Pods/Target Support Files"]
  /// Folders that are documents: no source is compiled from inside.
  static let endings: Set<String> = [
    "app", "appex", "bundle", "docc", "framework", "lproj", "playground", "xcassets", "xcdatamodeld",
    "xcframework", "xcodeproj", "xctemplate", "xcworkspace",
  ]

  enum Reason: String, CaseIterable {
    case test = "tests"
    case checkout = "other checkouts of git"
    case git = "not in revisions of git"
    case tool = "tools and third-party code"
    case excluded = "--exclude-path"
  }

  /// The reason to ignore an entry, or nil. A pattern without a slash is matched against the name. One with a
  /// slash is matched against the path, both as given and as evidence shows it.
  ///
  /// - Parameter isBeside: Whether there is a file or folder at a path that starts in the folder of the entry.
  func reason(name: String, isFolder: Bool, paths: [String], isBeside: (String) -> Bool) -> Reason? {
    if isFolder {
      if name.hasPrefix(".") || Self.folders.contains(name) { return .tool }
      if let ending = name.ending, Self.endings.contains(ending) { return .tool }
      if name == Self.pods, Self.podfiles.contains(where: isBeside) { return .tool }
    }
    if names.contains(name) || paths.contains(where: names.contains) { return .excluded }
    let isExcluded = wildcards.contains { glob in
      glob.pattern.contains("/") ? paths.contains { glob.matches($0) } : glob.matches(name)
    }
    return isExcluded ? .excluded : nil
  }
}

/// A folder with a `.git` of its own, below another folder.
struct NestedCheckout {
  /// Whether the checkout around it has it as a submodule; nil without a checkout around it.
  let isSubmodule: Bool?

  init(at place: String) {
    let real = ProjectRoot.real(place)
    guard let outer = ProjectRoot.checkout(above: ProjectRoot.folder(of: real)) else {
      isSubmodule = nil; return
    }
    isSubmodule = Self.submodules(of: outer).contains(real.rest(below: outer))
  }

  /// The paths in the file `.gitmodules` of a checkout.
  private static func submodules(of checkout: String) -> Set<String> {
    guard let bytes = try? Input.file(checkout + "/.gitmodules").readRegular() else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return Set(lines.compactMap(path))
  }

  /// The path of a line `path = Sources/Shared`; nil for other lines.
  private static func path(of line: Substring) -> String? {
    let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, parts[0] == "path" else { return nil }
    return parts[1].trimmingCharacters(in: ["\"", "/"])
  }
}
