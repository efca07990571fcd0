// swift-format-ignore-file
import RIBs
import UIKit

protocol MapDependency: Dependency {
  var stars: StarStore { get }
}

// container: dependency=MapDependency
// requires: MapComponent -> MapDependency
final class MapComponent: Component<MapDependency> {
  var stars: StarStore { dependency.stars }
}

protocol MapBuildable: Buildable {
  func build(withListener listener: MapListener) -> ViewableRouting
}

final class MapBuilder: Builder<MapDependency>, MapBuildable {
  func build(withListener listener: MapListener) -> ViewableRouting {
    let viewController = MapViewController()
    let component = MapComponent(dependency: dependency)
    let interactor = MapInteractor(presenter: viewController, stars: component.stars)
    interactor.listener = listener
    return MapRouter(interactor: interactor, viewController: viewController)
  }
}

protocol MapListener: AnyObject {
  func mapDidClose()
}

protocol MapInteractable: Interactable {}
protocol MapPresentable: Presentable {}

// coordinator
final class MapRouter: ViewableRouter<MapInteractable, MapViewController> {}

final class MapInteractor: PresentableInteractor<MapPresentable>, MapInteractable {
  weak var listener: MapListener?
  private let stars: StarStore

  init(presenter: MapPresentable, stars: StarStore) {
    self.stars = stars
    super.init(presenter: presenter)
  }
}

final class MapViewController: UIViewController, MapPresentable, ViewControllable {}
