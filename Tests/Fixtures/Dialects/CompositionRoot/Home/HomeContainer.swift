protocol HomeDependency: Dependency {
  var homeUseCase: HomeUseCase { get }
  var postUseCase: PostUseCase { get }
}

protocol HomeListener: AnyObject {
  func homeDidTapBackButton()
}

protocol HomeContainable: Containable {
  func coordinator(listener: HomeListener) -> Coordinating
}

final class HomeUseCase {
  let firstPost: Int

  init(firstPost: Int) {
    self.firstPost = firstPost
  }
}

final class HomeContainer: Container<HomeDependency>, HomeContainable, PostDependency {
  var postUseCase: PostUseCase { dependency.postUseCase }

  private lazy var postContainable: PostContainable = PostContainer(dependency: self)

  func coordinator(listener: HomeListener) -> Coordinating {
    let viewModel = HomeViewModel(useCase: dependency.homeUseCase)
    let coordinator = HomeCoordinator(viewModel: viewModel, postContainable: postContainable)
    coordinator.listener = listener
    return coordinator
  }
}
