final class UploadCoordinator: ShopCoordinator {}

/// What the system still has to do. It holds on to what it needs for that, and no coordinator knows of it.
@MainActor
private var pendingWork: [() -> Void] = []

extension AppCoordinator {
  /// A photo is sent while the user goes on.
  func upload() {
    let upload = UploadCoordinator()
    attach(upload)
    detach(upload)
    if isMended {
      pendingWork.append { [weak upload] in _ = upload?.childCoordinators.count }
    } else {
      pendingWork.append { _ = upload.childCoordinators.count }
    }
  }

  /// The network is slower than the tracker expects.
  func finishUpload() {
    pendingWork.forEach { $0() }
    pendingWork = []
  }
}
