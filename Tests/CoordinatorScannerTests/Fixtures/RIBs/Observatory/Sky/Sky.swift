// swift-format-ignore-file
import RIBs
import UIKit

protocol SkyDependency: Dependency {}

protocol SkyBuildable: Buildable {
  func build(withListener listener: SkyListener) -> ViewableRouting
}

final class SkyBuilder: Builder<SkyDependency>, SkyBuildable {
  func build(withListener listener: SkyListener) -> ViewableRouting {
    let viewController = SkyViewController()
    let interactor = SkyInteractor(presenter: viewController)
    interactor.listener = listener
    return SkyRouter(interactor: interactor, viewController: viewController)
  }
}

protocol SkyListener: AnyObject {
  func skyDidAskForMap()
}

protocol SkyInteractable: Interactable {}
protocol SkyPresentable: Presentable {}

// coordinator
final class SkyRouter: ViewableRouter<SkyInteractable, SkyViewController> {}

final class SkyInteractor: PresentableInteractor<SkyPresentable>, SkyInteractable {
  weak var listener: SkyListener?
}

final class SkyViewController: UIViewController, SkyPresentable, ViewControllable {}
