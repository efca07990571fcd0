import ArgumentParser
import CoordinatorGraphviz

/// The options that say which images of screens a picture shows.
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
