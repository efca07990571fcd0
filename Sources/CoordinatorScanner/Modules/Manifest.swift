/// A file that says which folders and files make which modules.
public struct Manifest: Hashable, Sendable {
  /// Its path, relative to the project.
  public var path: String

  /// What it holds, in UTF-8.
  public var text: [UInt8]

  /// A manifest of the given content.
  public init(path: String, text: [UInt8]) {
    self.path = path
    self.text = text
  }

  /// Whether a file of this path is one that ``ModuleMap`` reads: of SwiftPM, Tuist or Xcode.
  public static func isManifest(path: String) -> Bool {
    Kind(path: path) != nil
  }

  enum Kind {
    case package, tuist, xcode

    init?(path: String) {
      switch path.lastComponent {
      case "Package.swift": self = .package
      case "Project.swift": self = .tuist
      case "project.pbxproj": self = .xcode
      default: return nil
      }
    }
  }

  /// What it says of modules, with paths relative to the project.
  var statements: [ModuleStatement] {
    switch Kind(path: path) {
    case .package: PackageManifest(folder: path.folder, text: text).statements
    case .tuist: TuistManifest(folder: path.folder, text: text).statements
    // The project file stands in a bundle, whose folder is where its paths start.
    case .xcode: XcodeManifest(folder: path.folder.folder, text: text).statements
    case nil: []
    }
  }
}

/// One thing that a manifest says of modules.
struct ModuleStatement: Hashable {
  enum Place: Hashable {
    case file(String)
    case folder(String)
  }

  var place: Place
  var module: String

  /// The module's name as Swift code writes it: what no name may hold becomes an underscore.
  init(_ place: Place, module: String) {
    self.place = place
    self.module = String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
