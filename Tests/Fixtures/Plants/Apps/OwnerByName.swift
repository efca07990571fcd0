import UIKit

@MainActor
class SongBase {
  var children: [SongBase] = []
}

@MainActor
final class ImageLoader {
  private var owners: [String: SongCoordinator] = [:]
  func load(_ name: String, for owner: SongCoordinator) { owners[name] = owner }
  func forget(_ name: String) { owners[name] = nil }
  func finish(_ name: String) { owners[name]?.loaded += 1 }
}

final class SongsCoordinator: SongBase {
  let images = ImageLoader()

  func open() {
    let song = SongCoordinator(images: images)
    children.append(song)
    song.start()
  }

  func close() {
    (children.last as? SongCoordinator)?.stop()
    children.removeLast()
  }
}

/// A loader has its owner in a dictionary by name.
final class SongCoordinator: SongBase {
  private let images: ImageLoader
  var loaded = 0

  init(images: ImageLoader) { self.images = images }

  func start() { images.load("cover", for: self) }

  func stop() { loaded = 0 }
}
