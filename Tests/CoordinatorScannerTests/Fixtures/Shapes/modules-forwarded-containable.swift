// expect: container AppContainer
// expect: container HomeContainer
// expect: container PostContainer
// expect: AppCoordinator -> HomeCoordinator
// expect: HomeCoordinator -> PostCoordinator
// expect: AppContainer adopts HomeDependency
// expect: HomeContainer adopts PostDependency
// expect: HomeContainer requires HomeDependency
// expect: PostContainer requires PostDependency
// expect: AppContainer requires AppDependency
// expect: HomeCoordinator up AppCoordinator
// expect: PostCoordinator up HomeCoordinator
// may be: AppContainer adopts PostDependency
// may be: AppContainer creates AppCoordinator (builds)
// may be: AppContainer provides HomeDependency.postContainable (PostContainer)
// may be: AppContainer provides HomeDependency.repo (Repo)
// may be: AppContainer provides PostDependency.repo (Repo)
// may be: HomeContainer up AppContainer
// may be: HomeContainer creates HomeCoordinator (builds)
// may be: HomeContainer provides PostDependency.repo (forwarded from AppContainer: Repo)
// may be: PostContainer creates PostCoordinator (builds)
// may be: PostContainer up AppContainer
// may be: AppContainer creates HomeContainer
// may be: AppContainer creates PostContainer
// may be: HomeContainer provides PostDependency.repo (forwarded)
// may be: AppContainer provides HomeDependency.postContainable
// may be: AppContainer provides HomeDependency.repo
// may be: AppContainer builds AppCoordinator
// may be: HomeContainer builds HomeCoordinator
// may be: PostContainer builds PostCoordinator
// may be: AppCoordinator holds HomeContainer
// may be: HomeCoordinator holds PostContainer

import UIKit

class Container<Dependency> {
  let dependency: Dependency; init(dependency: Dependency) { self.dependency = dependency }
}
protocol Coordinating: AnyObject { func start() }
class BaseCoordinator: Coordinating {
  var children: [Coordinating] = []; func start() {}
  func addChild(_ c: Coordinating) { children.append(c); c.start() }
}
final class AppDependency { let repo = Repo() }
final class Repo {}
final class AppContainer: Container<AppDependency>, HomeDependency {
  var repo: Repo { dependency.repo }
  lazy var postContainable: PostContainable = PostContainer(dependency: self)
  func coordinator() -> AppCoordinator { AppCoordinator(home: HomeContainer(dependency: self)) }
}
extension AppContainer: PostDependency {}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppContainer(dependency: AppDependency()).coordinator()
}
final class AppCoordinator: BaseCoordinator, HomeListener {
  let home: HomeContainable
  init(home: HomeContainable) { self.home = home }
  override func start() { addChild(home.coordinator(listener: self)) }
}
protocol HomeDependency: AnyObject { var repo: Repo { get }; var postContainable: PostContainable { get } }
protocol HomeListener: AnyObject {}
protocol HomeContainable { func coordinator(listener: HomeListener) -> Coordinating }
final class HomeContainer: Container<HomeDependency>, HomeContainable, PostDependency {
  var repo: Repo { dependency.repo }
  func coordinator(listener: HomeListener) -> Coordinating {
    let c = HomeCoordinator(post: dependency.postContainable); c.listener = listener; return c
  }
}
final class HomeCoordinator: BaseCoordinator, PostListener {
  weak var listener: HomeListener?
  let post: PostContainable
  init(post: PostContainable) { self.post = post }
  override func start() { addChild(post.coordinator(listener: self)) }
}
protocol PostDependency: AnyObject { var repo: Repo { get } }
protocol PostListener: AnyObject {}
protocol PostContainable { func coordinator(listener: PostListener) -> Coordinating }
final class PostContainer: Container<PostDependency>, PostContainable {
  func coordinator(listener: PostListener) -> Coordinating {
    let c = PostCoordinator(); c.listener = listener; return c
  }
}
final class PostCoordinator: BaseCoordinator { weak var listener: PostListener? }
