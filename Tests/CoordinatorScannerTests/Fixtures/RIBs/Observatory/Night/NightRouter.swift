// swift-format-ignore-file
import RIBs

protocol NightInteractable: Interactable, SkyListener, MapListener {
  var router: NightRouting? { get set }
  var listener: NightListener? { get set }
}

protocol NightViewControllable: ViewControllable {
  func present(_ viewController: ViewControllable)
  func dismiss(_ viewController: ViewControllable)
}

/// A night without a view of its own.
// coordinator
final class NightRouter: Router<NightInteractable>, NightRouting {
  private let viewController: NightViewControllable
  private let skyBuilder: SkyBuildable
  private let mapBuilder: MapBuildable
  private var current: ViewableRouting?

  init(
    interactor: NightInteractable, viewController: NightViewControllable, skyBuilder: SkyBuildable,
    mapBuilder: MapBuildable
  ) {
    self.viewController = viewController
    self.skyBuilder = skyBuilder
    self.mapBuilder = mapBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    attachSky()
  }

  func cleanUpViews() {
    if let current { viewController.dismiss(current.viewControllable) }
  }

  func routeToMap() {
    detachCurrent()
    // edge: NightRouter -> MapRouter | container-protocol | owns
    let map = mapBuilder.build(withListener: interactor)
    attach(map)
  }

  func routeToSky() {
    detachCurrent()
    attachSky()
  }

  private func attachSky() {
    // edge: NightRouter -> SkyRouter | container-protocol | owns
    attach(skyBuilder.build(withListener: interactor))
  }

  private func attach(_ router: ViewableRouting) {
    current = router
    attachChild(router)
    viewController.present(router.viewControllable)
  }

  private func detachCurrent() {
    guard let current else { return }
    detachChild(current)
    viewController.dismiss(current.viewControllable)
    self.current = nil
  }
}

protocol NightRouting: Routing {
  func cleanUpViews()
  func routeToMap()
  func routeToSky()
}

protocol NightListener: AnyObject {
  func nightDidEnd()
}

final class NightInteractor: Interactor, NightInteractable {
  weak var router: NightRouting?
  weak var listener: NightListener?

  override func willResignActive() {
    super.willResignActive()
    router?.cleanUpViews()
  }

  func skyDidAskForMap() { router?.routeToMap() }
  func mapDidClose() { router?.routeToSky() }
}
