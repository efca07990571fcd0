import CoordinatorCore

#if canImport(UIKit)
  import UIKit
#endif

protocol FindIdDependency: Dependency {}

protocol FindIdContainable: Containable {
  func coordinator(listener: FindIdListener) -> ViewableCoordinating
}

protocol FindIdListener: Listener {
  func didFindId(_ id: String)
}

final class FindIdContainer: Container<FindIdDependency>, FindIdContainable {
  func coordinator(listener: FindIdListener) -> ViewableCoordinating {
    let viewControllerable = FindIdViewController()

    let coordinator = FindIdCoordinator(viewControllerable: viewControllerable)
    coordinator.listener = listener
    return coordinator
  }
}

protocol FindIdPresentable: Presentable {}

final class FindIdViewController: UIViewController, ViewControllerable, FindIdPresentable {}

final class FindIdCoordinator: ViewableCoordinator<FindIdPresentable> {
  weak var listener: FindIdListener?

  func didEnter(email: String) {
    listener?.didFindId("id of \(email)")
  }
}
