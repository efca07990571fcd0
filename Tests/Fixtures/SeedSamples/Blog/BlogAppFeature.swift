import CoordinatorCore

#if canImport(UIKit)
  import UIKit
#endif

protocol BlogAppDependency: Dependency {}

final class BlogAppComponent: BlogAppDependency {}

final class BlogAppContainer: Container<BlogAppDependency>, HomeDependency, PostDependency {
  var useCase: HomeUseCase {
    HomeUseCase()
  }

  let postUseCase = PostUseCase()

  lazy var homeContainable: HomeContainable = HomeContainer(dependency: self)
  lazy var postContainable: PostContainable = PostContainer(dependency: self)

  func coordinator() -> NavigatingCoordinating {
    BlogAppCoordinator(homeContainable: homeContainable)
  }
}

final class BlogAppCoordinator: NavigatingCoordinator {
  private let homeContainable: HomeContainable
  private var homeCoordinator: NavigatingCoordinating?

  init(homeContainable: HomeContainable) {
    self.homeContainable = homeContainable
    super.init()
  }

  override func start(at navigationController: UINavigationController?) {
    super.start(at: navigationController)
    attachHomeCoordinator()
  }

  func attachHomeCoordinator() {
    guard homeCoordinator == nil else { return }

    let coordinator = homeContainable.coordinator(listener: self)

    self.addChild(coordinator)
    coordinator.start(at: navigationController)

    self.homeCoordinator = coordinator
  }

  func detachHomeCoordinator() {
    guard let coordinator = homeCoordinator else { return }

    self.removeChild(coordinator)
    _ = navigationController?.popViewController(animated: false)

    self.homeCoordinator = nil
  }
}

extension BlogAppCoordinator: HomeListener {
  func homeDidTapBackButton() {
    detachHomeCoordinator()
  }
}
