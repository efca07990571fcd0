import UIKit

@MainActor
class UploadBase {
  var children: [UploadBase] = []
}

/// An actor that works for a coordinator.
actor Uploader {
  private let owner: UploadCoordinator
  init(owner: UploadCoordinator) { self.owner = owner }
  func upload() async { await owner.uploaded() }
}

final class UploadsCoordinator: UploadBase {
  func open() {
    let upload = UploadCoordinator()
    children.append(upload)
    upload.start()
  }
  func close() { children.removeLast() }
}

final class UploadCoordinator: UploadBase {
  private var uploader: Uploader?
  private(set) var uploads = 0

  func start() { uploader = Uploader(owner: self) }

  func tap() {
    let uploader = uploader
    Task { await uploader?.upload() }
  }

  func uploaded() { uploads += 1 }
}
