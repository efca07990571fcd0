/// A file that says which folders and files make which modules.
public struct Manifest: Hashable, Sendable {
  /// Its path, relative to the project.
  public var path: String

  /// Its text, in UTF-8.
  public var text: [UInt8]

  /// A manifest of the given content.
  public init(path: String, text: [UInt8]) {
    self.path = path
    self.text = text
  }

  /// Whether ``ModuleMap`` reads a file of this path: one of SwiftPM, Tuist, XcodeGen or Xcode.
  public static func isManifest(path: String) -> Bool { readers[path.lastComponent] != nil }

  /// Its modules, with paths relative to the project.
  var statements: [ModuleStatement] { Self.readers[path.lastComponent]?(path.folder, text) ?? [] }

  /// What reads a manifest of each name. It takes the folder and the text.
  private static let readers: [Substring: @Sendable (String, [UInt8]) -> [ModuleStatement]] = [
    "Package.swift": { PackageManifest(folder: $0, text: $1).statements },
    "Project.swift": { TuistManifest(folder: $0, text: $1).statements },
    "project.yml": { XcodeGenManifest(folder: $0, text: $1).statements },
    // The project file is in a bundle. Its paths start at the folder of the bundle.
    "project.pbxproj": { XcodeManifest(folder: $0.folder, text: $1).statements },
  ]
}

/// One statement of a manifest about a module.
struct ModuleStatement: Hashable {
  enum Place: Hashable {
    case file(String)
    case folder(String)
  }

  var place: Place
  var module: String
  /// Whether the module is one of tests; nil where the manifest does not say.
  var isTest: Bool?

  /// A statement about a file or a folder by its path in a folder; nil where the path leaves the project.
  ///
  /// - Parameter module: Its name. In Swift code, other characters become underscores.
  init?(_ path: String, in folder: String, module: String, isTest: Bool?) {
    guard let path = folder.appending(path: path) else { return nil }
    self.init(path.hasSuffix(".swift") ? .file(path) : .folder(path), module: module, isTest: isTest)
  }

  init(_ place: Place, module: String, isTest: Bool?) {
    self.place = place
    self.isTest = isTest
    self.module = String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
