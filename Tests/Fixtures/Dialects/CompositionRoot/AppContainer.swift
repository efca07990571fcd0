protocol AppDependency: Dependency {
  var firstPost: Int { get }
}

struct LaunchOptions: AppDependency {
  let firstPost: Int
}

/// The composition root: what the children ask for is made here.
final class AppContainer: Container<AppDependency>, HomeDependency {
  let postUseCase = PostUseCase()

  var homeUseCase: HomeUseCase { HomeUseCase(firstPost: dependency.firstPost) }

  func coordinator() -> AppCoordinator {
    AppCoordinator(homeContainable: HomeContainer(dependency: self))
  }
}
