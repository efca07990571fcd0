import ArgumentParser
import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorGraphviz
import Foundation

/// A folder with images of screens, such as those of snapshot tests.
struct ThumbnailFolder {
  let path: String
  /// The size of all images together that a picture may have, in bytes.
  var budget = Self.usualBudget

  static let usualBudget = 8 << 20
  /// The size of one image, in bytes and in pixels.
  static let largestFile = 2 << 20
  static let mostPixels = 40_000_000
  private static let mostFiles = 20_000

  /// The images of the screens in a graph. Those beyond the budget are left out, with a warning.
  func thumbnails(for graph: Graph, reportingTo diagnostics: Diagnostics) throws -> [NodeID: Thumbnail] {
    let found = try images()
    let images = ScreenImages(paths: found)
    var (thumbnails, rest, omitted) = ([NodeID: Thumbnail](), budget, 0)
    for screen in graph.breadthFirst() where screen.kind == .screen {
      guard let image = images.path(for: screen) else { continue }
      let thumbnail = try thumbnail(at: "\(path)/\(image)")
      guard thumbnail.bytes.count <= rest else { omitted += 1; continue }
      rest -= thumbnail.bytes.count
      thumbnails[screen.id] = thumbnail
    }
    report(thumbnails.count, omitted, found, to: diagnostics)
    return thumbnails
  }

  private func report(_ count: Int, _ omitted: Int, _ found: [String], to diagnostics: Diagnostics) {
    if omitted > 0 {
      diagnostics.warning(
        "\(path): \(omitted) of \(omitted + count) images are left out, because all together are larger than "
          + "\(budget >> 20) MB; make them smaller, or use --thumbnail-budget"
      )
    }
    guard count + omitted == 0 else { return diagnostics.detail("\(path): \(count) images of screens") }
    let example = found.first.map { ", such as \($0.onOneLine)" } ?? ""
    diagnostics.warning(
      "\(path): no image has the name of a screen; \(found.count) found\(example); name them as HomeViewController.png"
    )
  }

  /// The paths of all images below the folder. Links are not followed: the images become public.
  private func images() throws -> [String] {
    guard let status = FileStatus(path: path) else { throw CommandError(reading: path, Failure()) }
    guard status.isFolder else {
      throw CommandError(path, "this is a file; name the folder with the images")
    }
    _ = try CheckedPath(argument: path)
    guard let walk = FileManager.default.enumerator(atPath: path) else {
      throw CommandError(reading: path, Failure(code: EACCES))
    }
    var paths: [String] = []
    for case let name as String in walk where ["png", "jpg", "jpeg"].contains(name.ending) {
      if SymbolicLink.isAt("\(path)/\(name)") { continue }
      paths.append(name)
      if paths.count == Self.mostFiles { break }
    }
    return paths.sorted()
  }

  private func thumbnail(at path: String) throws(CommandError) -> Thumbnail {
    let bytes: [UInt8]
    do {
      bytes = try Descriptor.openRegular(CheckedPath(listed: path)) { file, status in
        guard status.size <= Self.largestFile else { throw Failure(code: EFBIG) }
        return try file.readAll(upTo: Self.largestFile)
      }
    } catch let failure as Failure where failure.code == EFBIG {
      throw CommandError(
        path,
        "this image is larger than \(Self.largestFile >> 20) MB; make it smaller, such as with 'sips -Z 400'"
      )
    } catch {
      throw CommandError(reading: path, error)
    }
    guard let header = ImageHeader(bytes) else {
      throw CommandError(path, "this is no PNG or JPEG; remove it, or save it in one of these formats")
    }
    guard header.width <= Self.mostPixels / header.height else {
      throw CommandError(
        path,
        "this image has \(header.width) x \(header.height) pixels, which is too large; make it smaller"
      )
    }
    return Thumbnail(format: header.format, bytes: bytes, pixels: (header.width, header.height))
  }
}

/// Which image belongs to which screen, by their names.
struct ScreenImages {
  /// The paths of images by the names that they may mean, best first.
  private var paths: [String: [(rank: Int, path: String)]] = [:]

  /// - Parameter paths: Paths below the folder of images.
  init(paths: [String]) {
    for path in paths.sorted() {
      for (rank, name) in Self.names(of: path).enumerated() {
        self.paths[name, default: []].append((rank, path))
      }
    }
  }

  /// The image of a screen: the one whose file, or else whose folder, has its name.
  func path(for screen: Node) -> String? {
    for name in [screen.type.lowercased(), screen.name.lowercased(), screen.type.screenName] {
      if let found = paths[name]?.min(by: { ($0.rank, $0.path) < ($1.rank, $1.path) }) { return found.path }
    }
    return nil
  }

  /// `Home.png`, `HomeViewController@2x.png`, `HomeViewTests/testDefault.1.png`: what libraries of snapshot tests write.
  private static func names(of path: String) -> [String] {
    let parts = path.pathNames
    let file = (parts.last ?? path).prefix { $0 != "." && $0 != "@" }
    let test = file.hasPrefix("test") && file.count > 4 ? String(file.dropFirst(4)) : String(file)
    let folder = parts.dropLast().last?.split(separator: ".").last.map(String.init) ?? ""
    let suite = ["SnapshotTests", "Tests", "Test", "Spec"].first(where: folder.hasSuffix)
    let names = [test, suite.map { folder.withoutSuffix($0) } ?? ""].filter { !$0.isEmpty }
    return names.flatMap { [$0.lowercased(), $0.screenName] }
  }
}

extension String {
  /// The name without the ending that says that it is a screen, in small letters.
  fileprivate var screenName: String {
    let endings = ["ViewController", "HostingController", "Controller", "Screen", "View"]
    let ending = endings.first { hasSuffix($0) && self != $0 }
    return (ending.map(withoutSuffix) ?? self).lowercased()
  }
}

struct ThumbnailArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show images of screens, by their names.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var thumbnails: String?

  @Option(help: ArgumentHelp("The maximum size of all images.", valueName: "MB"))
  var thumbnailBudget = ThumbnailFolder.usualBudget >> 20

  func validate() throws {
    guard (1...100).contains(thumbnailBudget) else {
      throw ValidationError("--thumbnail-budget must be a number from 1 to 100.")
    }
  }

  /// - Throws: `ValidationError` if a picture cannot show the requested images.
  func check(_ format: Format) throws {
    guard thumbnails != nil else { return }
    guard format.showsThumbnails else {
      throw ValidationError(
        "--thumbnails is for svg and html, and not for \(format.rawValue). Use -o hierarchy.svg."
      )
    }
  }

  /// The folder of images: the requested one, or that of the configuration.
  func folder(_ project: Project?) throws -> ThumbnailFolder? {
    guard let path = try thumbnails ?? project?.thumbnails else { return nil }
    return ThumbnailFolder(path: path.withoutEndSlash, budget: thumbnailBudget << 20)
  }
}

extension Format {
  /// Whether pictures of this format contain images of screens.
  var showsThumbnails: Bool { self == .svg || self == .html }
}
