import UIKit

@MainActor
class VideoBase {
  var children: [VideoBase] = []
}

@MainActor
final class Session {
  var lastOpened: AnyObject?
  var opened = 0
}

/// A session that lives on refers to what was opened last.
final class VideosCoordinator: VideoBase {
  let session = Session()

  func open() {
    let video = VideoCoordinator()
    children.append(video)
    session.lastOpened = video
    session.opened += 1
  }

  func close() { children.removeLast() }
}

final class VideoCoordinator: VideoBase {
  var seconds = 0
}
