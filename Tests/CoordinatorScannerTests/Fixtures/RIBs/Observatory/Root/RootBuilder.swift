// swift-format-ignore-file
import RIBs

protocol RootDependency: Dependency {
  var clock: Clock { get }
}

// container: dependency=RootDependency
// requires: RootComponent -> RootDependency
final class RootComponent: Component<RootDependency> {
  let rootViewController: RootViewController

  init(dependency: RootDependency, rootViewController: RootViewController) {
    self.rootViewController = rootViewController
    super.init(dependency: dependency)
  }
}

protocol RootBuildable: Buildable {
  func build() -> LaunchRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {
  override init(dependency: RootDependency) {
    super.init(dependency: dependency)
  }

  func build() -> LaunchRouting {
    let viewController = RootViewController()
    let component = RootComponent(dependency: dependency, rootViewController: viewController)
    let interactor = RootInteractor(presenter: viewController)
    // creates-child-builder: RootBuilder -> BookingBuilder
    let booking = BookingBuilder(dependency: component)
    // creates-child-builder: RootBuilder -> NightBuilder
    let night = NightBuilder(dependency: component)
    return RootRouter(
      interactor: interactor, viewController: viewController, bookingBuilder: booking, nightBuilder: night)
  }
}
