// swift-format-ignore-file
import RIBs

protocol RootInteractable: Interactable, BookingListener, NightListener {
  var router: RootRouting? { get set }
  var listener: RootListener? { get set }
}

protocol RootViewControllable: ViewControllable {
  func present(_ viewController: ViewControllable)
  func dismiss(_ viewController: ViewControllable)
}

/// The root of the observatory.
// coordinator
final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
  private let bookingBuilder: BookingBuildable
  private let nightBuilder: NightBuildable
  private var booking: ViewableRouting?

  init(
    interactor: RootInteractable, viewController: RootViewControllable, bookingBuilder: BookingBuildable,
    nightBuilder: NightBuildable
  ) {
    self.bookingBuilder = bookingBuilder
    self.nightBuilder = nightBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    routeToBooking()
  }

  func routeToNight(of visitor: String) {
    if let booking {
      detachChild(booking)
      viewController.dismiss(booking.viewControllable)
      self.booking = nil
    }
    // edge: RootRouter -> NightRouter | container-protocol | owns
    let night = nightBuilder.build(withListener: interactor, visitor: visitor)
    // defect: child-never-removed NightRouter | no way back takes it off | low
    attachChild(night.router)
  }

  private func routeToBooking() {
    // edge: RootRouter -> BookingRouter | container-protocol | owns
    let booking = bookingBuilder.build(withListener: interactor)
    self.booking = booking
    presentRouter(booking)
  }

  /// Attaches and shows.
  private func presentRouter(_ router: ViewableRouting) {
    attachChild(router)
    viewController.present(router.viewControllable)
  }
}
