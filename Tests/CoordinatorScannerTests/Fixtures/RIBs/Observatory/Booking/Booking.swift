// swift-format-ignore-file
import RIBs
import UIKit

protocol BookingDependency: Dependency {
  var telescopes: TelescopeStore { get }
}

// container: dependency=BookingDependency
// requires: BookingComponent -> BookingDependency
final class BookingComponent: Component<BookingDependency> {
  fileprivate var telescopes: TelescopeStore { dependency.telescopes }
}

protocol BookingBuildable: Buildable {
  func build(withListener listener: BookingListener) -> BookingRouting
}

final class BookingBuilder: Builder<BookingDependency>, BookingBuildable {
  func build(withListener listener: BookingListener) -> BookingRouting {
    let component = BookingComponent(dependency: dependency)
    let viewController = BookingViewController()
    let interactor = BookingInteractor(presenter: viewController, telescopes: component.telescopes)
    interactor.listener = listener
    return BookingRouter(interactor: interactor, viewController: viewController)
  }
}

protocol BookingListener: AnyObject {
  func bookingDidEnd(visitor: String)
}

protocol BookingRouting: ViewableRouting {}
protocol BookingInteractable: Interactable {
  var router: BookingRouting? { get set }
}
protocol BookingPresentable: Presentable {}

// coordinator
final class BookingRouter: ViewableRouter<BookingInteractable, ViewControllable>, BookingRouting {
  override init(interactor: BookingInteractable, viewController: ViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

final class BookingInteractor: PresentableInteractor<BookingPresentable>, BookingInteractable {
  weak var router: BookingRouting?
  // defect: strong-way-up BookingRouter | its interactor keeps the one above
  var listener: BookingListener?
  private let telescopes: TelescopeStore

  init(presenter: BookingPresentable, telescopes: TelescopeStore) {
    self.telescopes = telescopes
    super.init(presenter: presenter)
  }
}

final class BookingViewController: UIViewController, BookingPresentable, ViewControllable {}

protocol TelescopeStore {}
struct RemoteTelescopes: TelescopeStore {}
protocol Clock {}
