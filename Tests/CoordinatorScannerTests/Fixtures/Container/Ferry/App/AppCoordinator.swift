// swift-format-ignore-file
import CoordinatorKit
import UIKit

/// Hears that the app has to close.
public protocol AppListener: AnyObject {
  func appDidClose()
}

/// The first coordinator: it opens the harbor.
// coordinator
final class AppCoordinator: Coordinator {
  private let harborContainable: HarborContainable
  private var harborCoordinator: Coordinating?
  weak var listener: AppListener?

  init(harborContainable: HarborContainable, listener: AppListener) {
    self.harborContainable = harborContainable
    self.listener = listener
    super.init()
  }

  override func start(at navigation: UINavigationController) {
    super.start(at: navigation)
    attachHarbor()
  }

  private func attachHarbor() {
    guard harborCoordinator == nil else { return }
    // edge: AppCoordinator -> HarborCoordinator | container-protocol | owns
    let coordinator = harborContainable.coordinator(listener: self)
    addChild(coordinator)
    harborCoordinator = coordinator
    if let navigation { coordinator.start(at: navigation) }
  }

  private func detachHarbor() {
    guard let coordinator = harborCoordinator else { return }
    removeChild(coordinator)
    harborCoordinator = nil
  }
}

extension AppCoordinator: HarborListener {
  func harborDidClose() {
    detachHarbor()
    listener?.appDidClose()
  }
}
