// swift-format-ignore-file
import RIBs
import UIKit

protocol RootRouting: ViewableRouting {
  func routeToNight(of visitor: String)
}

protocol RootPresentable: Presentable {
  var listener: RootPresentableListener? { get set }
}

protocol RootPresentableListener: AnyObject {}
protocol RootListener: AnyObject {}

// look-alike: an interactor
final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {
  weak var router: RootRouting?
  weak var listener: RootListener?

  override init(presenter: RootPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func bookingDidEnd(visitor: String) {
    router?.routeToNight(of: visitor)
  }

  func nightDidEnd() {}
}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable, NightViewControllable {
  weak var listener: RootPresentableListener?

  func present(_ viewController: ViewControllable) {
    present(viewController.uiviewController, animated: true)
  }

  func dismiss(_ viewController: ViewControllable) {
    if presentedViewController === viewController.uiviewController { dismiss(animated: true) }
  }
}
