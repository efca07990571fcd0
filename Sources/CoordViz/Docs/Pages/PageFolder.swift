import CoordinatorPages
import Foundation

struct PageFolder {
  let path: String

  /// The folders of pages, relative to the top folder.
  private static let folders = ["", "assets/", "containers/", "coordinators/", "images/", "Resources/"]

  func path(of page: String) -> String { "\(path)/\(page)" }

  /// The content of a page's file; nil if the file does not exist, or if a link leads out of the folder.
  func bytes(of page: String) -> [UInt8]? {
    contains(page) ? try? Input.file(path(of: page)).readRegular() : nil
  }

  /// Whether a page is in this folder, after following all links.
  private func contains(_ page: String) -> Bool {
    RepositoryBounds(top: ProjectRoot.real(path)).contain(page, from: path)
  }

  /// Pages that coordviz wrote here earlier and that are not among the given files. Files of other authors
  /// are never included.
  func leftOver(beside files: [PageFile]) -> [String] {
    let wanted = Set(files.map(\.path))
    return Self.folders.filter(contains).flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path(of: folder))) ?? []
      return names.sorted().map { folder + $0 }.filter { page in
        !wanted.contains(page) && isOwn(page)
      }
    }
  }

  /// The first page whose path is used by a foreign file, or by a link to outside.
  func taken(of files: [PageFile]) -> String? {
    guard FileStatus(path: path) != nil else { return nil }
    return files.first { file in
      !contains(file.path) || FileStatus(path: path(of: file.path)) != nil && !isPage(file.path)
    }?.path
  }

  /// Whether a regular file is marked as the page of its name.
  private func isOwn(_ page: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path(of: page))
    return attributes?[.type] as? FileAttributeType == .typeRegular && isPage(page)
  }

  private func isPage(_ page: String) -> Bool {
    bytes(of: page).map { PageFile.isPage($0, at: page) } ?? false
  }

  /// Removes a page, and its folder if that is empty then.
  func remove(_ page: String) throws(CommandError) {
    guard unlink(path(of: page)) == 0 else { throw CommandError(writing: path(of: page), Failure()) }
    // This fails if the folder is not empty, which is fine.
    if !page.folderStart.isEmpty { rmdir(path(of: page.folderStart.withoutEndSlash)) }
  }
}
